import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { allByRole, byRole, click, namesByRole, press, render } from '../testing/render.fixtures.ts';
import type { BodyPlace } from './body-place.ts';
import BodyPlaces from './BodyPlaces.svelte';
import type { Figure } from './figures/figure.ts';
import { TWO_LEGGED } from './figures/two-legged.ts';

const PLACES: readonly BodyPlace[] = [
  { region: 'cap', spot: 'rim', side: null },
  { region: 'cap', spot: 'gills', side: null },
  { region: 'root', spot: 'tip', side: 'near' },
  { region: 'root', spot: 'tip', side: 'far' },
];
const knee = { region: 'leg', spot: 'knee', side: 'left' };

const show = (figure: Figure | null, places: readonly BodyPlace[], picked: BodyPlace | null = null): BodyPlace[] => {
  const told: BodyPlace[] = [];
  const onpick = (place: BodyPlace): void => {
    told.push(place);
  };
  const numbers = ({ spot }: BodyPlace): string => String(spot.length);
  render((target) => mount(BodyPlaces, { target, props: { figure, places, picked, onpick, numbers } }));
  return told;
};

describe('the places of a body that is not drawn', () => {
  it('are a list by region, each with its number, and are picked', () => {
    const told = show(null, PLACES);
    expect(namesByRole('radiogroup')).toEqual(['Places of the body']);
    expect(namesByRole('heading')).toEqual(['Cap', 'Root']);
    expect(namesByRole('radio')).toEqual(['Rim, cap', 'Gills, cap', 'Near tip, root', 'Far tip, root']);
    expect(allByRole('radio').map(({ textContent }) => textContent)).toEqual([
      '3Rim',
      '5Gills',
      '3Near tip',
      '3Far tip',
    ]);
    for (const radio of allByRole('radio')) click(radio);
    expect(told).toEqual(PLACES);
    show(null, PLACES, PLACES[2]);
    expect(byRole('radio', 'Near tip, root').getAttribute('aria-checked')).toBe('true');
    expect(allByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toEqual([byRole('radio', 'Near tip, root')]);
  });

  it('are walked by arrows', () => {
    show(null, PLACES);
    expect(allByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toEqual([byRole('radio', 'Rim, cap')]);
    byRole('radio', 'Rim, cap').focus();
    press('ArrowDown');
    press('ArrowRight');
    expect(document.activeElement).toBe(byRole('radio', 'Near tip, root'));
    press('ArrowUp');
    expect(document.activeElement).toBe(byRole('radio', 'Gills, cap'));
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(byRole('radio', 'Far tip, root'));
    press('Home');
    press('ArrowLeft', { altKey: true });
    expect(document.activeElement).toBe(byRole('radio', 'Rim, cap'));
  });
});

describe('the places of a body that is drawn', () => {
  it('are on the figure; what the figure has not is listed beside it', () => {
    const told = show(TWO_LEGGED, [knee, ...PLACES.slice(0, 1)]);
    expect(namesByRole('radiogroup')).toEqual(['Places of the body', 'Other places of the body']);
    expect(namesByRole('radio')).toEqual(['Left knee', 'Rim, cap']);
    click(byRole('radio', 'Rim, cap'));
    click(byRole('radio', 'Left knee'));
    expect(told).toEqual([PLACES[0], knee]);
  });
});
