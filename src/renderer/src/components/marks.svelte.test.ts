import { mount, type ComponentProps } from 'svelte';
import { describe, expect, it } from 'vitest';
import { namesByRole, render } from '../testing/render.fixtures.ts';
import Duo from './Duo.svelte';
import Pips from './Pips.svelte';
import type { Band } from './ruler-geometry.ts';
import Ruler from './Ruler.svelte';

const showPips = (props: ComponentProps<typeof Pips>): void => {
  render((target) => mount(Pips, { target, props }));
};
const showDuo = (props: ComponentProps<typeof Duo>): void => {
  render((target) => mount(Duo, { target, props }));
};
const showRuler = (props: ComponentProps<typeof Ruler>): void => {
  render((target) => mount(Ruler, { target, props }));
};

const hitPoints = { label: 'Hit Points', shape: 'box', tone: 'hp', total: 6, marked: 3 } as const;
const count = (selector: string): number => document.querySelectorAll(selector).length;

describe('Pips', () => {
  it('is one picture that says how many are marked', () => {
    showPips(hitPoints);
    expect(namesByRole('img')).toEqual(['Hit Points: 3 of 6 marked']);
    expect([count('.marked'), count('.proposed'), count('.free')]).toEqual([3, 0, 3]);
  });

  it('hatches what is only proposed', () => {
    showPips({ ...hitPoints, proposed: 2 });
    expect(namesByRole('img')).toEqual(['Hit Points: 3 of 6 marked, would be 5']);
    expect([count('.marked'), count('.proposed'), count('.free')]).toEqual([3, 2, 1]);
  });

  it('shows the number large beside the marks when asked', () => {
    showPips({ ...hitPoints, figure: true });
    expect(document.body.textContent).toContain('3/6');
    showPips(hitPoints);
    expect(document.body.textContent).not.toContain('3/6');
  });

  it('puts seven and more in two even lines', () => {
    showPips({ ...hitPoints, total: 8 });
    expect([...document.querySelectorAll('.line')].map((line) => line.childElementCount)).toEqual([4, 4]);
  });

  it('draws a shape of its own for each kind', () => {
    showPips({ label: 'Armor', shape: 'shield', tone: 'armor', total: 3, marked: 1 });
    expect([count('svg.shield'), count('i')]).toEqual([3, 0]);
    showPips({ label: 'Stress', shape: 'circle', tone: 'stress', total: 2, marked: 0 });
    expect([count('i.circle'), count('i.box')]).toEqual([2, 0]);
  });
});

describe('Duo', () => {
  const wounds = (left: number, after = left) => ({ label: 'Wounds', left, of: 7, after });

  it('says both reserves', () => {
    showDuo({ upper: { label: 'Stamina', left: 3, of: 9 }, lower: wounds(7) });
    expect(namesByRole('img')).toEqual(['Stamina 3 of 9; Wounds 7 of 7']);
    expect(count('.cross')).toBe(0);
  });

  it('says what is proposed, and hatches it', () => {
    showDuo({ upper: { label: 'Stamina', left: 3, of: 9, after: 0 }, lower: wounds(7, 5) });
    expect(namesByRole('img')).toEqual(['Stamina 3 of 9, would be 0; Wounds 7 of 7, would be 5']);
    expect(count('.pencil')).toBe(2);
  });

  it('crosses one box for each point below zero, in pencil where it is only proposed', () => {
    showDuo({ upper: null, without: 'No Stamina', lower: wounds(-2, -5) });
    expect(namesByRole('img')).toEqual(['No Stamina; Wounds −2 of 7, would be −5']);
    const boxes = [...document.querySelectorAll('path.cross')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    expect(boxes).toEqual([4, 6]);
    expect(document.querySelectorAll('path.cross')[1]?.classList.contains('pencilled')).toBe(true);
  });
});

describe('Ruler', () => {
  const bands: readonly Band[] = [
    { label: 'Minor', from: 0, tone: 'minor', tally: 1 },
    { label: 'Major', from: 8, tone: 'major', tally: 2 },
    { label: 'Severe', from: 16, tone: 'severe', tally: 3 },
  ];

  it('names its bands, each with its tally', () => {
    showRuler({ bands });
    expect(namesByRole('img')).toEqual(['Minor below 8, Major 8 to 15, Severe 16 or more']);
    expect([count('.mark'), count('.marker')]).toEqual([6, 0]);
  });

  it('says where a number lies, and tallies only that band', () => {
    showRuler({ bands, value: 14 });
    expect(namesByRole('img')).toEqual(['14 lies in Major, 8 to 15']);
    expect([count('.mark'), count('.marker'), count('.major.active')]).toEqual([2, 1, 1]);
  });
});
