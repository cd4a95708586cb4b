/** `npm run docs:keyboard`: writes docs/keyboard.md from the action list. */
import { mkdir, writeFile } from 'node:fs/promises';
import { ACTION_GROUPS, ACTIONS, ENTRY_SIGNS, STANDING_KEYS } from '../../src/preload/contract/actions.ts';
import { keyboardPage } from './keyboard-page.ts';

const page = keyboardPage({ groups: ACTION_GROUPS, actions: ACTIONS, standing: STANDING_KEYS, signs: ENTRY_SIGNS });
await mkdir('docs', { recursive: true });
await writeFile('docs/keyboard.md', page);
console.log('docs/keyboard.md written');
