/** `node tools/desktop-host/members/write-members.mjs`: writes electron-members.json anew, after a change of Electron. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'prettier';
import { readMembers } from './read-members.mjs';

const members = readMembers(createRequire(import.meta.url).resolve('electron/electron.d.ts'));
const text = await format(JSON.stringify(members), { parser: 'json', printWidth: 120 });
writeFileSync(join(import.meta.dirname, 'electron-members.json'), text);
