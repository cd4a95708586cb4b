import { afterAll, id } from './encounters.fixtures.ts';
import { encounterId, prepareEncounter, staminaWounds, twoLegged } from './index.ts';
import type { Addition, Command, Encounter, HitOf, Side, VitalsOf } from './index.ts';

/** Encounters for tests, under Stamina & Wounds: 8 Wounds, 5 Stamina, unless changed. */
export type Skirmish = Encounter<'stamina-wounds'>;
export type SkirmishCommand = Command<'stamina-wounds'>;

export function skirmish(): Skirmish {
  const outcome = prepareEncounter({
    id: encounterId('weir'),
    name: 'Weir at Low Water',
    ruleset: 'stamina-wounds',
    options: {},
    tables: { injuries: twoLegged },
    gmTokens: null,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
}

export const joining = (
  name: string,
  side: Side,
  changes: Partial<VitalsOf<'stamina-wounds'>> = {},
): Addition<'stamina-wounds'> => ({
  ids: [id(name.toLowerCase())],
  name,
  side,
  origin: null,
  label: '',
  hidden: false,
  group: null,
  notes: '',
  vitals: { ...staminaWounds.staminaWounds.defaultVitals, ...changes },
});

/** One hero `a`, with these vitals. */
export const alone = (changes: Partial<VitalsOf<'stamina-wounds'>> = {}): Skirmish =>
  afterAll(skirmish(), { type: 'addCombatants', additions: [joining('A', 'hero', changes)] });

export const blow = (
  target: string,
  amount: number,
  causes: HitOf<'stamina-wounds'>['causes'],
  source: string | null = null,
): SkirmishCommand => ({
  type: 'applyDamage',
  source: source === null ? null : id(source),
  targets: [{ combatant: id(target), share: 'normal', hit: { amount, causes } }],
});
