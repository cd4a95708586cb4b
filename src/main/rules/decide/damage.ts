import { wholeWithin } from '../amounts.ts';
import type { ApplyDamage, AssignOverflow, DamageTarget, Heal } from '../command.ts';
import type { Course } from '../course.ts';
import { combatantOf, findCombatant } from '../encounter.ts';
import type { Encounter, HeldHit } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { DONE, operate } from './operate.ts';

function checkTargets<R extends RulesetId>(
  now: Encounter<R>,
  targets: readonly { readonly combatant: CombatantId }[],
): Outcome<true> {
  if (targets.length === 0) return refuse('noTarget', 'Nobody was named.', 'targets');
  const seen = new Set<CombatantId>();
  for (const [index, { combatant }] of targets.entries()) {
    const found = combatantOf(now, combatant, `targets.${index}.combatant`);
    if (!found.ok) return found;
    if (seen.has(combatant)) {
      return refuse('sameTargetTwice', `${found.value.name} was named twice.`, `targets.${index}.combatant`);
    }
    seen.add(combatant);
  }
  return DONE;
}

/** Whether the source is one of several sides that act at once right now. */
function actsAtOnce<R extends RulesetId>({ turns, combatants }: Encounter<R>, source: CombatantId | null): boolean {
  if (turns.mode !== 'sides' || turns.acting === null) return false;
  const place = turns.places?.[turns.acting] ?? [];
  const side = combatants.find(({ id }) => id === source)?.side;
  return place.length > 1 && (side === undefined || place.includes(side));
}

/** Whose damage it is. Where nobody says, heroes strike everyone else, and everyone else strikes heroes. */
function dealtBy<R extends RulesetId>(now: Encounter<R>, { source, combatant }: HeldHit<R>): 'hero' | 'foe' {
  const side = source === null ? undefined : findCombatant(now, source)?.side;
  if (side !== undefined) return side === 'hero' ? 'hero' : 'foe';
  return findCombatant(now, combatant)?.side === 'hero' ? 'foe' : 'hero';
}

/** All hits on one combatant land at this moment. */
function land<R extends RulesetId>(course: Course<R>, hits: readonly HeldHit<R>[]): Outcome<true> {
  const [first] = hits;
  if (first === undefined) return DONE;
  const by = hits.some((hit) => dealtBy(course.now, hit) === 'hero') ? 'hero' : 'foe';
  const sources = new Set(hits.map(({ source }) => source));
  return operate(course, {
    combatant: first.combatant,
    operation: course.ruleset.damage(
      hits.map(({ hit }) => hit),
      { by, force: hits.some(({ force }) => force) },
    ),
    dice: {},
    source: sources.size === 1 ? first.source : null,
    underEffects: true,
  });
}

function isPassedOver<R extends RulesetId>(course: Course<R>, command: ApplyDamage<R>, id: CombatantId): boolean {
  const target = findCombatant(course.now, id);
  if (target === undefined || command.skipOutOfPlay !== true || command.force === true) return false;
  if (!course.ruleset.isOutOfPlay(target.vitals)) return false;
  course.warn({ code: 'passedOver', text: `${target.name} is out of play and was passed over.`, combatant: id });
  return true;
}

/**
 * Damage to one or many, at once or held for a tie. One refusal refuses all of it, except that targets out of play can be
 * passed over with a warning.
 */
export function applyDamage<R extends RulesetId>(course: Course<R>, command: ApplyDamage<R>): Outcome<true> {
  const checked = checkTargets(course.now, command.targets);
  if (!checked.ok) return checked;
  if (command.source !== null) {
    const source = combatantOf(course.now, command.source, 'source');
    if (!source.ok) return source;
  }
  const targets = command.targets.filter(({ combatant }) => !isPassedOver(course, command, combatant));
  if (targets.length === 0) return refuse('outOfPlay', 'Everyone named is out of play.', 'targets');

  const hits = targets.map(({ combatant, hit, share }: DamageTarget<R>) => ({
    combatant,
    hit: course.ruleset.share(hit, share),
    source: command.source,
    force: command.force === true,
  }));
  const { landing = 'auto' } = command;
  const held = landing === 'held' || (landing === 'auto' && actsAtOnce(course.now, command.source));
  return held ? hold(course, hits) : landEach(course, hits);
}

