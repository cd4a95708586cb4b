import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { byRole, render } from '../testing/render.fixtures.ts';
import InjuryCount from './InjuryCount.svelte';

const knee = { region: 'leg', spot: 'knee', side: 'left', severity: 'minor' } as const;
const spine = { region: 'torso', spot: 'spine', side: null, severity: 'permanent' } as const;

describe('the mark of injuries beside a name', () => {
  it.each([
    [[knee], '1', '1 injury: Left knee, minor'],
    [[knee, spine], '2', '2 injuries: Left knee, minor; Spine, permanent'],
  ])('says how many and which', (injuries, shown, said) => {
    render((target) => mount(InjuryCount, { target, props: { injuries } }));
    const mark = byRole('img', said);
    expect(mark.textContent.trim()).toBe(shown);
    expect(mark.title).toBe(said);
  });
});
