import type { InjuryResult, Place } from '../injuries/pack.ts';
import { counted, joined, number, sentence, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Told } from '../ruleset.ts';
import type { DamageCalled, DamageTaken, Event, InjuryRolled, RestTaken, StatusChanged } from './events.ts';
import { lostParts, standing, tellCalled, tellDamage } from './tell-damage.ts';
import { tellEdit } from './tell-edit.ts';
import type { Injury, Status } from './vitals.ts';

type Own = Told<'stamina-wounds'>;

const STATUS_WORDS: Readonly<Record<Exclude<Status, 'up'>, string>> = {
  down: 'down',
  fainted: 'fainted',
  'knocked-out': 'knocked out',
  senseless: 'senseless',
  defeated: 'defeated',
  dead: 'dead',
};

function statusParts({ to, because }: StatusChanged): readonly Part[] {
  if (to.status === 'up') return [status(because === 'woken' ? 'awake again' : 'up again', 'up')];
  const hours: readonly Part[] = to.hours === null ? [] : [text(' for '), ...counted(to.hours, 'hour', 'hours')];
  const certain: readonly Part[] = because === 'certain-death' ? [text(', no roll can save')] : [];
  return [status(STATUS_WORDS[to.status], to.status), ...hours, ...certain];
}

const RESULT_WORDS: Readonly<Record<InjuryResult, string>> = {
  'knocked-out': 'nothing lasting',
  minor: 'minor wound',
  permanent: 'permanent injury',
  death: 'beyond help',
};

const resultPart = (result: InjuryResult): Part => ({ kind: 'tier', text: RESULT_WORDS[result], tier: result });

/** `, leg, knee, left` */
const placePart = ({ region, spot, side }: Place): Part =>
  text([region, spot, ...(side === null ? [] : [side])].map((word) => `, ${word}`).join(''));

/** `Injury roll for Oda, 3 + 2 makes 5: minor wound, leg, knee, left, lasts a week` */
function injuryParts(who: Part, rolled: InjuryRolled, lasts: string | undefined): readonly Part[] {
  const { roll, below, total, result, place } = rolled;
  const sum: readonly Part[] =
    below === 0 ? [number(roll)] : [number(roll), text(' + '), number(below), text(' makes '), number(total)];
  const where = place === null ? [] : [placePart(place)];
  const long = lasts === undefined ? [] : [text(`, lasts ${lasts}`)];
  return [text('Injury roll for '), who, text(', '), ...sum, text(': '), resultPart(result), ...where, ...long];
}

const REST_WORDS: Readonly<Record<RestTaken['length'], string>> = {
  hour: 'rests for an hour',
  night: 'rests for a night',
  day: 'rests for a night and a day',
};

function restParts({ length, safe, bed, physician }: RestTaken): readonly Part[] {
  const where = safe ? ', safe' : '';
  return [text(`${REST_WORDS[length]}${where}${bed ? ', in bed' : ''}${physician ? ', with a physician' : ''}`)];
}

/** `regains 3 Wounds, 6 of 8 left` */
const regained = (change: Extract<Event, { type: 'staminaRegained' | 'woundsRegained' }>): readonly Part[] => {
  const by = change.to - change.from;
  const points = change.type === 'woundsRegained' ? counted(by, 'Wound', 'Wounds') : counted(by, 'Stamina', 'Stamina');
  return [text('regains '), ...points, text(', '), ...standing(change.to, change.max)];
};

const levelParts = ({ die, to: { stamina, wounds } }: Extract<Event, { type: 'levelGained' }>): readonly Part[] => [
  text('gains a level on a '),
  number(die),
  text(', Stamina '),
  ...standing(stamina.current, stamina.max),
  text(', Wounds '),
  ...standing(wounds.current, wounds.max),
];

const toughnessParts = ({
  to: { toughness, wounds },
}: Extract<Event, { type: 'toughnessChanged' }>): readonly Part[] => [
  text('has Toughness '),
  number(toughness),
  text(' now, Wounds '),
  ...standing(wounds.current, wounds.max),
];

/** `is healed for 3 on their own sheet` */
const calledParts = ({ what, amount }: Extract<Event, { type: 'called' }>): readonly Part[] =>
  what === 'healing'
    ? [text('is healed for '), number(amount), text(' on their own sheet')]
    : [text('takes '), number(amount), text(' subdual on their own sheet')];

/** `minor wound, leg, knee, left` */
const injuryWords = ({ severity, ...place }: Injury): readonly Part[] => [resultPart(severity), placePart(place)];

/** `a minor wound, leg, knee, left, lasts a week`; what was written beside it is not told. */
const injuryNow = (injury: Injury): readonly Part[] => [
  text('a '),
  ...injuryWords(injury),
  text(injury.lasts === undefined ? '' : `, lasts ${injury.lasts}`),
];

