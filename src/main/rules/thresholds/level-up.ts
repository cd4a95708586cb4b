import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { thresholdsBy, thresholdsFor, tierOf } from './derive.ts';
import type { Event } from './events.ts';
import type { LevelUpOperation } from './operation.ts';
import type { Options } from './options.ts';
import { LEVEL_CAP, MOST_DAMAGE } from './vitals.ts';
import type { ArmorBase, Thresholds, ThresholdsSource, Vitals } from './vitals.ts';

/** Advancement picks for each level gained. */
export const PICKS_PER_LEVEL = 2;

function checkLevel({ level }: Vitals, to: number): Outcome<number> {
  if (level >= LEVEL_CAP) return refuse('levelCap', `Level ${LEVEL_CAP} is the highest there is.`, 'level');
  return wholeWithin(to, level + 1, LEVEL_CAP, { what: 'new level', field: 'level' });
}

/** Refuses a base of armor that is no whole numbers, or whose Severe is below its Major. */
export function checkArmorBase({ major, severe }: ArmorBase, field: string): Outcome<true> {
  const named = (name: string): { what: string; field: string } => ({
    what: `${name} base`,
    field: `${field}.${name.toLowerCase()}`,
  });
  const low = wholeWithin(major, 0, MOST_DAMAGE, named('Major'));
  if (!low.ok) return low;
  const high = wholeWithin(severe, 0, MOST_DAMAGE, named('Severe'));
  if (!high.ok) return high;
  if (high.value >= low.value) return accept(true);
  return refuse('severeBelowMajor', 'Severe cannot be lower than Major.', `${field}.severe`);
}

/** Thresholds at the new level, and where they come from if that is new (rules TH-43, TH-56). */
function newThresholds(
  { thresholds, thresholdsFrom = 'hand' }: Vitals,
  { level, armorBase }: LevelUpOperation,
): Outcome<{ readonly to: Thresholds; readonly source?: ThresholdsSource }> {
  if (armorBase === undefined) return accept({ to: thresholdsBy(thresholdsFrom, level, thresholds) });
  if (armorBase !== null) {
    const checked = checkArmorBase(armorBase, 'armorBase');
    if (!checked.ok) return checked;
  }
  return accept({ to: thresholdsFor(level, armorBase), source: armorBase ?? 'unarmored' });
}

type Picks = NonNullable<LevelUpOperation['picks']>;

function checkPicks(vitals: Vitals, picks: Picks, levels: number, options: Options): Outcome<true> {
  const known: readonly string[] = ['hp-slot', 'stress-slot'];
  if (!Array.isArray(picks) || picks.some((pick: string) => !known.includes(pick))) {
    return refuse('unknownPick', 'A pick is a Hit Point slot or a Stress slot.', 'picks');
  }
  if (picks.length > PICKS_PER_LEVEL * levels) {
    return refuse('tooManyPicks', `Each level has ${PICKS_PER_LEVEL} picks.`, 'picks');
  }
  const hp = vitals.hp.max + count(picks, 'hp-slot');
  if (hp > vitals.hp.max && hp > options.hpCap) {
    return refuse('hpCap', `${options.hpCap} Hit Points are the most at this table.`, 'picks');
  }
  const stressPicks = count(picks, 'stress-slot');
  if (stressPicks > 0 && vitals.stress === null) {
    return refuse('noStress', 'Someone without Stress cannot gain a slot of it.', 'picks');
  }
  if (stressPicks > 0 && (vitals.stress?.max ?? 0) + stressPicks > options.stressCap) {
    return refuse('stressCap', `${options.stressCap} Stress is the most at this table.`, 'picks');
  }
  return accept(true);
}

const count = (picks: Picks, pick: Picks[number]): number => picks.filter((other) => other === pick).length;

function slotEvents({ hp, stress }: Vitals, picks: Picks): readonly Event[] {
  const events: Event[] = [];
  const hpSlots = count(picks, 'hp-slot');
  const stressSlots = count(picks, 'stress-slot');
  if (hpSlots > 0) events.push({ type: 'hitPointSlotGained', from: hp.max, to: hp.max + hpSlots });
  if (stressSlots > 0 && stress !== null) {
    events.push({ type: 'stressSlotGained', from: stress.max, to: stress.max + stressSlots });
  }
  return events;
}

const sameThresholds = (a: Thresholds, b: Thresholds): boolean => a.major === b.major && a.severe === b.severe;

/**
 * A level gained (rules TH-42 to TH-44): the tier follows, thresholds that come from the level or whose armor is named are worked out
 * anew, and each pick adds a slot. Refused: a level that is not above the present one or is past 10, more than two picks a level, a pick at
 * the table's cap.
 */
export function levelUp(vitals: Vitals, operation: LevelUpOperation, options: Options): Outcome<readonly Event[]> {
  const { picks = [] } = operation;
  const level = checkLevel(vitals, operation.level);
  if (!level.ok) return level;
  const thresholds = newThresholds(vitals, operation);
  if (!thresholds.ok) return thresholds;
  const checked = checkPicks(vitals, picks, level.value - vitals.level, options);
  if (!checked.ok) return checked;

  const events: Event[] = [
    {
      type: 'levelGained',
      from: { level: vitals.level, tier: vitals.tier },
      to: { level: level.value, tier: tierOf(level.value) },
    },
  ];
  if (!sameThresholds(vitals.thresholds, thresholds.value.to)) {
    events.push({ type: 'thresholdsChanged', from: vitals.thresholds, ...thresholds.value });
  }
  return accept([...events, ...slotEvents(vitals, picks)]);
}
