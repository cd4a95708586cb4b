import { both, type Figure } from './figure.ts';
import { BODY, HALF, HEAD, MIDDLE } from './two-legged-paths.ts';

const WIDTH = 200;

/** Two arms and two legs, seen from the front: its right is at our left. */
export const TWO_LEGGED: Figure = {
  pack: 'two-legged',
  view: 'Body, front',
  width: WIDTH,
  height: 440,
  whole: '10 0 180 440',
  layers: [{ outlines: [BODY, HEAD], lines: [...both(HALF, WIDTH), ...MIDDLE], over: HEAD }],
  shade: 7,
  regions: {
    head: {
      spots: {
        scalp: { x: 100, y: 13, column: 'left' },
        face: { x: 104.8, y: 52.5, column: 'right' },
        jaw: { x: 86.5, y: 59.5, column: 'left' },
        ear: { x: 120.9, y: 42, column: 'right' },
        eye: { x: 89.5, y: 40.3, column: 'left' },
        skull: { x: 117, y: 22.5, column: 'right' },
      },
    },
    torso: {
      spots: {
        shoulder: { x: 128, y: 94, column: 'right' },
        chest: { x: 83, y: 114, column: 'left' },
        ribs: { x: 126, y: 151, column: 'right' },
        gut: { x: 92, y: 190, column: 'left' },
        back: { x: 112, y: 170, behind: true, column: 'right' },
        spine: { x: 99, y: 148, behind: true, column: 'left' },
      },
    },
    arm: {
      sides: ['primary', 'secondary'],
      spots: {
        'shoulder joint': { x: 151, y: 104 },
        'upper arm': { x: 153, y: 138 },
        elbow: { x: 158.5, y: 171 },
        forearm: { x: 163, y: 197 },
        wrist: { x: 169.5, y: 223 },
        hand: { x: 173, y: 246 },
      },
    },
    leg: {
      sides: ['right', 'left'],
      spots: {
        hip: { x: 131, y: 214 },
        thigh: { x: 122, y: 260 },
        knee: { x: 119.5, y: 306 },
        shin: { x: 120, y: 348 },
        ankle: { x: 115.5, y: 401 },
        foot: { x: 122, y: 424 },
      },
    },
  },
  map: { scale: 1.26, top: 30 },
  legends: { left: 'Right leg, primary arm', right: 'Left leg, secondary arm', behind: 'lies on the back' },
  marks: { margin: 34, radius: 18 },
  crop: { width: 116, height: 190 },
};
