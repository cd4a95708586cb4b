import { describe, expect, it } from 'vitest';
import type { InjuryInput, InjuryPlacesView } from '../../../../preload/contract/injury-views.ts';
import { InjuryForm } from './injury-form.svelte.ts';

const effects = (word: string): InjuryPlacesView['regions'][number]['spots'][number]['effects'] => [
  { severity: 'minor', means: `${word} sore`, lasts: 'a week' },
  { severity: 'permanent', means: `${word} lost`, lasts: 'for good' },
];
const PLACES: InjuryPlacesView = {
  pack: 'winged',
  regions: [
    { region: 'head', sides: [], spots: [{ spot: 'eye', effects: effects('eye') }] },
    { region: 'wing', sides: ['left', 'right'], spots: [{ spot: 'tip', effects: effects('tip') }] },
  ],
};
const tip: InjuryInput = { severity: 'minor', region: 'wing', spot: 'tip', side: 'right', lasts: 'until spring' };

describe('an injury by hand, as it is filled in', () => {
  it('begins at the first place of the tables, with their words', () => {
    const form = new InjuryForm(PLACES, null);
    expect(form.value).toEqual({
      severity: 'minor',
      region: 'head',
      spot: 'eye',
      side: null,
      note: 'eye sore',
      lasts: 'a week',
    });
    expect(form.sides).toEqual([]);
  });

  it('another place or severity has its words and its sides; the side stays where it can', () => {
    const form = new InjuryForm(PLACES, null);
    form.goTo('wing', 'tip');
    expect([form.sides, form.side, form.note]).toEqual([['left', 'right'], 'left', 'tip sore']);
    form.side = 'right';
    form.goTo('wing', 'tip');
    form.turn('permanent');
    expect([form.side, form.note, form.lasts]).toEqual(['right', 'tip lost', 'for good']);
    form.goTo('head', 'eye');
    expect([form.side, form.note]).toEqual([null, 'eye lost']);
  });

  it('keeps what was written, trimmed, and empty words as none', () => {
    const form = new InjuryForm(PLACES, null);
    form.note = ' weeps ';
    form.lasts = '';
    expect(form.value).toMatchObject({ note: 'weeps', lasts: '' });
  });

  it('changes one that is there from what it says now', () => {
    const form = new InjuryForm(PLACES, tip);
    expect([form.note, form.lasts, form.side, form.elsewhere]).toEqual(['', 'until spring', 'right', false]);
    form.turn('permanent');
    expect(form.value).toEqual({ ...tip, severity: 'permanent', note: 'tip lost', lasts: 'for good' });
  });

  it('one at a place of other tables stays there until another is chosen', () => {
    const form = new InjuryForm(PLACES, { ...tip, region: 'leg', spot: 'knee' });
    expect([form.elsewhere, form.sides, form.value.side]).toEqual([true, [], 'right']);
    form.goTo('wing', 'tip');
    expect([form.elsewhere, form.side]).toEqual([false, 'right']);
  });
});
