import { FuseV1Options, FuseVersion, getCurrentFuseWire, FuseState } from '@electron/fuses';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FUSES, setFuses } from './fuses.mjs';
import { standInBinary } from './stand-in.mjs';

function binary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-fuses-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, 'woundboard');
  writeFileSync(file, standInBinary());
  return file;
}

it('sets all nine fuses', async () => {
  const file = binary();
  await setFuses(file);
  const wire = await getCurrentFuseWire(file);
  expect(wire.version).toBe(FuseVersion.V1);
  const states = Object.entries(wire)
    .filter(([fuse]) => /^\d$/.test(fuse))
    .map(([, state]) => state === FuseState.ENABLE);
  expect(states).toEqual([false, false, false, false, true, true, false, false, true]);
});

it('refuses to leave a fuse undecided', async () => {
  const wasm = String(FuseV1Options.WasmTrapHandlers);
  const rest = Object.fromEntries(Object.entries(FUSES).filter(([fuse]) => fuse !== wasm));
  await expect(setFuses(binary(), rest as typeof FUSES)).rejects.toThrow(/Missing explicit configuration/);
});
