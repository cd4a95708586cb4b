import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { coverageProblems } from './coverage.ts';
import { INJURY_RESULTS } from './pack.ts';
import type { DieTable, Effect, InjuryPack, RegionRow, SeverityRow, SideRow, SpotRow } from './pack.ts';
import { ProblemList, below, orNull, readList, readObject, readOneOf, readText, readWhole } from './read.ts';
import type { Problem, Read } from './read.ts';

const MOST_ROWS = 100;
const MOST_FACES = 100;
const readName = readText(40);
const readDie = readWhole(2, MOST_FACES);
/** Bounds wider than any table, so that a row outside its die is told as such and not as a bad number. */
const readBound = readWhole(-1000, 1000);

const readFormat: Read<1> = (value, path, problems) => {
  if (value === 1) return value;
  problems.add(path, 'must be 1: this version reads no other');
  return undefined;
};

const readId: Read<string> = (value, path, problems) => {
  const id = readName(value, path, problems);
  if (id === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  problems.add(path, 'must be lower-case letters, digits and hyphens');
  return undefined;
};

interface Row {
  readonly from: number;
  readonly to: number | null;
}

/** A table whose rows answer every roll exactly once (rule IN-1), each under a name of its own. */
const readTable =
  <One extends Row>(
    readRow: Read<One>,
    nameOf: (row: One) => string,
    open: 'open' | 'closed' = 'closed',
  ): Read<{ readonly die: number; readonly rows: readonly One[] }> =>
  (value, path, problems) => {
    const table = readObject({ die: readDie, rows: readList(MOST_ROWS, readRow) })(value, path, problems);
    if (!table) return undefined;
    const ranges = table.rows.map((row) => ({ name: nameOf(row), from: row.from, to: row.to }));
    const twice = new Set(ranges.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) < at));
    const complaints = [
      ...coverageProblems(ranges, table.die, open),
      ...[...twice].map((name) => `"${name}" stands in more than one row`),
    ];
    for (const complaint of complaints) problems.add(below(path, 'rows'), complaint);
    return table;
  };

const texts = { means: readText(300), lasts: readText(80) };
const readEffect = readObject<Effect>(texts);

const readSpots: Read<DieTable<SpotRow>> = readTable(
  readObject({ from: readBound, to: readBound, spot: readName, minor: readEffect, permanent: readEffect }),
  ({ spot }) => spot,
);

const readSides: Read<DieTable<SideRow>> = readTable(
  readObject({ from: readBound, to: readBound, side: readName }),
  ({ side }) => side,
);

const readRegions = readTable(
  readObject<RegionRow>({
    from: readBound,
    to: readBound,
    region: readName,
    spots: readSpots,
    sides: orNull(readSides),
  }),
  ({ region }) => region,
);

const readSeverity = readTable(
  readObject<SeverityRow>({
    from: readBound,
    to: orNull(readBound),
    result: readOneOf(INJURY_RESULTS),
    ...texts,
  }),
  ({ result }) => result,
  'open',
);

const readPack = readObject<InjuryPack>({
  format: readFormat,
  id: readId,
  name: readName,
  body: readText(80),
  author: readText(80),
  licence: readText(80),
  severity: readSeverity,
  regions: readRegions,
});

/** Everything that keeps `json` from being an injury pack (at most twenty), or the pack made of it, in fresh objects. */
export function examinePack(json: unknown): {
  readonly pack: InjuryPack | undefined;
  readonly problems: readonly Problem[];
} {
  const problems = new ProblemList();
  const pack = readPack(json, '', problems);
  return { pack: problems.all.length === 0 ? pack : undefined, problems: problems.all };
}

/**
 * An injury pack out of parsed JSON, proven to answer every roll exactly once (rule IN-1). Refuses `badPack` with every
 * problem named: its path, and gap, overlap, unreachable row, unknown or missing field, wrong type or size.
 */
export function loadPack(json: unknown): Outcome<InjuryPack> {
  const { pack, problems } = examinePack(json);
  if (pack) return accept(pack);
  const told = problems.map(({ path, message }) => (path === '' ? `it ${message}` : `${path}: ${message}`));
  return refuse('badPack', `This is not a usable injury pack. ${told.join('; ')}.`, problems[0]?.path);
}
