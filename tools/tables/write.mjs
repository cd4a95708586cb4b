/** `node tools/tables/write.mjs`: writes the rules' own injury pack to resources/tables, where people look for examples. */
import { writeFileSync } from 'node:fs';
import { twoLegged } from '../../src/main/rules/injuries/two-legged.ts';

const file = new URL('../../resources/tables/two-legged.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(twoLegged, null, 2)}\n`);
