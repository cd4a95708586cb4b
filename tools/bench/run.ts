/**
 * `npm run -s bench [-- --quick] [--json FILE] [--strict]`: measures what the app's promises of speed speak of, and writes a
 * table. `--json`: also as JSON, with the machine it was measured on. `--quick`: everything once, with too little of it to
 * mean anything. `--strict`: status 1 when a figure is over its bar; without it the status says only that it ran.
 */
import BetterSqlite3 from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { isOver, tableOf } from './figure.ts';
import { measureAll } from './measure.ts';

function machine(): Record<string, string | number> {
  const db = new BetterSqlite3(':memory:');
  const sqlite = String(db.prepare('SELECT sqlite_version()').pluck().get());
  db.close();
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryMegabytes: Math.round(totalmem() / 2 ** 20),
    system: `${process.platform} ${release()}`,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    node: process.versions.node,
    sqlite,
  };
}

function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, strict: { type: 'boolean' }, json: { type: 'string' } },
  });
  const quick = values.quick ?? false;
  const facts = machine();
  const figures = measureAll(quick);
  for (const line of tableOf(figures)) console.log(line);
  if (quick) console.log('Quick: too little was measured for the figures to mean anything.');
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify({ quick, machine: facts, figures }, null, 2)}\n`);
  }
  return values.strict === true && figures.some(isOver) ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