function landEach<R extends RulesetId>(course: Course<R>, hits: readonly HeldHit<R>[]): Outcome<true> {
  for (const [index, hit] of hits.entries()) {
    const landed = land(course, [hit]);
    if (!landed.ok) {
      const { code, reason, field } = landed.refusal;
      return refuse(code, reason, field === undefined ? `targets.${index}` : `targets.${index}.hit.${field}`);
    }
  }
  return DONE;
}

/** Held hits are checked as if they landed now, so that what cannot land is refused when it is said. */
function hold<R extends RulesetId>(course: Course<R>, hits: readonly HeldHit<R>[]): Outcome<true> {
  const tried = landEach(course.aside(), hits);
  if (!tried.ok) return tried;
  course.happen({ type: 'hitsHeld', hits });
  return DONE;
}

/**
 * All held hits land together: those on one combatant as one moment. Someone who left, or whom something else took out of
 * play meanwhile, is passed over with a warning.
 */
export function releaseHeldHits<R extends RulesetId>(course: Course<R>): Outcome<true> {
  const { heldHits } = course.now;
  if (heldHits.length === 0) return DONE;
  course.happen({ type: 'heldHitsReleased', count: heldHits.length });
  for (const combatant of new Set(heldHits.map((held) => held.combatant))) {
    if (findCombatant(course.now, combatant) === undefined) continue;
    const landed = land(
      course,
      heldHits.filter((held) => held.combatant === combatant),
    );
    if (!landed.ok) course.warn({ code: landed.refusal.code, text: landed.refusal.reason, combatant });
  }
  return DONE;
}

export function resolveHeldHits<R extends RulesetId>(course: Course<R>): Outcome<true> {
  if (course.now.heldHits.length === 0) return refuse('noHeldHits', 'No hits are held.');
  return releaseHeldHits(course);
}

/** Hit Points cleared or Wounds given back, to one or many. One refusal refuses all of it. */
export function heal<R extends RulesetId>(course: Course<R>, { targets, force }: Heal): Outcome<true> {
  const checked = checkTargets(course.now, targets);
  if (!checked.ok) return checked;
  for (const { combatant, amount } of targets) {
    const healed = operate(course, {
      combatant,
      operation: course.ruleset.heal(amount, force === true),
      dice: {},
      source: null,
      underEffects: false,
    });
    if (!healed.ok) return healed;
  }
  return DONE;
}

/** The game master says which minions fall besides the one that was struck (rules TH-22, EN-10). */
export function assignOverflow<R extends RulesetId>(course: Course<R>, command: AssignOverflow): Outcome<true> {
  const owed = course.now.overflows.find(({ combatant }) => combatant === command.combatant);
  const { fell } = course.ruleset;
  if (owed === undefined || fell === null) return refuse('nothingOwed', 'No more minions are to be picked.');
  const { minions } = command;
  if (minions.length > 0) {
    const checked = checkTargets(
      course.now,
      minions.map((combatant) => ({ combatant })),
    );
    if (!checked.ok) return checked;
  }
  const count = wholeWithin(minions.length, 0, owed.count, { what: 'number of minions', field: 'minions' });
  if (!count.ok) return count;
  course.happen({ type: 'overflowSettled', overflow: owed, picked: minions.length });
  for (const combatant of minions) {
    const fallen = operate(course, {
      combatant,
      operation: fell,
      dice: {},
      source: null,
      underEffects: false,
    });
    if (!fallen.ok) return fallen;
  }
  return accept(true);
}
