import { existsSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { nextCommand } from '../services.fixtures.ts';
import { Session } from './session.ts';

export interface SessionSet {
  readonly session: Session;
  readonly dataDir: string;
  readonly databaseFile: string;
  /** What was told in words, and how often the windows had to load anew. */
  readonly told: string[];
  readonly reopened: () => number;
  /** The save dialog's next answer. */
  answer: { file: string | null };
  /** Milliseconds that have passed, by the clock of the wall and by the other one. */
  readonly clock: { now: number; elapsed: number };
  readonly close: () => void;
  /** Closes it and opens the same data again. */
  again(): SessionSet;
}

/** A real session on real files; only clock and desktop are given. Call it in a test or a hook of one. */
export function temporarySession(dataDir: string = path.join(temporaryFolder(), 'data')): SessionSet {
  const told: string[] = [];
  const answer = { file: null as string | null };
  const clock = { now: Date.UTC(2026, 10, 30, 18), elapsed: 0 };
  const databaseFile = path.join(dataDir, 'woundboard.sqlite');
  let reopened = 0;
  const session = new Session({
    info: { version: '0.0.0', dataDir, platform: 'linux' },
    databaseFile,
    desktop: {
      quit: () => undefined,
      openFolder: () => Promise.resolve(''),
      toggleFullScreen: () => undefined,
      painted: () => undefined,
    },
    askWhere: () => Promise.resolve(answer.file),
    askWhich: () => Promise.resolve(answer.file),
    told: {
      settings: () => undefined,
      encounter: () => undefined,
      campaign: () => undefined,
      trouble: (sentence) => told.push(sentence),
    },
    now: () => (clock.now += 1000),
    elapsed: () => clock.elapsed,
    reopened: () => {
      reopened += 1;
    },
  });
  let open = true;
  const close = (): void => {
    if (open && existsSync(dataDir)) session.close();
    open = false;
  };
  onTestFinished(close);
  return {
    session,
    dataDir,
    databaseFile,
    told,
    reopened: () => reopened,
    answer,
    clock,
    close,
    again: () => {
      close();
      return temporarySession(dataDir);
    },
  };
}

/** The value of a reply that is not refused. */
export async function yes<Value>(reply: Reply<Value> | Promise<Reply<Value>>): Promise<Value> {
  const answer = await reply;
  if (!answer.ok) throw new Error(answer.refusal.reason);
  return answer.value;
}

/** The code of a refusal; '' for a reply that is none. */
export async function refusalOf(reply: Reply<unknown> | Promise<Reply<unknown>>): Promise<string> {
  const answer = await reply;
  return answer.ok ? '' : answer.refusal.code;
}

/** A sample campaign with an encounter that runs, and a few hits in it. */
export async function playABit({ session }: SessionSet, name = 'Ford at Dusk', hits = 3): Promise<EncounterView> {
  const { areas } = session;
  const campaign = await yes(
    areas.campaign.create({ commandId: nextCommand(), ruleset: 'thresholds', sample: true, name: `${name} campaign` }),
  );
  const { id } = await yes(
    areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name,
      mode: 'spotlight',
      party: campaign.party.map((entry) => entry.id),
      adversaries: campaign.adversaries.map((entry) => ({ entry: entry.id, count: 2 })),
    }),
  );
  const view = await yes(areas.encounter.open({ encounter: id }));
  for (let hit = 0; hit < hits; hit += 1) await note(session, id, `Splash ${String(hit + 1)}.`);
  const gesture = () => ({ commandId: nextCommand(), encounter: id });
  const [target] = view.combatants;
  if (!target) throw new Error('nobody is there');
  await yes(areas.damage.apply({ ...gesture(), text: '14', targets: [{ combatant: target.id }] }));
  await yes(areas.damage.apply({ ...gesture(), text: '9', targets: [{ combatant: target.id }] }));
  await yes(areas.journal.undo(gesture()));
  await yes(areas.journal.redo(gesture()));
  await yes(areas.journal.undo(gesture()));
  return yes(session.areas.encounter.open({ encounter: id }));
}

/** One more entry in an encounter. @returns its revision */
export async function note(session: Session, encounter: EncounterView['id'], text = 'A splash.'): Promise<number> {
  const gesture = { commandId: nextCommand(), encounter };
  return (await yes(session.areas.encounter.note({ ...gesture, text, private: false, combatant: null }))).revision;
}
