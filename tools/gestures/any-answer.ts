import type { OwedView } from '../../src/preload/contract/encounter-views.ts';
import { say, type Unsent } from './send.ts';
import type { Numbers } from './numbers.ts';

/** An answer to what is owed: dice typed in part, the rest rolled. */
export function anyAnswer(owed: OwedView, numbers: Numbers): Unsent {
  switch (owed.kind) {
    case 'deathMove':
      return deathMove(owed.combatant, numbers);
    case 'injuryRoll':
      return numbers.odds(1, 5)
        ? say('encounter.lastAction', { combatant: owed.combatant })
        : say('injuries.record', {
            combatant: owed.combatant,
            dice: numbers.odds(1, 2) ? { injury: 1 + numbers.below(4) } : {},
          });
    case 'overflow':
      return say('encounter.assignOverflow', {
        combatant: owed.combatant,
        minions: owed.candidates.slice(0, numbers.below(owed.count + 1)),
      });
    case 'finalAction':
      return say('encounter.endFinalAction', { combatant: owed.combatant });
    case 'lastHitPoint':
      return say('encounter.answerLastHitPoint', { combatant: owed.combatant, becomes: null });
    case 'morale': {
      const { due } = owed;
      if (due.side === 'hero' || numbers.odds(1, 4)) return say('morale.passOver', { due });
      const score = 2 + numbers.below(11);
      const keys = ['?', ...Array.from({ length: 11 }, (_, at) => String(at + 2))];
      const checks = keys.map((key) => (key === '?' ? { key, score } : { key, modifier: numbers.below(5) - 2 }));
      const breaking = numbers.pick(['fled', 'surrendered', undefined] as const);
      return say('morale.check', { who: { side: due.side }, checks, due, ...(breaking ? { breaking } : {}) });
    }
    case 'heldHits':
      return say('encounter.resolveHeldHits', {});
  }
}

function deathMove(combatant: Extract<OwedView, { kind: 'deathMove' }>['combatant'], numbers: Numbers): Unsent {
  const hope = 1 + numbers.below(12);
  const hp = numbers.below(hope + 1);
  return say('deathMoves.make', {
    combatant,
    choice: numbers.pick(['black-out', 'final-blow', 'stake-it-all']),
    dice: { hope, fear: 1 + numbers.below(12) },
    split: { hp, stress: hope - hp },
  });
}
