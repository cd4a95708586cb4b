/** The promise of src/renderer/src/styles/colours.css, computed: text 4.5:1, edges of controls 3:1, in both themes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/../../src/renderer/src/styles/colours.css`, 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Token name to its colour in each theme, `#rrggbb`. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => {
    const colour = tokens.get(name)?.[theme];
    if (colour === undefined) throw new Error(`no token --${name}`);
    return luminance(colour);
  });
  const [low = 0, high = 0] = [a ?? 0, b ?? 0].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['paper-0', 'paper-1', 'paper-2'];
const SAID = ['hp', 'stress', 'armor', 'stamina', 'wound', 'minor', 'major', 'severe', 'massive', 'bypass', 'mend'];
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink-1', [...PAPERS, 'paper-3', 'lamp-wash']],
  ['ink-2', [...PAPERS, 'paper-3', 'lamp-wash']],
  ['ink-3', [...PAPERS, 'paper-3']],
  ...SAID.map((name) => [name, PAPERS] as const),
  ['lamp', PAPERS],
  ['lamp-ink', ['lamp']],
];

describe.each(THEMES)('%s', (theme) => {
  it.each(TEXT)('%s reads on every paper it may lie on', (ink, papers) => {
    for (const paper of papers) expect(contrast(ink, paper, theme), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });

  it('paper reads on a filled tag', () => {
    for (const fill of ['hp', 'wound', 'ink-1']) expect(contrast('paper-1', fill, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls and the focus stand out', () => {
    for (const paper of PAPERS) {
      expect(contrast('rule-3', paper, theme), `rule-3 on ${paper}`).toBeGreaterThanOrEqual(3);
      expect(contrast('focus', paper, theme)).toBeGreaterThanOrEqual(3);
    }
  });
});
