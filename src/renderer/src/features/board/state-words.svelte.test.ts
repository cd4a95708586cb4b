import { describe, expect, it } from 'vitest';
import { thatFit } from './state-words.ts';

const plain = (text: string) => ({ text, tone: 'plain' }) as const;
const fitting = (room: number, ...texts: readonly string[]): readonly string[] => {
  const { shown, more } = thatFit(texts.map(plain), room);
  return [...shown.map(({ text }) => text), ...(more === '' ? [] : [`+ ${more}`])];
};

describe('the tags below a name', () => {
  it('are all there where they fit', () => {
    expect(fitting(200, 'Dazed', 'Hidden')).toEqual(['Dazed', 'Hidden']);
    expect(fitting(200)).toEqual([]);
  });

  it('leave room for the number of those that do not', () => {
    expect(fitting(180, 'Dazed, 2 turns', 'Hidden', 'Restrained')).toEqual(['Dazed, 2 turns', '+ Hidden; Restrained']);
    expect(fitting(300, 'Dazed, 2 turns', 'Hidden', 'Restrained')).toEqual(['Dazed, 2 turns', 'Hidden', 'Restrained']);
  });

  it('always show the first, cut where it is long', () => {
    const long = 'Bound to the drowned bell until the tide has turned';
    expect(fitting(100, long, 'Dazed')).toEqual(['Bound to the drowned bell…', '+ Dazed']);
  });
});
