import type { CampaignView, LibraryEntryInput } from '../../src/preload/contract/campaign-views.ts';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { RulesetId } from '../../src/main/rules/ruleset-types.ts';
import { nextCommand, type Stage } from '../play/stage.ts';

/** The longest name that a combatant or an encounter can have. */
const LONGEST_NAME = 120;

/** Names that break a careless screen: as long as a name can be, with and without spaces, other scripts, signs. */
const HARD_NAMES = [
  'x'.repeat(LONGEST_NAME),
  'Ulvang the Unhurried of the Nine Drowned Parishes, '.repeat(4).slice(0, LONGEST_NAME).trim(),
  'حارس الجسر القديم عند الماء المنخفض',
  '🜂🐗🏴‍☠️👩🏽‍🌾',
  'Ǫ̷̛̺ͅ',
  '渡し守の頭領、夕暮れの浅瀬に立つ者たち',
  'I',
];

export interface Cast {
  readonly name: string;
  readonly combatants: number;
  readonly hardNames: boolean;
  /** Everyone has a turn of their own. */
  readonly inOrder?: true;
}

export const CASTS: readonly Cast[] = [
  { name: '3', combatants: 3, hardNames: false },
  { name: '12', combatants: 12, hardNames: false },
  { name: '60', combatants: 60, hardNames: false },
  { name: 'order', combatants: 8, hardNames: false, inOrder: true },
  { name: 'names', combatants: 12, hardNames: true },
];

/** Starts an encounter with this cast, with marks of a fight on it and something owed, and lets the screen open it. */
export async function gather(stage: Stage, ruleset: RulesetId, cast: Cast): Promise<EncounterView> {
  const made = await stage.call('campaign.create', { commandId: nextCommand(), ruleset, sample: true });
  const campaign = cast.hardNames ? await addHardNames(stage, made) : made;
  const heroes = Math.min(5, cast.combatants - 1);
  const foes = cast.combatants - heroes;
  const kinds = campaign.adversaries.slice(cast.hardNames ? -HARD_NAMES.length : 0);
  const adversaries = kinds
    .map(({ id }, index) => ({
      entry: id,
      count: Math.floor(foes / kinds.length) + (index < foes % kinds.length ? 1 : 0),
    }))
    .filter(({ count }) => count > 0);
  const view = await stage.call('encounter.start', {
    commandId: nextCommand(),
    campaign: campaign.id,
    name: cast.hardNames ? (HARD_NAMES[1] ?? '') : 'Ford at Dusk',
    mode: cast.inOrder ? 'individual' : ruleset === 'thresholds' ? 'spotlight' : 'sides',
    // With every tier there can be, the ruler is as full as it gets.
    options: ruleset === 'thresholds' ? { massive: true } : undefined,
    party: campaign.party.slice(0, heroes).map(({ id }) => id),
    adversaries,
  });
  if (cast.inOrder) await lineUp(stage, view);
  else await fight(stage, view);
  await describeThem(stage, view);
  await stage.page.reload();
  await stage.page.getByRole('main').getByRole('row').first().waitFor();
  return view;
}

async function addHardNames(stage: Stage, { id, ruleset }: CampaignView): Promise<CampaignView> {
  const entries = HARD_NAMES.map((name): LibraryEntryInput => ({ name, label: name, vitals: { ruleset } }));
  return stage.call('campaign.addEntries', { commandId: nextCommand(), campaign: id, shelf: 'adversaries', entries });
}

/** Values for all but one, and the turn with the second. */
async function lineUp(stage: Stage, { id: encounter, combatants }: EncounterView): Promise<void> {
  const gesture = () => ({ commandId: nextCommand(), encounter });
  const values = combatants.slice(1).map(({ id }, index) => ({ combatant: id, value: 21 - 2 * index }));
  await stage.call('encounter.setTurnValues', { ...gesture(), values });
  await stage.call('encounter.nextTurn', gesture());
  await stage.call('encounter.nextTurn', gesture());
}

/** Somebody who keeps their own sheet, and conditions of every kind. */
async function describeThem(stage: Stage, { id: encounter, ruleset, combatants }: EncounterView): Promise<void> {
  const gesture = () => ({ commandId: nextCommand(), encounter });
  await stage.call('encounter.quickAdd', { ...gesture(), text: 'Ana Vey @hero' });
  const [first, , third] = combatants;
  if (!first || !third) throw new Error('a fight has at least three in it');
  const plain = { remindAt: null, note: '', timer: null } as const;
  const kind = ruleset === 'thresholds' ? 'armored' : 'pinned';
  await stage.call('encounter.addCondition', {
    ...gesture(),
    combatants: [third.id],
    condition: { ...plain, kind, name: '', ...(ruleset === 'thresholds' ? { armor: 2, thresholds: 2 } : {}) },
  });
  const timer = { at: 'end', whose: 'bearer', turns: 2, ends: true } as const;
  await stage.call('encounter.addCondition', {
    ...gesture(),
    combatants: [first.id, third.id],
    condition: { ...plain, kind: null, name: 'Tangled in the nets', timer },
  });
}

async function fight(stage: Stage, { id: encounter, ruleset, combatants }: EncounterView): Promise<void> {
  const gesture = () => ({ commandId: nextCommand(), encounter });
  const [first, second] = combatants;
  const last = combatants.at(-1);
  if (!first || !second || !last) throw new Error('a fight has at least three in it');
  if (ruleset === 'stamina-wounds') {
    await stage.call('encounter.rollSides', { ...gesture(), dice: { hero: 5 } });
  } else {
    await stage.call('encounter.setActive', { ...gesture(), combatant: second.id });
  }
  const hit = (combatant: EncounterView['order'][number], text: string): Promise<unknown> =>
    stage.call('damage.apply', { ...gesture(), text, targets: [{ combatant }], source: null });
  await hit(last.id, '7');
  await hit(second.id, '5');
  if (ruleset === 'thresholds') await hit(first.id, '40');
  await hit(first.id, ruleset === 'thresholds' ? '40' : '21');
}
