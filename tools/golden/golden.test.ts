import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listCopies } from '../../src/main/db/copy-names.ts';
import { checkCopy, checkWhole } from '../../src/main/db/copy.ts';
import { connect } from '../../src/main/db/connect.ts';
import { describeCopy } from '../../src/main/db/describe-copy.ts';
import { MIGRATIONS } from '../../src/main/db/migrations/index.ts';
import { salvage } from '../../src/main/db/salvage/salvage.ts';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';
import { temporaryServices } from '../../src/main/services/services.fixtures.ts';
import { GOLDEN_FOLDER, goldenState, playGolden } from './golden.ts';

/** The first schema had settings alone and was never released; from the second one on each has its file. */
const FIRST = 2;
const SCHEMAS = Array.from({ length: MIGRATIONS.length - FIRST + 1 }, (_, index) => FIRST + index);

/** Services on a copy of a golden file. */
function opened(schema: number) {
  const folder = temporaryFolder();
  const set = temporaryServices(folder);
  set.close();
  const file = path.join(folder, 'data', 'woundboard.sqlite');
  copyFileSync(path.join(GOLDEN_FOLDER, `schema-${String(schema)}.sqlite`), file);
  return { file, set: temporaryServices(folder) };
}

interface ToldFight {
  readonly called: string;
  readonly log: readonly { readonly text: string; readonly counts: boolean }[];
}

const toldBy = (schema: number): { readonly fights: readonly ToldFight[] }[] =>
  JSON.parse(readFileSync(path.join(GOLDEN_FOLDER, `schema-${String(schema)}.json`), 'utf8')) as {
    fights: ToldFight[];
  }[];

describe('golden files', () => {
  it('are there for every schema; `npm run golden` makes the one that is missing', () => {
    const names = SCHEMAS.flatMap((schema) => ['json', 'sqlite'].map((end) => `schema-${String(schema)}.${end}`));
    expect(readdirSync(GOLDEN_FOLDER).sort()).toEqual(names.sort());
  });

  it.each(SCHEMAS)('of schema %i are as that version wrote them', (schema) => {
    const check = checkCopy(path.join(GOLDEN_FOLDER, `schema-${String(schema)}.sqlite`));
    expect(check.schema).toBe(schema);
    expect(check.entries).toBeGreaterThan(20);
  });

  it.each(SCHEMAS)('of schema %i are read page by page, without SQLite', (schema) => {
    const file = path.join(GOLDEN_FOLDER, `schema-${String(schema)}.sqlite`);
    const { entries, streams } = salvage(file);
    expect(entries).toHaveLength(checkCopy(file).entries);
    expect(streams.size).toBe(4);
  });

  it.each(SCHEMAS)('of schema %i say in a list of backups what was said last in each encounter', (schema) => {
    const { encounters } = describeCopy(path.join(GOLDEN_FOLDER, `schema-${String(schema)}.sqlite`));
    const fights = toldBy(schema).flatMap((campaign) => campaign.fights);
    const last = fights.map(({ called, log }) => [called, log.findLast(({ counts }) => counts)?.text]);
    expect(new Map(encounters.map((one) => [one.name, one.last]))).toEqual(new Map(last as [string, string][]));
  });

  it.each(SCHEMAS)('of schema %i are opened by this version, with all they hold, and played on', async (schema) => {
    const { file, set } = opened(schema);
    expect(await goldenState(set.areas)).toEqual(toldBy(schema));
    await playGolden(set.areas);
    set.close();
    const db = connect(file, 'existing');
    expect(checkWhole(db)).toMatchObject({ schema: MIGRATIONS.length });
    db.close();
    const made = listCopies(path.join(path.dirname(file), 'backups')).map(({ reason }) => reason);
    expect(made.includes('migration')).toBe(schema < MIGRATIONS.length);
  });
});