const BY_HAND = text(', set by hand');

/** `has a permanent injury, leg, knee, left, set by hand (was minor wound, leg, knee, left)` */
function setParts({ from, to }: Extract<Event, { type: 'injurySet' }>): readonly Part[] {
  if (to === null)
    return from === null ? [] : [text('never had a '), ...injuryWords(from), text(': taken away by hand')];
  if (from === null) return [text('has '), ...injuryNow(to), BY_HAND];
  const same = sentence(injuryWords(from)) === sentence(injuryWords(to));
  if (same) return [text('has new words beside '), ...injuryNow(to), BY_HAND];
  return [text('has '), ...injuryNow(to), BY_HAND, text(' (was '), ...injuryWords(from), text(')')];
}

/** What one change says of its creature, as a clause; nothing where it comes as a consequence. */
function clause(
  change: Exclude<Event, DamageTaken | DamageCalled | InjuryRolled>,
  told: Pick<Own, 'by' | 'tables'>,
): readonly Part[] {
  const { by } = told;
  switch (change.type) {
    case 'staminaLost':
    case 'woundsLost':
      return lostParts(change);
    case 'staminaRegained':
    case 'woundsRegained':
      return regained(change);
    case 'subdualTaken':
      return [text('takes '), number(change.amount), text(' subdual'), ...(by ? [text(' from '), by] : [])];
    case 'called':
      return calledParts(change);
    case 'subdualChanged':
      return [number(change.to), text(' subdual in all')];
    case 'healingReceived':
      if (change.lost === 0) return [];
      return [text('is healed for '), number(change.amount), text(', '), number(change.lost), text(' lost')];
    case 'lastActionTaken':
      return [text('takes the last action')];
    case 'restTaken':
      return restParts(change);
    case 'levelGained':
      return levelParts(change);
    case 'toughnessChanged':
      return toughnessParts(change);
    case 'vitalsEdited':
      return tellEdit(change.from, change.to, told.tables);
    case 'injuryHealed': {
      const { severity, ...place } = change.injury;
      return [text('recovers from a '), resultPart(severity), placePart(place)];
    }
    case 'injurySet':
      return setParts(change);
    case 'statusChanged':
    case 'injuryRollOwed':
    case 'injuryRollCancelled':
    case 'injuryRecorded':
      return [];
  }
}

/** What follows, told last: a new status, an injury roll that is due or no longer is. */
function consequence(change: Event): readonly Part[] {
  switch (change.type) {
    case 'statusChanged':
      return statusParts(change);
    case 'injuryRollOwed':
      return change.below === 0
        ? [text('an injury roll is due')]
        : [text('an injury roll + '), number(change.below), text(' is due')];
    case 'injuryRollCancelled':
      return [text('no injury roll any more')];
    default:
      return [];
  }
}

/** `, takes 3 subdual, 3 subdual in all`: what subdual hits of the same moment did besides. */
function alsoSubdual({ changes, tables }: Own): readonly Part[] {
  const said = changes.flatMap((change) =>
    change.type === 'subdualTaken' || change.type === 'subdualChanged' ? [clause(change, { by: null, tables })] : [],
  );
  return said.length > 0 ? [text(', '), ...joined(said, ', ')] : [];
}

/** One operation on one creature as a sentence: what was done, then, after a colon, what follows from it. */
export function tell(told: Own): readonly Part[] {
  const { who, changes } = told;
  const statuses = changes.filter(({ type }) => type === 'statusChanged');
  const others = changes.filter(({ type }) => type !== 'statusChanged');
  const consequences = joined([...statuses, ...others].map(consequence), ', ');
  const after: readonly Part[] = consequences.length > 0 ? [text(': '), ...consequences] : [];
  const damage = changes.find((change) => change.type === 'damageTaken');
  if (damage) return [who, ...tellDamage(damage, told), ...alsoSubdual(told), ...after];
  const called = changes.find((change) => change.type === 'damageCalled');
  if (called) return [who, ...tellCalled(called, told), ...after];
  const rolled = changes.find((change) => change.type === 'injuryRolled');
  const recorded = changes.find((change) => change.type === 'injuryRecorded');
  if (rolled) return [...injuryParts(who, rolled, recorded?.injury.lasts), ...after];
  const clauses = changes.map((change) =>
    change.type === 'damageTaken' || change.type === 'damageCalled' || change.type === 'injuryRolled'
      ? []
      : clause(change, told),
  );
  const said = joined(clauses, ', ');
  if (said.length > 0) return [who, text(' '), ...said, ...after];
  return after.length > 0 ? [who, ...after] : [who, text(': nothing changes')];
}
