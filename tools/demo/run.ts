/**
 * `npm run demo -- --out DIR [--script FILE]`: plays fights through the real built app and writes summaries and pictures
 * into DIR. Without a script: the ones in tools/demo/scripts. Status 0: played to the end; 1: a step failed; 2: wrong use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../play/ensure-built.ts';
import { Stage } from '../play/stage.ts';
import { Fight } from './fight.ts';
import { performStep } from './perform.ts';
import { BadScript, readScript } from './read-script.ts';
import type { Step } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OWN_SCRIPTS = path.join(import.meta.dirname, 'scripts');
const USAGE = 'npm run demo -- --out DIR [--script FILE]   (docs/demo-script.md explains scripts)';

interface Script {
  readonly file: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

function load(file: string): Script {
  try {
    return { file, title: path.basename(file, '.json'), steps: readScript(readFileSync(file, 'utf8')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadScript(`${file}: ${reason}`);
  }
}

async function play({ file, title, steps }: Script, out: string): Promise<void> {
  const stage = await Stage.open();
  try {
    const fight = new Fight(stage, out, title);
    for (const [index, step] of steps.entries()) {
      try {
        for (const written of await performStep(fight, step)) console.log(written);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new BadScript(`${file}: Step ${index + 1} (${step.do}): ${reason}`);
      }
    }
  } finally {
    await stage.close();
  }
}

async function main(args: readonly string[]): Promise<number> {
  let scripts: Script[];
  let out: string;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, script: { type: 'string' } },
    });
    if (values.out === undefined) throw new BadScript('--out needs the folder that the files go into.');
    out = path.resolve(values.out);
    const own = readdirSync(OWN_SCRIPTS).map((name) => path.join(OWN_SCRIPTS, name));
    scripts = (values.script === undefined ? own : [values.script]).map(load);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  try {
    ensureBuilt(ROOT);
    for (const script of scripts) await play(script, out);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // An orderly exit, so that the data folder goes too.
  process.once(signal, () => process.exit(1));
}
process.exit(await main(process.argv.slice(2)));
