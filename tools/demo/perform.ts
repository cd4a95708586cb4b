import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DamageEntry, DamageEntryTarget } from '../../src/preload/contract/damage-views.ts';
import { Refused } from '../play/stage.ts';
import { checkExpectation, NotAsExpected } from './expect.ts';
import { lineText, type Fight } from './fight.ts';
import { BadScript } from './read-script.ts';
import { showEntry } from './show.ts';
import { makeCampaign, startEncounter } from './start.ts';
import type { Step, StepName, StepOf } from './steps.ts';

type Perform = { readonly [Name in StepName]: (fight: Fight, step: StepOf<Name>) => Promise<unknown> };

const THEMES = ['dark', 'light'] as const;

/** How each step is played. */
const PERFORM: Perform = {
  campaign: makeCampaign,
  start: startEncounter,
  damage: async (fight, { source, types, subdual, force, ...step }) => {
    const by = typeof source === 'string' ? await fight.id(source) : source;
    const entry = { ...(await entryOf(fight, step)), source: by, types, subdual, force };
    return fight.stage.call('damage.apply', { ...entry, ...fight.gesture() });
  },
  heal: async (fight, step) => fight.stage.call('damage.heal', { ...(await entryOf(fight, step)), ...fight.gesture() }),
  set: async (fight, step) => {
    const text = step.text.trim().startsWith('=') ? step.text : `=${step.text}`;
    return fight.stage.call('damage.apply', { ...(await entryOf(fight, { ...step, text })), ...fight.gesture() });
  },
  injury: async (fight, { who, dice = {} }) =>
    fight.stage.call('injuries.record', { ...fight.gesture(), combatant: await fight.id(who), dice }),
  deathMove: async (fight, { who, choice, dice = {}, split }) =>
    fight.stage.call('deathMoves.make', { ...fight.gesture(), combatant: await fight.id(who), choice, dice, split }),
  overflow: async (fight, { who, minions }) =>
    fight.stage.call('encounter.assignOverflow', {
      ...fight.gesture(),
      combatant: await fight.id(who),
      minions: await fight.ids(minions),
    }),
  heldHits: (fight) => fight.stage.call('encounter.resolveHeldHits', fight.gesture()),
  lastAction: async (fight, { who, hours }) =>
    fight.stage.call('encounter.lastAction', { ...fight.gesture(), combatant: await fight.id(who), hours }),
  rollSides: (fight, { dice }) => fight.stage.call('encounter.rollSides', { ...fight.gesture(), dice }),
  next: (fight) => fight.stage.call('encounter.nextTurn', fight.gesture()),
  previous: (fight) => fight.stage.call('encounter.previousTurn', fight.gesture()),
  spotlight: async (fight, { who }) => {
    const combatant = who === null ? null : await fight.id(who);
    return fight.stage.call('encounter.setActive', { ...fight.gesture(), combatant });
  },
  adjust: async (fight, { who, track, by }) =>
    fight.stage.call('encounter.adjust', { ...fight.gesture(), combatant: await fight.id(who), track, by }),
  tokens: (fight, { by }) => fight.stage.call('encounter.changeTokens', { ...fight.gesture(), by }),
  leave: async (fight, { who, how }) =>
    fight.stage.call('encounter.leave', { ...fight.gesture(), combatants: await fight.ids(who), how }),
  comeBack: async (fight, { who }) =>
    fight.stage.call('encounter.comeBack', { ...fight.gesture(), combatants: await fight.ids(who) }),
  note: async (fight, { text, private: secret = false, who }) => {
    const combatant = who === undefined ? null : await fight.id(who);
    return fight.stage.call('encounter.note', { ...fight.gesture(), text, private: secret, combatant });
  },
  undo: (fight, { times = 1 }) => repeat(times, () => fight.stage.call('journal.undo', fight.gesture())),
  redo: (fight, { times = 1 }) => repeat(times, () => fight.stage.call('journal.redo', fight.gesture())),
  rewind: async (fight, { to }) => {
    const { log } = await fight.view();
    const line = log.findLast((one) => one.undoneAt === null && lineText(one).includes(to));
    if (!line) throw new BadScript(`no line of the log says "${to}".`);
    return fight.stage.call('journal.rewind', { ...fight.gesture(), seq: line.line });
  },
  end: (fight, { ending = '' }) => fight.stage.call('encounter.end', { ...fight.gesture(), ending }),
  expect: checkExpectation,
  show: showEntry,
  picture: takePictures,
  export: exportSummary,
  restart: (fight) => fight.stage.restart(),
};

/**
 * Plays one step.
 *
 * @returns the files it wrote
 * @throws Refused, NotAsExpected or BadScript, with the reason
 */
export async function performStep(fight: Fight, step: Step): Promise<readonly string[]> {
  const perform = PERFORM[step.do] as (fight: Fight, step: Step) => Promise<unknown>;
  const wanted = 'refused' in step ? step.refused : undefined;
  try {
    const answer = await perform(fight, step);
    if (wanted !== undefined) throw new NotAsExpected(`it was done, but should be refused: "${wanted}".`);
    return step.do === 'picture' || step.do === 'export' ? (answer as string[]) : [];
  } catch (error) {
    if (wanted === undefined || !(error instanceof Refused)) throw error;
    if (!error.message.includes(wanted)) {
      throw new NotAsExpected(`it is refused with "${error.message}", not with "${wanted}".`);
    }
    return [];
  }
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

async function entryOf(
  fight: Fight,
  { to, text, faces }: Pick<StepOf<'damage'>, 'to' | 'text' | 'faces'>,
): Promise<DamageEntry> {
  const targets: DamageEntryTarget[] = [];
  for (const target of [to].flat()) {
    const { name, share } = typeof target === 'string' ? { name: target, share: undefined } : target;
    targets.push({ combatant: await fight.id(name), share });
  }
  return { encounter: fight.needEncounter(), text, targets, faces };
}

/** The name of a file that belongs to this fight. */
const fileOf = (fight: Fight, name: string, extension: string): string =>
  path.join(fight.out, `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'picture'}.${extension}`);

async function takePictures(fight: Fight, { name }: StepOf<'picture'>): Promise<string[]> {
  await mkdir(fight.out, { recursive: true });
  const files: string[] = [];
  for (const theme of THEMES) {
    await fight.stage.useTheme(theme);
    const file = fileOf(fight, `${fight.title} ${name} ${theme}`, 'png');
    await fight.stage.picture(file);
    files.push(file);
  }
  await fight.stage.useTheme(THEMES[0]);
  return files;
}

async function exportSummary(fight: Fight, { name }: StepOf<'export'>): Promise<string[]> {
  await mkdir(fight.out, { recursive: true });
  const file = fileOf(fight, name === undefined ? fight.title : `${fight.title} ${name}`, 'md');
  await fight.stage.saveAs(file);
  await fight.stage.call('summary.export', { encounter: fight.needEncounter(), format: 'markdown' });
  return [file];
}
