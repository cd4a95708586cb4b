import type { CombatantView, VitalsView } from '../../../../preload/contract/encounter-views.ts';

type Of<R extends VitalsView['ruleset']> = Extract<VitalsView, { ruleset: R }>;
type Options<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

/** Every state of a ruleset, in the words of the board. */
export const STATES: { readonly [R in VitalsView['ruleset']]: Options<Of<R>['status']> } = {
  thresholds: [
    { value: 'up', label: 'Up' },
    { value: 'death-move', label: 'Death move' },
    { value: 'unconscious', label: 'Unconscious' },
    { value: 'final-action', label: 'Final action' },
    { value: 'defeated', label: 'Defeated' },
    { value: 'dead', label: 'Dead' },
    { value: 'retired', label: 'Retired' },
  ],
  'stamina-wounds': [
    { value: 'up', label: 'Up' },
    { value: 'down', label: 'Down' },
    { value: 'fainted', label: 'Fainted' },
    { value: 'knocked-out', label: 'Knocked out' },
    { value: 'senseless', label: 'Senseless' },
    { value: 'defeated', label: 'Defeated' },
    { value: 'dead', label: 'Dead' },
  ],
};

export const KINDS: { readonly [R in VitalsView['ruleset']]: Options<Of<R>['kind']> } = {
  thresholds: [
    { value: 'hero', label: 'Hero' },
    { value: 'foe', label: 'Foe' },
    { value: 'minion', label: 'Minion' },
    { value: 'horde', label: 'Horde' },
  ],
  'stamina-wounds': [
    { value: 'trained', label: 'Trained' },
    { value: 'beast', label: 'Beast' },
  ],
};

export const SIDES: Options<CombatantView['side']> = [
  { value: 'hero', label: 'Heroes' },
  { value: 'foe', label: 'Foes' },
  { value: 'other', label: 'Others' },
];
