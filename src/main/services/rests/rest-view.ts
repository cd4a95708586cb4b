import type { RestDie, RestPreview, ResterView } from '../../../preload/contract/rest-views.ts';
import { describe, findCombatant, type CombatantId, type Encounter, type Line, type Part } from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { vitalsView } from '../present/combatant-view.ts';
import { owedViews } from '../present/owed-view.ts';
import { decideAll } from '../streams/stream-model.ts';
import type { SlotDie } from './rest-dice.ts';
import { restCommand, type RestPlan } from './rest-plan.ts';

/** What a planned rest would come to in this encounter. */
export function restPreview(state: Encounter, plan: RestPlan): RestPreview {
  const outcome = decideAll(encounterModel, state, [restCommand(plan)]);
  const dice = new Map(plan.resters.map((one) => [one.who, one.dice.map(die)]));
  const owed = owedViews(state).flatMap(({ combatant, sentence }) =>
    combatant !== null && dice.has(combatant) ? sentence : [],
  );
  const shown = { gmDie: plan.gmDie && { label: 'Fear', ...plan.gmDie }, owed };
  const open = (who: CombatantId): ResterView => ({ who, dice: dice.get(who) ?? [], parts: [], after: null });
  const resters = plan.resters.map(({ who }) => open(who));
  if (!outcome.ok) {
    return { ...shown, resters, tokens: [], complete: false, problem: outcome.refusal.reason };
  }
  if (!plan.complete) return { ...shown, resters, tokens: [], complete: false, problem: null };
  const { state: after, events } = outcome.value;
  const lines = describe(state, events);
  const people = new Set([...dice.keys(), ...lines.flatMap(({ combatant }) => combatant ?? [])]);
  return {
    ...shown,
    resters: [...people].map((who) => {
      const found = findCombatant(after, who);
      return { ...open(who), parts: partsAbout(lines, who), after: found ? vitalsView(after, found) : null };
    }),
    tokens: partsAbout(lines, null),
    complete: true,
    problem: null,
  };
}

const die = ({ label, faces, value }: SlotDie): RestDie => ({ label, faces, value });

const partsAbout = (lines: readonly Line[], who: CombatantId | null): readonly Part[] =>
  lines
    .filter(({ combatant }) => combatant === who)
    .flatMap(({ parts }, index) => (index === 0 ? parts : [text('; '), ...parts]));
