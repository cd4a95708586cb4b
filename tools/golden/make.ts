/**
 * `npm run golden`: makes the golden file of the present schema, where there is none yet: a small database as this version of the
 * app writes it. Every later version must be able to open it. A golden file that is there is never made again.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../src/main/db/connect.ts';
import { MIGRATIONS } from '../../src/main/db/migrations/index.ts';
import { openServices } from '../../src/main/services/open-services.ts';
import { GOLDEN_FOLDER, goldenState, playGolden } from './golden.ts';

const file = path.join(GOLDEN_FOLDER, `schema-${String(MIGRATIONS.length)}.sqlite`);
if (existsSync(file)) {
  console.log(`${file} is there already.`);
} else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'woundboard-golden-'));
  const databaseFile = path.join(dataDir, 'woundboard.sqlite');
  let serial = 0;
  let clock = Date.UTC(2026, 10, 30, 18);
  const nothing = (): undefined => undefined;
  const services = openServices({
    info: { version: '0.0.0', dataDir, platform: 'linux' },
    databaseFile,
    desktop: { quit: nothing, openFolder: () => Promise.resolve(''), toggleFullScreen: nothing, painted: nothing },
    askWhere: () => Promise.resolve(null),
    askWhich: () => Promise.resolve(null),
    told: { settings: nothing, encounter: nothing, campaign: nothing },
    chance: { roll: (faces) => Math.ceil(faces / 2), id: () => `golden${String((serial += 1))}` },
    now: () => (clock += 60_000),
  });
  await playGolden(services.areas);
  writeFileSync(file.replace('.sqlite', '.json'), `${JSON.stringify(await goldenState(services.areas), null, 2)}\n`);
  services.close();
  const db = connect(databaseFile, 'existing');
  db.pragma('journal_mode = DELETE');
  db.exec('VACUUM');
  db.close();
  copyFileSync(databaseFile, file);
  rmSync(dataDir, { recursive: true });
  console.log(`${file} is made.`);
}
