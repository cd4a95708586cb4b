import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { allByRole, byRole, click, namesByRole, press, render } from '../testing/render.fixtures.ts';
import BodyMap from './BodyMap.svelte';
import { placeWords, type BodyPlace } from './body-place.ts';
import { figurePlaces, type Figure } from './figures/figure.ts';
import { FIGURES } from './figures/figures.ts';
import { TWO_LEGGED } from './figures/two-legged.ts';

const show = (picked: BodyPlace | null = null, figure: Figure = TWO_LEGGED): BodyPlace[] => {
  const told: BodyPlace[] = [];
  const onpick = (place: BodyPlace): void => {
    told.push(place);
  };
  render((target) => mount(BodyMap, { target, props: { figure, label: 'Places of the body', picked, onpick } }));
  return told;
};

describe('the figure with every place named', () => {
  it.each(FIGURES.map((figure) => [figure.pack, figure] as const))(
    'names each place of %s once, for whoever does not see it',
    (_pack, figure) => {
      show(null, figure);
      expect([...namesByRole('radio')].sort()).toEqual(figurePlaces(figure).map(placeWords).sort());
    },
  );

  it.each(
    FIGURES.flatMap((figure) => figurePlaces(figure).map((place) => [placeWords(place), figure, place] as const)),
  )('%s is picked', (words, figure, place) => {
    const told = show(null, figure);
    click(byRole('radio', words));
    expect(told).toEqual([place]);
    show(place, figure);
    expect(allByRole('radio').filter((radio) => radio.getAttribute('aria-checked') === 'true')).toEqual([
      byRole('radio', words),
    ]);
  });

  it('is one stop for Tab: what is picked, else the first; arrows go on from there', () => {
    const stops = (): readonly HTMLElement[] => allByRole('radio').filter(({ tabIndex }) => tabIndex === 0);
    show();
    expect(stops()).toEqual([byRole('radio', 'Scalp')]);
    byRole('radio', 'Scalp').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(byRole('radio', 'Eye'));
    expect(stops()).toEqual([byRole('radio', 'Eye')]);
    press('End');
    press('ArrowRight');
    expect(document.activeElement).toBe(byRole('radio', 'Left foot'));
    // A chord is not a step.
    press('ArrowUp', { ctrlKey: true });
    expect(document.activeElement).toBe(byRole('radio', 'Left foot'));
    show({ region: 'leg', spot: 'knee', side: 'left' });
    expect(stops()).toEqual([byRole('radio', 'Left knee')]);
  });
});
