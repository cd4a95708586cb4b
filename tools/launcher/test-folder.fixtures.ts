import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export interface TestFolder {
  /** Absolute path of the folder of this test. */
  readonly root: string;
  /** Writes a file below it and gives its absolute path. */
  write(file: string, text: string | Buffer): string;
  /** The same, and makes it a program. */
  program(file: string, text: string): string;
}

/** An empty folder for each test of the file, removed after it. */
export function testFolder(): TestFolder {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'woundboard-test-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const write = (file: string, text: string | Buffer): string => {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    return full;
  };
  const program = (file: string, text: string): string => {
    const full = write(file, text);
    chmodSync(full, 0o755);
    return full;
  };
  return {
    get root() {
      return root;
    },
    write,
    program,
  };
}
