import { both, type Figure } from './figure.ts';
import * as drawn from './winged-four-legged-paths.ts';

const WIDTH = 240;
const pair = (outline: string, lines: readonly string[]): Figure['layers'][number] => ({
  outlines: both([outline], WIDTH),
  lines: both(lines, WIDTH),
});

/** A winged beast on four legs, seen from above in flight: its left is at our left. */
export const WINGED_FOUR_LEGGED: Figure = {
  pack: 'winged-four-legged',
  view: 'Winged beast, from above',
  width: WIDTH,
  height: 460,
  whole: '0 0 240 460',
  layers: [
    { outlines: [drawn.TAIL], lines: drawn.TAIL_LINES },
    pair(drawn.FORELEG, drawn.FORELEG_LINES),
    pair(drawn.HIND_LEG, drawn.HIND_LEG_LINES),
    { outlines: [drawn.BODY], lines: [...both(drawn.BODY_LINES, WIDTH), ...drawn.SPINE_LINES] },
    pair(drawn.WING, drawn.WING_LINES),
    pair(drawn.EAR, drawn.EAR_LINES),
    { outlines: [drawn.MANE], lines: both(drawn.MANE_LINES, WIDTH) },
    { outlines: [drawn.HEAD], lines: both(drawn.HEAD_LINES, WIDTH) },
    pair(drawn.HORN, drawn.HORN_LINES),
  ],
  shade: 5,
  regions: {
    head: {
      spots: {
        muzzle: { x: 120, y: 21, column: 'left' },
        'horn or brow': { x: 100, y: 78, column: 'left' },
        ear: { x: 148.5, y: 61, column: 'right' },
        eye: { x: 105.5, y: 46.5, column: 'left' },
      },
    },
    neck: {
      spots: {
        throat: { x: 117, y: 100, behind: true, column: 'left' },
        nape: { x: 122, y: 125, column: 'right' },
      },
    },
    barrel: {
      spots: {
        withers: { x: 120, y: 157, column: 'left' },
        flank: { x: 141, y: 228, column: 'right' },
        belly: { x: 114, y: 222, behind: true, column: 'left' },
        breastbone: { x: 119, y: 185, behind: true, column: 'right' },
        loins: { x: 120, y: 258, column: 'right' },
      },
    },
    wing: {
      sides: ['left', 'right'],
      spots: {
        pinions: { x: 213, y: 215 },
        'wing bone': { x: 172, y: 138 },
        'wing joint': { x: 197, y: 109 },
        'wing root': { x: 145, y: 157 },
      },
    },
    foreleg: {
      sides: ['left', 'right'],
      spots: {
        shoulder: { x: 151, y: 124 },
        foreknee: { x: 166, y: 98 },
        forefoot: { x: 170, y: 50 },
      },
    },
    'hind leg': {
      sides: ['left', 'right'],
      spots: {
        haunch: { x: 164, y: 284 },
        hock: { x: 174, y: 352 },
        'hind foot': { x: 179, y: 402 },
      },
    },
    tail: {
      spots: {
        'tail root': { x: 120, y: 330, column: 'left' },
        middle: { x: 115.2, y: 368, column: 'right' },
        tip: { x: 124, y: 432, column: 'left' },
      },
    },
  },
  map: { scale: 1.03, top: 62 },
  legends: { left: 'Left side', right: 'Right side', behind: 'lies underneath' },
  marks: { margin: 24, radius: 19 },
  crop: { width: 128, height: 200 },
};
