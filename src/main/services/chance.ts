import { randomBytes, randomInt } from 'node:crypto';

/** Where everything random comes from. Tests give their own. */
export interface Chance {
  /** A die of so many faces: 1 to `faces`, each as likely. */
  roll(faces: number): number;
  /** A new id, unlike every other. */
  id(): string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** The system's own source of randomness. Ids are short because they cross the bridge with every change. */
export const systemChance: Chance = {
  roll: (faces) => randomInt(faces) + 1,
  id: () => Array.from(randomBytes(12), (byte) => LETTERS.charAt(byte % LETTERS.length)).join(''),
};
