import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { allByRole, namesByRole, render } from '../testing/render.fixtures.ts';
import BodyInjuries from './BodyInjuries.svelte';
import { placeWords, type BodyPlace } from './body-place.ts';
import { figurePlaces, type Figure } from './figures/figure.ts';
import { FIGURES } from './figures/figures.ts';
import { TWO_LEGGED } from './figures/two-legged.ts';

type Injuries = readonly (BodyPlace & {
  readonly severity: 'minor' | 'permanent';
  readonly note?: string;
  readonly lasts?: string;
})[];
const show = (injuries: Injuries, figure: Figure | null = TWO_LEGGED): void => {
  render((target) => mount(BodyInjuries, { target, props: { figure, injuries } }));
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

  it.each(
    FIGURES.flatMap((figure) => figurePlaces(figure).map((place) => [placeWords(place), figure, place] as const)),
  )('%s is marked and told, minor or permanent', (words, figure, place) => {
    show(
      [
        { ...place, severity: 'minor' },
        { ...place, severity: 'permanent' },
      ],
      figure,
    );
    expect(lines()).toEqual([`1 ${words} Minor`, `2 ${words} Permanent`]);
    expect(marks()).toEqual(['ring 1', 'square 2']);
  });

  it('tells what it means and how long it lasts, where that is known', () => {
    show([{ region: 'leg', spot: 'knee', side: 'left', severity: 'minor', note: 'No kneeling', lasts: 'a week' }]);
    expect(lines()).toEqual(['1 Left knee Minor, lasts a week No kneeling']);
    expect(namesByRole('img')).toEqual(['Body, front: 1 injury, as listed']);
  });

  it('tells an injury that the figure cannot show', () => {
    show([
      { region: 'wing', spot: 'pinions', side: 'left', severity: 'permanent' },
      { region: 'leg', spot: 'knee', side: 'left', severity: 'minor' },
    ]);
    expect(lines()).toEqual(['1 Left pinions Permanent Not on the figure', '2 Left knee Minor']);
    expect(marks()).toEqual(['ring 2']);
  });

  it('tells every injury of a body that is not drawn', () => {
    show([{ region: 'stalk', spot: 'root', side: null, severity: 'minor', lasts: 'a season' }], null);
    expect(namesByRole('img')).toEqual([]);
    expect(lines()).toEqual(['1 Root Minor, lasts a season']);
    show([], null);
    expect(document.body.textContent).toContain('No injuries.');
  });
});
