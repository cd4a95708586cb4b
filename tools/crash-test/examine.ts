import type { JournalEntry } from '../../src/main/db/journal-table.ts';
import { faultsOf } from '../gestures/faults.ts';
import type { Numbers } from '../gestures/numbers.ts';
import { databaseIn, openTable } from '../gestures/open-table.ts';
import { openStored, type Stored } from '../gestures/stored.ts';
import { send, type Gesture } from '../gestures/send.ts';
import type { Message } from './messages.ts';
import type { Verdict } from './verdict.ts';

/** What one kill left. `notes` says what is wrong, one sentence each. */
export interface Finding {
  readonly verdict: Verdict;
  readonly notes: readonly string[];
}

/**
 * Opens what a killed process left, holds it against what the process had told, then sends its last gesture again, which
 * counts once whether or not it had been committed, and a few acknowledged ones, which change nothing.
 *
 * @param known command id → revision of everything that was acknowledged in earlier rounds; the new ones are added
 */
export function examine(
  folder: string,
  messages: readonly Message[],
  known: Map<string, number>,
  numbers: Numbers,
): Finding {
  const told = whatWasTold(messages);
  // Opening brings the write-ahead log back, as the app's next start does.
  const services = openTable(folder, numbers);
  const stored = openStored(databaseIn(folder));
  try {
    const torn = faultsOf(stored);
    const entries = entriesById(stored);
    const missing = missingIn(entries, told, known);
    const strange = strangeIn(entries, told, known);
    // What is not whole would only break further.
    const whole = torn.length + missing.length === 0;
    const again = whole ? sendAgain({ services, stored, numbers }, told) : [];
    const later = whole ? faultsOf(stored) : [];
    for (const { commandId, seq } of entriesById(stored).values()) known.set(commandId, seq);
    const doubled = [...strange, ...again];
    return {
      verdict: {
        kills: 1,
        acknowledged: told.acknowledged.size,
        lost: missing.length,
        doubled: doubled.length,
        torn: torn.length + later.length,
      },
      notes: [...missing, ...doubled, ...torn, ...later],
    };
  } finally {
    stored.close();
    services.close();
  }
}

interface Told {
  readonly sent: ReadonlyMap<string, Gesture>;
  readonly acknowledged: ReadonlyMap<string, number | null>;
  readonly refused: ReadonlySet<string>;
}

function whatWasTold(messages: readonly Message[]): Told {
  const sent = new Map<string, Gesture>();
  const acknowledged = new Map<string, number | null>();
  const refused = new Set<string>();
  for (const message of messages) {
    if (message.type === 'sent') sent.set(message.gesture.input.commandId, message.gesture);
    else if (message.type === 'refused') refused.add(message.commandId);
    else acknowledged.set(message.commandId, message.revision);
  }
  return { sent, acknowledged, refused };
}

const entriesById = (stored: Stored): Map<string, JournalEntry> =>
  new Map(stored.streams().flatMap(({ id }) => stored.entries(id).map((entry) => [entry.commandId, entry] as const)));

function missingIn(
  entries: ReadonlyMap<string, JournalEntry>,
  told: Told,
  known: ReadonlyMap<string, number>,
): string[] {
  return [...known, ...told.acknowledged].flatMap(([commandId, revision]) => {
    const entry = entries.get(commandId);
    if (!entry) return [`${commandId} was acknowledged, and is lost`];
    return revision === null || entry.seq === revision ? [] : [`${commandId} is not where it was acknowledged`];
  });
}

/** The entries that begin campaigns and encounters are the player's own; every other one was sent, and not refused. */
function strangeIn(
  entries: ReadonlyMap<string, JournalEntry>,
  told: Told,
  known: ReadonlyMap<string, number>,
): string[] {
  return [...entries.values()].flatMap(({ commandId, seq }) => {
    if (seq === 1 || known.has(commandId)) return [];
    if (told.refused.has(commandId)) return [`${commandId} was refused, and is there`];
    return told.sent.has(commandId) ? [] : [`${commandId} is there, and nobody sent it`];
  });
}

interface Opened {
  readonly services: ReturnType<typeof openTable>;
  readonly stored: Stored;
  readonly numbers: Numbers;
}

function sendAgain({ services, stored, numbers }: Opened, told: Told): string[] {
  const done = [...told.acknowledged.keys()].flatMap((id) => told.sent.get(id) ?? []);
  const open = [...told.sent.values()].filter(
    ({ input: { commandId } }) => !told.acknowledged.has(commandId) && !told.refused.has(commandId),
  );
  const some = done.length === 0 ? [] : [done[done.length - 1], numbers.pick(done)].flatMap((gesture) => gesture ?? []);
  return [...open, ...some].flatMap((gesture) => {
    const { commandId, encounter } = gesture.input;
    const before = stored.entries(encounter);
    const wasThere = before.some((entry) => entry.commandId === commandId);
    const first = send(services.areas, gesture);
    const second = send(services.areas, gesture);
    const grown = stored.entries(encounter).length - before.length;
    const most = wasThere || !first.ok ? 0 : 1;
    if (wasThere && !first.ok) return [`${commandId} is there, and was refused when it was sent again`];
    if (first.ok !== second.ok) return [`${commandId} was answered in two ways`];
    return grown === most ? [] : [`${commandId} was sent again, and is there ${grown + (wasThere ? 1 : 0)} times`];
  });
}
