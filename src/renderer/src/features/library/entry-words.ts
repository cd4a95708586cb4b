import type { LibraryEntryView } from '../../../../preload/contract/campaign-views.ts';

type Entry = Pick<LibraryEntryView, 'vitals' | 'label'>;

/** The short word at the right of an entry: a hero's level or die, an adversary's first word or two. */
export function aside({ vitals, label }: Entry, shelf: 'party' | 'adversaries'): string {
  if (shelf === 'adversaries') return label.split(',')[0]?.trim() ?? '';
  return 'level' in vitals ? `L${vitals.level}` : `d${vitals.staminaDie}`;
}

/** Label and vitals in one line, for a title: "bruiser · 9/18 · 6 Hit Points · Stress 3". */
export function briefly(entry: Entry): string {
  return [entry.label, ...vitalsWords(entry)].filter((word) => word !== '').join(' · ');
}

const bands = ({ major, severe }: { readonly major: number | null; readonly severe: number | null }): string =>
  major === null ? '' : `${major}/${severe ?? '–'}`;

function vitalsWords({ vitals }: Entry): string[] {
  if (vitals.nameOnly === true) return ['name and turn only', 'hp' in vitals ? bands(vitals.thresholds) : ''];
  if ('hp' in vitals) {
    const { thresholds, hp, stress, armor } = vitals;
    return [
      bands(thresholds),
      hp.marked === 0
        ? `${hp.max} Hit ${hp.max === 1 ? 'Point' : 'Points'}`
        : `${hp.marked} of ${hp.max} Hit Points marked`,
      stress === null ? '' : `Stress ${stress.marked} of ${stress.max}`,
      armor.score === 0 ? '' : `Armor ${armor.marked} of ${armor.score}`,
    ];
  }
  const { stamina, wounds } = vitals;
  return [
    stamina === null ? 'no Stamina' : `Stamina ${stamina.current} of ${stamina.max}`,
    `Wounds ${wounds.current} of ${wounds.max}`.replace('-', '−'),
  ];
}
