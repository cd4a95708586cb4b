import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { allByRole, byRole, click, namesByRole, press, render } from '../testing/render.fixtures.ts';
import BodyMap from './BodyMap.svelte';
import { BODY_PLACES, placeWords, type BodyPlace } from './body-spots.ts';

const show = (picked: BodyPlace | null = null): BodyPlace[] => {
  const told: BodyPlace[] = [];
  const onpick = (place: BodyPlace): void => {
    told.push(place);
  };
  render((target) => mount(BodyMap, { target, props: { label: 'Places of the body', picked, onpick } }));
  return told;
};

describe('the figure with every place named', () => {
  it('names each of its 36 places once, for whoever does not see it', () => {
    show();
    expect([...namesByRole('radio')].sort()).toEqual(BODY_PLACES.map(placeWords).sort());
  });

  it.each(BODY_PLACES.map((place) => [placeWords(place), place] as const))('%s is picked', (words, place) => {
    const told = show();
    click(byRole('radio', words));
    expect(told).toEqual([place]);
    show(place);
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
