import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { coverageProblems } from './coverage.ts';
import type { NamedRange } from './coverage.ts';
import { INJURY_RESULTS } from './pack.ts';
import type {
  DieTable,
  Effect,
  InjuryPack,
  Range,
  RegionRow,
  SeverityRow,
  SeverityTable,
  SideRow,
  SpotRow,
} from './pack.ts';
import { ProblemList, below, readFields, readList, readText, readWhole } from './read.ts';
import type { Problem, Read } from './read.ts';

const MOST_ROWS = 100;
const MOST_FACES = 100;
const readName = readText(40);
const readDie = readWhole(2, MOST_FACES);
/** Bounds wider than any table, so that a row outside its die is told as such and not as a bad number. */
const readBound = readWhole(-1000, 1000);

const readId: Read<string> = (value, path, problems) => {
  const id = readName(value, path, problems);
  if (id === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
  problems.add(path, 'must be lower-case letters, digits and hyphens');
  return null;
};

const readEffect: Read<Effect> = (value, path, problems) => {
  const fields = readFields(value, ['means', 'lasts'], path, problems);
  if (!fields) return null;
  const means = readText(300)(fields.means, below(path, 'means'), problems);
  const lasts = readText(80)(fields.lasts, below(path, 'lasts'), problems);
  return means === null || lasts === null ? null : { means, lasts };
};

const readRange = (fields: Readonly<Record<string, unknown>>, path: string, problems: ProblemList): Range | null => {
  const from = readBound(fields.from, below(path, 'from'), problems);
  const to = readBound(fields.to, below(path, 'to'), problems);
  return from === null || to === null ? null : { from, to };
};

const readSpot: Read<SpotRow> = (value, path, problems) => {
  const fields = readFields(value, ['from', 'to', 'spot', 'minor', 'permanent'], path, problems);
  if (!fields) return null;
  const range = readRange(fields, path, problems);
  const spot = readName(fields.spot, below(path, 'spot'), problems);
  const minor = readEffect(fields.minor, below(path, 'minor'), problems);
  const permanent = readEffect(fields.permanent, below(path, 'permanent'), problems);
  return range && spot !== null && minor && permanent ? { ...range, spot, minor, permanent } : null;
};

const readSide: Read<SideRow> = (value, path, problems) => {
  const fields = readFields(value, ['from', 'to', 'side'], path, problems);
  if (!fields) return null;
  const range = readRange(fields, path, problems);
  const side = readName(fields.side, below(path, 'side'), problems);
  return range && side !== null ? { ...range, side } : null;
};

const readRegion: Read<RegionRow> = (value, path, problems) => {
  const fields = readFields(value, ['from', 'to', 'region', 'spots', 'sides'], path, problems);
  if (!fields) return null;
  const range = readRange(fields, path, problems);
  const region = readName(fields.region, below(path, 'region'), problems);
  const spots = readTable(readSpot, ({ spot }) => spot)(fields.spots, below(path, 'spots'), problems);
  const hasSides = fields.sides !== null;
  const readSides = readTable(readSide, ({ side }) => side);
  const sides = hasSides ? readSides(fields.sides, below(path, 'sides'), problems) : null;
  return range && region !== null && spots && (sides || !hasSides) ? { ...range, region, spots, sides } : null;
};

const readSeverity: Read<SeverityRow> = (value, path, problems) => {
  const fields = readFields(value, ['from', 'to', 'result', 'means', 'lasts'], path, problems);
  if (!fields) return null;
  const from = readBound(fields.from, below(path, 'from'), problems);
  const open = fields.to === null;
  const to = open ? null : readBound(fields.to, below(path, 'to'), problems);
  const result = INJURY_RESULTS.find((known) => known === fields.result);
  if (!result) problems.add(below(path, 'result'), `must be one of ${INJURY_RESULTS.join(', ')}`);
  const effect = readEffect({ means: fields.means, lasts: fields.lasts }, path, problems);
  return from !== null && (open || to !== null) && result && effect ? { from, to, result, ...effect } : null;
};

function checkRows(
  rows: readonly NamedRange[],
  die: number,
  open: 'open' | 'closed',
  path: string,
  to: ProblemList,
): boolean {
  const complaints = coverageProblems(rows, die, open);
  for (const complaint of complaints) to.add(below(path, 'rows'), complaint);
  const twice = new Set(rows.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) < index));
  for (const name of twice) to.add(below(path, 'rows'), `"${name}" stands in more than one row`);
  return complaints.length === 0 && twice.size === 0;
}

