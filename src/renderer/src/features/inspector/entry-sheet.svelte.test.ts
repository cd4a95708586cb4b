import { describe, expect, it } from 'vitest';
import type {
  CampaignView,
  LibraryEntryChanges,
  LibraryEntryView,
} from '../../../../preload/contract/campaign-views.ts';
import { defaultVitals as staminaVitals } from '../../../../main/rules/stamina-wounds/vitals.ts';
import { defaultVitals as thresholdsVitals } from '../../../../main/rules/thresholds/vitals.ts';
import { no, yes, type Bridge } from '../../testing/bridge.fixtures.ts';
import { openScreen, until } from '../../testing/fight.fixtures.ts';
import { byRole, click, descriptionOf, namesByRole, press, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign } from '../../testing/samples.fixtures.ts';

type Vitals = LibraryEntryView['vitals'];
type Shelf = 'party' | 'adversaries';

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Vitals as main would have them: of a track only what is named is set. */
function edited(vitals: Vitals, changes: object): Vitals {
  const was: Readonly<Record<string, unknown>> = { ...vitals };
  const now = Object.entries(changes).map(([key, to]: [string, unknown]) => {
    const from = was[key];
    return [key, isPart(from) && isPart(to) ? { ...from, ...to } : to];
  });
  return { ...vitals, ...Object.fromEntries(now) } as Vitals;
}

/** The sheet of one entry; main takes what is sent as it is, or refuses it. @returns what was sent */
async function sheetOf(shelf: Shelf, vitals: Partial<Vitals>, refuse?: string): Promise<LibraryEntryChanges[]> {
  const sent: LibraryEntryChanges[] = [];
  const sample = sampleCampaign();
  const [first] = sample.party;
  if (!first) throw new Error('nobody is there');
  const ruleset = 'wounds' in vitals ? 'stamina-wounds' : 'thresholds';
  const usual = ruleset === 'thresholds' ? thresholdsVitals : staminaVitals;
  const entry = { ...first, name: 'Husk', label: '', vitals: { ...usual, ...vitals } as Vitals };
  let campaign: CampaignView = { ...sample, ruleset, party: [], adversaries: [], [shelf]: [entry] };
  const fight: { bridge?: Bridge } = {};
  const { bridge } = await openScreen(campaign, {
    injuries: { history: () => yes([]) },
    campaign: {
      editEntry: ({ changes }) => {
        sent.push(changes);
        if (refuse !== undefined) return no(refuse);
        const [now = entry] = campaign[shelf];
        campaign = { ...campaign, [shelf]: [{ ...now, vitals: edited(now.vitals, changes.vitals ?? {}) }] };
        fight.bridge?.pushCampaign(campaign);
        return yes(campaign);
      },
    },
  });
  fight.bridge = bridge;
  document.querySelector<HTMLElement>('[data-entry]')?.click();
  await until(() => namesByRole('textbox').includes('Name'));
  return sent;
}

/** Types over a field, and writes it by Enter. */
function write(name: string, text: string): HTMLInputElement {
  const field = byRole('textbox', name) as HTMLInputElement;
  field.focus();
  type(field, text);
  press('Enter');
  return field;
}

const fields = (): string[] => namesByRole('textbox').filter((name) => !['Find in the library', 'Name'].includes(name));

