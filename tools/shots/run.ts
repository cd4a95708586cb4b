/**
 * `npm run shots -- --out DIR [--only GROUP]`: pictures of every screen (or of one group: `first`, `thresholds-60` …) in two sizes and both themes, with few and many combatants, and
 * with names that are hard to show. Status 1 when text is clipped, controls overlap or rows are uneven; 2 for wrong use.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RulesetId } from '../../src/main/rules/index.ts';
import { ensureBuilt } from '../play/ensure-built.ts';
import { Stage, type Size } from '../play/stage.ts';
import { CASTS, gather, type Cast } from './casts.ts';
import { CHECKS } from './checks.ts';
import { BOARD_SCENES, DIALOG_SCENES, FIRST_SCENES, ORDER_SCENES, STAMINA_SCENES, type Scene } from './scenes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = 'npm run shots -- --out DIR [--only thresholds-60]';
const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const faults: string[] = [];

/** Every scene in every size and theme, each looked over for faults. */
async function shoot(stage: Stage, out: string, title: string, scenes: readonly Scene[]): Promise<void> {
  for (const size of SIZES) {
    await stage.resize(size);
    for (const theme of ['dark', 'light'] as const) {
      await stage.useTheme(theme);
      for (const scene of scenes) {
        await show(stage, scene, `${title}-${scene.name}`);
        const file = path.join(out, `${title}-${scene.name}-${theme}-${size.width}.png`);
        await stage.picture(file);
        console.log(file);
        await lookOver(stage, path.basename(file, '.png'));
        await stage.putAway();
        await scene.leave?.(stage.page);
      }
    }
  }
}

async function show({ page }: Stage, scene: Scene, title: string): Promise<void> {
  try {
    await scene.show(page);
  } catch (error) {
    // What a look at the screen found so far is not lost with a scene that does not come up.
    const [reason = ''] = String(error).split('\n');
    faults.push(`${title}: it does not come up: ${reason}`);
  }
}

async function lookOver({ page }: Stage, picture: string): Promise<void> {
  for (const [what, check] of Object.entries(CHECKS)) {
    for (const found of await page.evaluate(check)) faults.push(`${picture}: ${what}: ${found}`);
  }
}

function scenesOf(ruleset: RulesetId, { combatants, inOrder }: Cast): readonly Scene[] {
  if (inOrder) return ORDER_SCENES;
  if (combatants !== 12) return BOARD_SCENES;
  return [...BOARD_SCENES, ...DIALOG_SCENES, ...(ruleset === 'stamina-wounds' ? STAMINA_SCENES : [])];
}

async function shootAll(out: string, only: string | undefined): Promise<void> {
  const asked = (group: string): boolean => only === undefined || only === group;
  await mkdir(out, { recursive: true });
  const stage = await Stage.open();
  try {
    if (asked('first')) await shoot(stage, out, 'first', FIRST_SCENES);
    for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
      for (const cast of CASTS) {
        const group = `${ruleset}-${cast.name}`;
        if (!asked(group)) continue;
        await gather(stage, ruleset, cast);
        await shoot(stage, out, group, scenesOf(ruleset, cast));
      }
    }
  } finally {
    await stage.close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  let out: string;
  let only: string | undefined;
  try {
    const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' }, only: { type: 'string' } } });
    if (values.out === undefined) throw new Error('--out needs the folder that the pictures go into.');
    out = path.resolve(values.out);
    ({ only } = values);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  try {
    ensureBuilt(ROOT);
    await shootAll(out, only);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // An orderly exit, so that the data folder goes too.
  process.once(signal, () => process.exit(1));
}
process.exit(await main(process.argv.slice(2)));