const readTable =
  <Row extends Range>(readRow: Read<Row>, nameOf: (row: Row) => string): Read<DieTable<Row>> =>
  (value, path, problems) => {
    const fields = readFields(value, ['die', 'rows'], path, problems);
    if (!fields) return null;
    const die = readDie(fields.die, below(path, 'die'), problems);
    const rows = readList(MOST_ROWS, readRow)(fields.rows, below(path, 'rows'), problems);
    if (die === null || rows === null) return null;
    const named = rows.map((row) => ({ name: nameOf(row), from: row.from, to: row.to }));
    return checkRows(named, die, 'closed', path, problems) ? { die, rows } : null;
  };

const readSeverityTable: Read<SeverityTable> = (value, path, problems) => {
  const fields = readFields(value, ['die', 'rows'], path, problems);
  if (!fields) return null;
  const die = readDie(fields.die, below(path, 'die'), problems);
  const rows = readList(MOST_ROWS, readSeverity)(fields.rows, below(path, 'rows'), problems);
  if (die === null || rows === null) return null;
  const named = rows.map(({ result, from, to }) => ({ name: result, from, to }));
  return checkRows(named, die, 'open', path, problems) ? { die, rows } : null;
};

const PACK_FIELDS = ['format', 'id', 'name', 'body', 'author', 'licence', 'severity', 'regions'];

const readPack: Read<InjuryPack> = (value, path, problems) => {
  const fields = readFields(value, PACK_FIELDS, path, problems);
  if (!fields) return null;
  if (fields.format !== 1) problems.add('format', 'must be 1: this version reads no other');
  const id = readId(fields.id, 'id', problems);
  const name = readName(fields.name, 'name', problems);
  const body = readText(80)(fields.body, 'body', problems);
  const author = readText(80)(fields.author, 'author', problems);
  const licence = readText(80)(fields.licence, 'licence', problems);
  const severity = readSeverityTable(fields.severity, 'severity', problems);
  const regions = readTable(readRegion, ({ region }) => region)(fields.regions, 'regions', problems);
  if (id === null || name === null || body === null || author === null || licence === null) return null;
  return severity && regions ? { format: 1, id, name, body, author, licence, severity, regions } : null;
};

/** Everything that keeps `json` from being an injury pack (at most twenty), or the pack made of it, in fresh objects. */
export function examinePack(json: unknown): {
  readonly pack: InjuryPack | null;
  readonly problems: readonly Problem[];
} {
  const problems = new ProblemList();
  const pack = readPack(json, '', problems);
  return { pack: problems.all.length === 0 ? pack : null, problems: problems.all };
}

/**
 * An injury pack out of parsed JSON, proven to answer every roll exactly once (rule IN-1). Refuses `badPack` with every
 * problem named: its path, and gap, overlap, unreachable row, unknown or missing field, wrong type or size.
 */
export function loadPack(json: unknown): Outcome<InjuryPack> {
  const { pack, problems } = examinePack(json);
  if (pack) return accept(pack);
  const told = problems.map(({ path, message }) => (path === '' ? `it ${message}` : `${path}: ${message}`));
  return refuse('badPack', `This is not a usable injury pack. ${told.join('; ')}.`, problems[0]?.path ?? '');
}
