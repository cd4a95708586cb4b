import type { Encounter, MoraleDue } from '../encounter.ts';
import type { MoraleEvent } from '../event.ts';
import { number, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RulesetId } from '../ruleset-types.ts';
import type { MoraleReason } from '../table/index.ts';
import { line, nameOf, namesOf, SIDE_NAMES } from './line.ts';
import type { Line } from './line.ts';

const OCCASIONS: Readonly<Record<MoraleDue['occasion'], string>> = {
  'first-contact': 'at first contact',
  'half-strength': 'at half strength',
};

const REASONS: Readonly<Record<MoraleReason, string>> = {
  danger: 'danger beyond their duties',
  scandal: 'a scandal',
  pay: 'a change of pay',
  orders: 'orders from someone else',
  profit: 'a chance of profit',
};

/** `the foes at half strength` */
const dueName = ({ side, occasion }: MoraleDue): string => `the ${SIDE_NAMES[side]} ${OCCASIONS[occasion]}`;

function describeCheck<R extends RulesetId>(
  now: Encounter<R>,
  { combatants, score, modifier, rolled, holds, reason }: Extract<MoraleEvent, { type: 'moraleChecked' }>,
): Line {
  const several = combatants.length > 1;
  const word = holds ? (several ? 'hold' : 'holds') : several ? 'break' : 'breaks';
  const shift: readonly Part[] =
    modifier === 0 ? [] : [text(modifier > 0 ? ' plus ' : ' less '), number(Math.abs(modifier))];
  const why: readonly Part[] =
    rolled === null
      ? [text(': Morale '), number(score), text(' never breaks')]
      : [text(': '), number(rolled), text(' against Morale '), number(score), ...shift];
  const over = reason === undefined ? '' : ` ${holds ? 'in spite' : 'because'} of ${REASONS[reason]}`;
  const [only = null] = several ? [] : combatants;
  const parts = [
    ...namesOf(now, combatants),
    text(' '),
    status(word, holds ? 'holds' : 'breaks'),
    ...(over === '' ? [] : [text(over)]),
    ...why,
  ];
  return line('morale', only, parts);
}

/** Nothing is said of a check that was due and was made: the check itself tells it. */
export function describeMorale<R extends RulesetId>(now: Encounter<R>, event: MoraleEvent): Line | null {
  switch (event.type) {
    case 'moraleCheckDue':
      return line('owed', null, [text(`A morale check is due: ${dueName(event.due)}`)]);
    case 'moraleCheckSettled':
      return event.checked ? null : line('morale', null, [text(`No morale check: ${dueName(event.due)}`)]);
    case 'moraleChecked':
      return describeCheck(now, event);
    case 'moraleScoreRolled': {
      const { combatant, rolled, to } = event;
      const parts = [nameOf(now, combatant), text(' has Morale '), number(to), text(' by a roll of '), number(rolled)];
      return { ...line('morale', combatant, parts), private: true };
    }
  }
}
