import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decide, evolve } from '../../src/main/rules/index.ts';
import { valueOf } from '../gestures/send.ts';
import { bareTransaction } from './bare.ts';
import { median, ratioOf, roundsInTurn, timeOf, timesOf, type Figure } from './figure.ts';
import { hit, prepare, reopen, strike, undo } from './prepared.ts';

/** How much is measured: `--quick` only shows that everything runs. */
interface Extent {
  readonly gestures: number;
  readonly hits: number;
  readonly few: number;
  readonly many: number;
  readonly openings: number;
}

const FULL: Extent = { gestures: 200, hits: 5000, few: 1000, many: 100_000, openings: 7 };
const QUICK: Extent = { gestures: 10, hits: 200, few: 20, many: 200, openings: 2 };

/** Measures everything, in a folder of its own on the disk that holds the system's temporary files. */
export function measureAll(quick: boolean): Figure[] {
  const extent = quick ? QUICK : FULL;
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-bench-'));
  try {
    return [
      ...gestureCost(folder, extent, 12, 2),
      ...gestureCost(folder, extent, 100, null),
      ...hitCost(folder, extent),
      ...longJournal(folder, extent),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function gestureCost(folder: string, { gestures }: Extent, combatants: number, bar: number | null): Figure[] {
  const place = path.join(folder, `gesture-${combatants}`);
  const prepared = prepare(place, { combatants, entries: 3 });
  const services = reopen(prepared);
  const gesture = strike(services, prepared);
  for (const index of [0, 1]) gesture(index);
  const bare = bareTransaction(path.join(place, 'bare.sqlite'), prepared);
  // What runs cold is slower in both, but not by as much.
  roundsInTurn(gestures, gesture, bare.run);
  const rounds = roundsInTurn(gestures, gesture, bare.run);
  bare.close();
  services.close();
  const [whole, least] = timesOf(rounds);
  const name = `a gesture of ${combatants} combatants`;
  return [
    { name: `${name} ÷ a bare transaction`, value: ratioOf(rounds), unit: 'ratio', bar },
    { name, value: whole, unit: 'ms', bar: null },
    { name: 'a bare transaction beside it', value: least, unit: 'ms', bar: null },
  ];
}

/** `decide` and `evolve` of one hit: far below a clock's grain, so a thousandth of so many at once. */
function hitCost(folder: string, { hits }: Extent): Figure[] {
  const { encounter, target } = prepare(path.join(folder, 'rules'), { combatants: 100, entries: 1 });
  const command = hit(target);
  const once = (): void => {
    const outcome = decide(encounter, command);
    if (!outcome.ok) throw new Error(outcome.refusal.reason);
    outcome.value.events.reduce(evolve, encounter);
  };
  const round = (): number =>
    timeOf(1, () => {
      for (let done = 0; done < hits; done += 1) once();
    }) / hits;
  round();
  const value = 1000 * median(Array.from({ length: 5 }, round));
  return [{ name: 'decide and evolve a hit among 100 combatants', value, unit: 'µs', bar: 20 }];
}

function longJournal(folder: string, { gestures, few, many, openings }: Extent): Figure[] {
  const short = prepare(path.join(folder, 'short'), { combatants: 20, entries: few });
  const long = prepare(path.join(folder, 'long'), { combatants: 20, entries: many });
  const opening = median(
    Array.from({ length: openings }, () => {
      const services = reopen(long);
      const time = timeOf(1, () => valueOf(services.areas.encounter.open({ encounter: long.encounter.id })));
      services.close();
      return time;
    }),
  );
  const [one, other] = [reopen(short), reopen(long)];
  const growth = ratioOf(roundsInTurn(gestures, strike(other, long), strike(one, short)));
  const [undoLong, undoShort] = timesOf(
    roundsInTurn(
      Math.ceil(openings / 2),
      () => {
        undo(other, long);
      },
      () => {
        undo(one, short);
      },
    ),
  );
  one.close();
  other.close();
  return [
    { name: `open an encounter of ${many} entries`, value: opening, unit: 'ms', bar: 50 },
    { name: `append after ${many} entries ÷ after ${few}`, value: growth, unit: 'ratio', bar: 1.2 },
    { name: `undo in ${many} entries`, value: undoLong, unit: 'ms', bar: null },
    { name: `undo in ${few} entries`, value: undoShort, unit: 'ms', bar: null },
  ];
}
