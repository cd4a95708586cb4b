import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { allByRole, namesByRole, render } from '../testing/render.fixtures.ts';
import BodyInjuries from './BodyInjuries.svelte';
import { BODY_PLACES, placeWords, type BodyPlace } from './body-spots.ts';

type Injuries = readonly (BodyPlace & {
  readonly severity: 'minor' | 'permanent';
  readonly note?: string;
  readonly lasts?: string;
})[];
const show = (injuries: Injuries): void => {
  render((target) => mount(BodyInjuries, { target, props: { injuries } }));
};
const lines = (): string[] => allByRole('listitem').map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());
/** The numbers on the figure, each with the shape it stands in. */
const marks = (): string[] =>
  [...document.querySelectorAll('svg g')].map(
    (mark) => `${mark.querySelector('rect') ? 'square' : 'ring'} ${mark.textContent.trim()}`,
  );

describe('injuries on the body', () => {
  it('says that there are none', () => {
    show([]);
    expect(namesByRole('img')).toEqual(['Body, front: no injuries']);
    expect(document.body.textContent).toContain('No injuries.');
    expect(marks()).toEqual([]);
  });

  it.each(BODY_PLACES.map((place) => [placeWords(place), place] as const))(
    '%s is marked and told, minor or permanent',
    (words, place) => {
      show([
        { ...place, severity: 'minor' },
        { ...place, severity: 'permanent' },
      ]);
      expect(lines()).toEqual([`1 ${words} Minor`, `2 ${words} Permanent`]);
      expect(marks()).toEqual(['ring 1', 'square 2']);
    },
  );

  it('tells what it means and how long it lasts, where that is known', () => {
    show([{ region: 'leg', spot: 'knee', side: 'left', severity: 'minor', note: 'No kneeling', lasts: 'a week' }]);
    expect(lines()).toEqual(['1 Left knee Minor, lasts a week No kneeling']);
    expect(namesByRole('img')).toEqual(['Body, front: 1 injury, as listed']);
  });

  it('tells an injury of another body, which the figure cannot show', () => {
    show([{ region: 'wing', spot: 'pinions', side: 'left', severity: 'permanent' }]);
    expect(lines()).toEqual(['1 Left pinions Permanent']);
    expect(marks()).toEqual([]);
  });
});
