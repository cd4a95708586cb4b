declare const brand: unique symbol;

/** Text that names one kind of thing only: the id of a combatant cannot be passed for that of an encounter. */
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type EncounterId = Id<'encounter'>;
export type CombatantId = Id<'combatant'>;
export type ConditionId = Id<'condition'>;
export type CountdownId = Id<'countdown'>;

/** Ids are made outside of the rules and arrive inside commands; these only say which kind a text is. */
export const encounterId = (text: string): EncounterId => text as EncounterId;
export const combatantId = (text: string): CombatantId => text as CombatantId;
export const conditionId = (text: string): ConditionId => text as ConditionId;
export const countdownId = (text: string): CountdownId => text as CountdownId;
