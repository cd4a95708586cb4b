/**
 * Loaded before everything else (node -r), in a language that also a very old Node reads: one sentence instead of a
 * syntax error.
 */
var version = process.versions.node;
var mend = 'Get a newer one from https://nodejs.org and start again.';

if (Number(version.split('.')[0]) < 20) {
  console.error('Woundboard needs Node 20 or newer; this is Node ' + version + '. ' + mend);
  process.exit(1);
}