describe('the sheet of an entry under Thresholds', () => {
  it.each<[name: string, typed: string, vitals: object]>([
    ['Stress marked', '2', { stress: { marked: 2 } }],
    ['Stress in all', '7', { stress: { max: 7 } }],
    ['Stress in all', 'none', { stress: null }],
    ['Armor slots marked', '+1', { armor: { marked: 1 } }],
    ['Armor slots in all', '4', { armor: { score: 4 } }],
    ['Hope', '5', { hope: { current: 5 } }],
    ['Hope in all', '5', { hope: { max: 5 } }],
    ['Level', '+1', { level: 2 }],
    ['Tier', '3', { tier: 3 }],
    ['Major threshold', '9', { thresholds: { major: 9 } }],
  ])('of a member writes %s: %s', async (name, typed, vitals) => {
    const sent = await sheetOf('party', {});
    write(name, typed);
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ vitals: { ruleset: 'thresholds', ...vitals } }]);
  });

  it('switches resistance, immunity and reductions, each from what stands there by then', async () => {
    const sent = await sheetOf('adversaries', { kind: 'foe', resist: ['magic'] });
    click(byRole('button', 'Resistance: Physical'));
    click(byRole('button', 'Resistance: Magic'));
    click(byRole('button', 'Immunity: Magic'));
    click(byRole('button', 'Add a reduction'));
    await until(() => document.activeElement?.getAttribute('aria-label') === 'Reduction 1');
    write('Reduction 1', '3');
    click(byRole('button', 'Reduction 1: Magic'));
    await until(() => sent.length === 6);
    expect(sent.map(({ vitals }) => vitals)).toEqual(
      [
        { resist: ['physical', 'magic'] },
        { resist: ['physical'] },
        { immune: ['magic'] },
        { reduce: [{ types: ['physical'], amount: 1 }] },
        { reduce: [{ types: ['physical'], amount: 3 }] },
        { reduce: [{ types: ['physical', 'magic'], amount: 3 }] },
      ].map((one) => ({ ruleset: 'thresholds', ...one })),
    );
  });

  it('of a block says how much there is, and what is marked only where something is', async () => {
    await sheetOf('adversaries', { kind: 'foe', hope: null, stress: { max: 4, marked: 1 } });
    const shown = fields();
    expect(shown).toContain('Stress marked');
    expect(shown).toEqual(expect.arrayContaining(['Hit Points in all', 'Stress in all', 'Armor slots in all']));
    for (const name of ['Hit Points marked', 'Armor slots marked', 'Hope']) expect(shown).not.toContain(name);
  });

  it('has the number of a minion, and the damage of a horde at half strength', async () => {
    const sent = await sheetOf('adversaries', { kind: 'minion', hope: null, minionValue: 3 });
    write('Minion’s number', '');
    await until(() => sent.length === 1);
    const kind = byRole('combobox', 'Kind') as HTMLSelectElement;
    kind.value = 'horde';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => fields().includes('Damage of the horde at half strength'));
    expect(fields()).not.toContain('Minion’s number');
    write('Damage of the horde at half strength', '1d6');
    await until(() => sent.length === 3);
    const note = byRole('textbox', 'On its last Hit Point') as HTMLTextAreaElement;
    note.focus();
    note.value = 'Splits in two.';
    note.dispatchEvent(new Event('input', { bubbles: true }));
    note.blur();
    await until(() => sent.length === 4);
    expect(sent.map(({ vitals }) => vitals)).toEqual(
      [{ minionValue: null }, { kind: 'horde' }, { hordeValue: '1d6' }, { onLastHitPoint: 'Splits in two.' }].map(
        (one) => ({ ruleset: 'thresholds', ...one }),
      ),
    );
  });

  it('keeps the focus in the number where there was none before', async () => {
    const sent = await sheetOf('party', { stress: null });
    const field = write('Stress', '6');
    await until(() => sent.length === 1 && namesByRole('textbox').includes('Stress marked'));
    await until(() => document.activeElement === byRole('textbox', 'Stress in all'));
    expect(field).toBe(byRole('textbox', 'Stress in all'));
  });

  it('says at the place why something is refused', async () => {
    await sheetOf('party', { reduce: [{ types: ['physical'], amount: 2 }] }, 'She is in Weir, which still runs.');
    const level = write('Level', '4');
    await until(() => level.getAttribute('aria-invalid') === 'true');
    expect([level.value, descriptionOf(level)]).toEqual(['4', 'She is in Weir, which still runs.']);
    const magic = byRole('button', 'Resistance: Magic');
    click(magic);
    await until(() => descriptionOf(magic) === 'She is in Weir, which still runs.');
    expect(magic.getAttribute('aria-pressed')).toBe('false');
    const kind = byRole('combobox', 'Kind') as HTMLSelectElement;
    kind.value = 'foe';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => descriptionOf(kind) === 'She is in Weir, which still runs.');
    expect(kind.value).toBe('hero');
    expect(byRole('region', 'Messages').textContent).not.toContain('Undo');
  });

  it('of whoever is name and turn only asks for no tracks, and can be had here', async () => {
    const sent = await sheetOf('party', { nameOnly: true });
    expect(fields()).not.toContain('Hit Points in all');
    click(byRole('button', 'Keep a sheet here'));
    await until(() => fields().includes('Hit Points in all'));
    expect(sent).toEqual([{ vitals: { ruleset: 'thresholds', nameOnly: false } }]);
  });
});

describe('the sheet of an entry under Stamina & Wounds', () => {
  const wounds = { max: 8, current: 8 };

  it.each<[shelf: Shelf, name: string, typed: string, vitals: object]>([
    ['party', 'Stamina die', '3', { staminaDie: 3 }],
    ['party', 'Stamina left', '2', { stamina: { current: 2 } }],
    ['party', 'Stamina in all', '9', { stamina: { max: 9 } }],
    ['party', 'Wounds left', '=-2', { wounds: { current: -2 } }],
    ['party', 'Subdual damage', '3', { subdual: 3 }],
    ['adversaries', 'Stamina die', '2', { staminaDie: 2 }],
    ['adversaries', 'Stamina in all', '9', { stamina: { max: 9, current: 9 } }],
    ['adversaries', 'Stamina in all', 'none', { stamina: null }],
    ['adversaries', 'Wounds in all', '4', { wounds: { max: 4, current: 4 } }],
  ])('of the %s writes %s: %s', async (shelf, name, typed, vitals) => {
    const sent = await sheetOf(shelf, { wounds, stamina: { max: 5, current: 5 } });
    write(name, typed);
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ vitals: { ruleset: 'stamina-wounds', ...vitals } }]);
  });

  it('of a block that was hurt says so, and its most is set alone', async () => {
    const sent = await sheetOf('adversaries', { wounds: { max: 8, current: 5 }, stamina: null, subdual: 1 });
    expect(fields()).toEqual(expect.arrayContaining(['Wounds left', 'Subdual damage', 'Stamina']));
    write('Wounds in all', '9');
    write('Stamina', '4');
    await until(() => sent.length === 2);
    expect(sent.map(({ vitals }) => vitals)).toEqual([
      { ruleset: 'stamina-wounds', wounds: { max: 9 } },
      { ruleset: 'stamina-wounds', kind: 'trained', stamina: { max: 4, current: 4 } },
    ]);
  });
});
