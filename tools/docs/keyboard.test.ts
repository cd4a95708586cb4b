import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ACTION_GROUPS, ACTIONS, ENTRY_SIGNS, STANDING_KEYS, type Action } from '../../src/preload/contract/actions.ts';
import { ARMOR_SLOT_LETTER, FLAG_LETTERS } from '../../src/main/rules/entry/entry.ts';
import { hitOfEntry } from '../../src/main/rules/entry/hit-of-entry.ts';
import { parseEntry } from '../../src/main/rules/entry/parse-entry.ts';
import { keyboardPage } from './keyboard-page.ts';

it('docs/keyboard.md is fresh (else: npm run docs:keyboard)', async () => {
  const file = await readFile(`${import.meta.dirname}/../../docs/keyboard.md`, 'utf8');
  expect(file).toBe(
    keyboardPage({ groups: ACTION_GROUPS, actions: ACTIONS, standing: STANDING_KEYS, signs: ENTRY_SIGNS }),
  );
});

it('has every action once, under its group', () => {
  const page = keyboardPage({ groups: ACTION_GROUPS, actions: ACTIONS, standing: [], signs: [] });
  for (const { label } of ACTIONS) expect(page.split(`| ${label} |`)).toHaveLength(2);
});

it('writes keys so that Markdown leaves them alone', () => {
  const action: Action = { id: 'a', label: 'Act', group: 'View', keys: ['Ctrl++', 'Shift+ArrowUp'], menu: 'view' };
  const page = keyboardPage({
    groups: ['View'],
    actions: [action],
    standing: [{ keys: ['Escape'], label: 'Close' }],
    signs: [],
  });
  expect(page).toContain('| Act | `Ctrl++` or `Shift+↑` | View |');
  expect(page).toContain('| `Esc` | Close |');
});

it('DE-2: the signs after an amount are those of the grammar, each where it means something', () => {
  const signs = ENTRY_SIGNS.map(({ sign }) => sign.toLowerCase());
  const letters = [...Object.keys(FLAG_LETTERS), ARMOR_SLOT_LETTER];
  expect([...new Set(signs)].sort()).toEqual([...letters, '/2', 'x2'].sort());
  for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
    for (const sign of new Set(ENTRY_SIGNS.map((one) => one.sign))) {
      const entry = parseEntry(`2d6 ${sign}`);
      if (!entry.ok || entry.value.kind !== 'damage') throw new Error(`${sign} is not read`);
      const named = ENTRY_SIGNS.some((one) => one.sign === sign && [ruleset, null].includes(one.ruleset));
      expect(hitOfEntry(ruleset, entry.value, [3, 4]).ok, `${sign} under ${ruleset}`).toBe(named);
    }
  }
});
