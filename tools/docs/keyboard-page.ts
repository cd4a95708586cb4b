import type { Action, ActionGroup, EntrySign } from '../../src/preload/contract/actions.ts';

export interface KeyboardPage {
  readonly groups: readonly ActionGroup[];
  readonly actions: readonly Action[];
  readonly standing: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly signs: readonly EntrySign[];
}

const RULESETS = { thresholds: 'Thresholds', 'stamina-wounds': 'Stamina & Wounds' } as const;

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** `Ctrl+Shift+Z` as key caps; a code span, so that `+` and `|` stay themselves. */
function chord(text: string): string {
  const last = text.endsWith('+') ? '+' : (text.split('+').at(-1) ?? text);
  const modifiers = text.slice(0, text.length - last.length);
  return `\`${modifiers}${NAMES[last] ?? last}\``;
}

const keys = (all: readonly string[]): string => (all.length === 0 ? 'none' : all.map(chord).join(' or '));
const menu = (action: Action): string =>
  action.menu === null ? 'none' : `${action.menu.charAt(0).toUpperCase()}${action.menu.slice(1)}`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** docs/keyboard.md, whole. */
export function keyboardPage({ groups, actions, standing, signs }: KeyboardPage): string {
  const sections = groups
    .map((group) => ({ group, rows: actions.filter((action) => action.group === group) }))
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ group, rows }) =>
        `## ${group}\n\n${table(
          ['Action', 'Keys', 'Menu'],
          rows.map((action) => [action.label, keys(action.keys), menu(action)]),
        )}\n`,
    );
  return [
    '# Keyboard',
    '',
    'Made from `src/preload/contract/actions.ts` by `npm run docs:keyboard`; do not edit by hand.',
    '',
    '- Every action is in the command palette (`Ctrl+K`), also those without a key.',
    '- On macOS, `Ctrl` is the Command key.',
    '- Keys without `Ctrl` or `Alt` are dead while a text field has the focus; there they type.',
    '- Signs such as `?` are taken as typed, wherever your layout has them.',
    '',
    ...sections,
    `## Damage, after the amount\n\n${table(
      ['Sign', 'What it says', 'Under'],
      signs.map(({ sign, label, ruleset }) => [`\`${sign}\``, label, ruleset === null ? 'both' : RULESETS[ruleset]]),
    )}\n`,
    'As in `14 S`, `2d6+3/2 A` or `7 UP`: `/2` or `x2` first, then letters in any order, small or capital.',
    '',
    `## Everywhere\n\n${table(
      ['Keys', 'What they do'],
      standing.map((row) => [keys(row.keys), row.label]),
    )}\n`,
  ].join('\n');
}
