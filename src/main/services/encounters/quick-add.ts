import type { QuickAddView } from '../../../preload/contract/encounter-views.ts';
import type { Campaign, LibraryEntry } from '../../rules/campaign/campaign.ts';
import { nameOnly, type QuickAdd } from '../../rules/entry/parse-quick-add.ts';
import {
  accept,
  combatantId,
  parseQuickAdd,
  type Addition,
  type Encounter,
  type Outcome,
  type Side,
} from '../../rules/index.ts';
import { refuseAt, type Refusal } from '../../rules/refusal.ts';
import { readEntry } from '../campaigns/read-library.ts';
import { everyTable } from '../campaigns/tables.ts';
import type { Chance } from '../chance.ts';
import { decideAll } from '../streams/stream-model.ts';
import { defenceView } from '../present/defence-view.ts';
import { packsOf } from '../tables/packs.ts';
import { joinCommands } from './bodies.ts';
import { encounterModel } from './encounter-model.ts';

/** Who a line of quick add means: a creature and how many of it. */
export interface Quick {
  readonly count: number;
  readonly entry: LibraryEntry;
  readonly side: Side;
  readonly fromLibrary: boolean;
  /** Their place in individual turns, as it was written, and where in the line. */
  readonly turn: QuickAdd['turn'];
}

/**
 * Reads a line of quick add for a campaign. A name without numbers is looked up among its adversaries: one of just this
 * name, else the first whose name begins so; for another side than the foes only the former, and whoever is not among them
 * has name and turn only. Refused at `text`, with the character.
 */
export function readQuickAdd(campaign: Campaign, text: string): Outcome<Quick> {
  const { ruleset } = campaign;
  const parsed = parseQuickAdd(ruleset, text);
  if (!parsed.ok) return atText(parsed.refusal);
  const { count, name, nameAt, attack, side, defence, turn } = parsed.value;
  const body = bodyMeant(campaign, parsed.value.body);
  if (!body.ok) return body;
  let { changes } = parsed.value;
  if (changes === null) {
    const known = fromLibrary(campaign, parsed.value);
    if (known.ok) return accept({ ...known.value, entry: withBody(known.value.entry, body.value) });
    if (side === 'foe') return known;
    changes = nameOnly(ruleset, side);
  }
  const filed = { name, label: '', notes: '', defence, attack, vitals: { ...changes, ...body.value } };
  const entry = readEntry(ruleset, everyTable(ruleset, campaign), filed, () => 'typed');
  if (!entry.ok) return atText({ ...entry.refusal, at: nameAt });
  // The compiler does not see that an entry read for some ruleset is an entry of one of them.
  return accept({ count, entry: entry.value as LibraryEntry, side, fromLibrary: false, turn });
}

/**
 * The body whose tables are called so, or else begin so, by id or by name, as the vitals have it; none where none is
 * written.
 */
function bodyMeant(campaign: Campaign, meant: QuickAdd['body']): Outcome<{ readonly body?: string }> {
  if (meant === null) return accept({});
  const wanted = plainly(meant.text);
  const packs = packsOf(campaign);
  const found =
    packs.find(({ id }) => id === wanted) ??
    packs.find(({ name }) => plainly(name) === wanted) ??
    packs.find(({ id, name }) => id.startsWith(wanted) || plainly(name).startsWith(wanted));
  if (found) return accept({ body: found.id });
  const known = packs.map(({ id }) => `#${id}`).join(', ');
  const reason = `No body’s tables begin with “${meant.text}”. There are ${known}.`;
  return atText({ code: 'noSuchBody', reason, at: meant.at });
}

const withBody = (entry: LibraryEntry, body: { readonly body?: string }): LibraryEntry =>
  'wounds' in entry.vitals ? { ...entry, vitals: { ...entry.vitals, ...body } } : entry;

function fromLibrary(
  { ruleset, adversaries }: Campaign,
  { count, name, nameAt, side, turn }: Pick<QuickAdd, 'count' | 'name' | 'nameAt' | 'side' | 'turn'>,
): Outcome<Quick> {
  const wanted = plainly(name);
  const named = (adversaries as readonly LibraryEntry[]).map((entry) => ({ entry, plain: plainly(entry.name) }));
  const begins = (plain: string): boolean => side === 'foe' && plain.startsWith(wanted);
  const found = named.find(({ plain }) => plain === wanted) ?? named.find(({ plain }) => begins(plain));
  if (found) return accept({ count, entry: found.entry, side, fromLibrary: true, turn });
  const sample = ruleset === 'thresholds' ? 'hp5 6/12 st3' : 'w6 s4';
  const reason = `No adversary’s name begins with “${name}”. For a new one write its numbers, too: ${sample}.`;
  return atText({ code: 'noSuchEntry', reason, at: nameAt });
}

/** Case and accents do not count. */
const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const atText = ({ code, reason, at = 0 }: Refusal): Outcome<never> => {
  const refused = refuseAt(code, reason, at);
  return refused.ok ? refused : { ok: false, refusal: { ...refused.refusal, field: 'text' } };
};

/** Refused (`noTurnValues`, with the character) where a place in the turns is written and turns have none. */
export function checkTurn({ turn }: Quick, mode: Encounter['turns']['mode']): Outcome<true> {
  if (turn === null || mode === 'individual') return accept(true);
  const goes = mode === 'sides' ? 'by sides' : 'by spotlight';
  const reason = `A place in the turns is for individual turns; here they go ${goes}.`;
  return atText({ code: 'noTurnValues', reason, at: turn.at });
}

/** The combatants that a line makes; several of them as one group. */
export function quickAddition({ count, entry, side, fromLibrary: known, turn }: Quick, chance: Chance): Addition {
  const { id, name, label, notes, attack, defence, morale, vitals } = entry;
  return {
    ids: Array.from({ length: count }, () => combatantId(chance.id())),
    name,
    label,
    notes,
    vitals,
    side,
    origin: known ? { kind: 'adversary', id } : null,
    hidden: false,
    group: count > 1 ? name : null,
    ...(attack.trim() === '' ? {} : { attack }),
    ...(defence === null ? {} : { defence }),
    ...(morale === undefined ? {} : { morale }),
    ...(turn === null ? {} : { turnValue: turn.value }),
  };
}

/** Who would join, called as they would be. Refused as the rules refuse them. */
export function quickAddView(
  campaign: Campaign,
  quick: Quick,
  encounter: Encounter | null,
  chance: Chance,
): Outcome<QuickAddView> {
  const { count, entry, side } = quick;
  const { name, label, attack, vitals } = entry;
  const defence = defenceView(campaign.ruleset, side, entry.defence);
  const { fromLibrary: known, turn } = quick;
  const common = { count, name, label, side, attack, defence, vitals, fromLibrary: known, turn: turn?.value ?? null };
  if (!encounter) return accept({ ...common, names: Array.from({ length: count }, () => name) });
  const placed = checkTurn(quick, encounter.turns.mode);
  if (!placed.ok) return placed;
  const addition = quickAddition(quick, chance);
  const decided = decideAll(encounterModel, encounter, joinCommands(encounter, campaign, [addition]));
  if (!decided.ok) return decided;
  const names = decided.value.state.combatants.slice(-count).map((combatant) => combatant.name);
  return accept({ ...common, names });
}
