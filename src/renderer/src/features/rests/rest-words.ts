import type { CampaignView } from '../../../../preload/contract/campaign-views.ts';
import type { ResterInput } from '../../../../preload/contract/rest-views.ts';

type Rest = ResterInput['rest'];
type Vitals = CampaignView['party'][number]['vitals'];

interface Lengths {
  readonly value: Rest['length'];
  readonly label: string;
  readonly sentence: string;
}

export const LENGTHS: Readonly<Record<Rest['ruleset'], readonly Lengths[]>> = {
  thresholds: [
    { value: 'short', label: 'Short rest', sentence: 'Two moves each: a d4 and the tier of one track, or Hope.' },
    { value: 'long', label: 'Long rest', sentence: 'Two moves each: all of one track, or Hope. The unconscious wake.' },
  ],
  'stamina-wounds': [
    { value: 'hour', label: 'An hour', sentence: 'Stamina comes back by each one’s die.' },
    { value: 'night', label: 'A night', sentence: 'In a safe place all Stamina, and a Wound at half or more.' },
    {
      value: 'day',
      label: 'A night and a day',
      sentence: 'In a safe place all Stamina, a night’s and a day’s Wounds.',
    },
  ],
};

/** "HP 4/6 · Stress 3/6 · Armor 1/3 · Hope 2/6", marked of all; "Wounds 3/8 · Stamina 0/5", left of all. */
export function standsAt(vitals: Vitals): string {
  if (vitals.nameOnly === true) return 'The player keeps the sheet';
  if ('hp' in vitals) {
    const { hp, stress, armor, hope } = vitals;
    return [
      `HP ${hp.marked}/${hp.max}`,
      ...(stress === null ? [] : [`Stress ${stress.marked}/${stress.max}`]),
      ...(armor.score === 0 ? [] : [`Armor ${armor.marked}/${armor.score}`]),
      ...(hope === null ? [] : [`Hope ${hope.current}/${hope.max}`]),
    ].join(' · ');
  }
  const { wounds, stamina } = vitals;
  const left = `Wounds ${wounds.current < 0 ? `−${-wounds.current}` : wounds.current}/${wounds.max}`;
  return stamina === null ? left : `${left} · Stamina ${stamina.current}/${stamina.max}`;
}

const OUT: readonly string[] = ['dead', 'defeated', 'retired'];

/** Whoever is dead, defeated or retired does not rest. */
export const canRest = ({ status }: Vitals): boolean => !OUT.includes(status);
