import { describe, expect, it } from 'vitest';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Id = EncounterView['combatants'][number]['id'];

/** Brakka (Stamina 9, Wounds 11) and Ember (6 and 7) on a height. */
class Cliff {
  readonly set: ServicesSet = temporaryServices();
  readonly id: EncounterView['id'];

  constructor(ruleset: 'stamina-wounds' | 'thresholds' = 'stamina-wounds') {
    const campaign = valueOf(this.set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    const start = this.set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Cliff',
      mode: 'individual',
      party: campaign.party.slice(0, 2).map(({ id }) => id),
      adversaries: [],
    });
    this.id = valueOf(start).id;
  }

  get gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  get falls(): ServicesSet['areas']['falls'] {
    return this.set.areas.falls;
  }

  get view(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.id }));
  }

  get ids(): readonly [Id, Id] {
    const [one, two] = this.view.combatants;
    if (!one || !two) throw new Error('two of the party fall');
    return [one.id, two.id];
  }

  /** The lines of the last entry. */
  get told(): readonly string[] {
    const { log } = this.view;
    const last = Math.max(...log.map(({ line }) => line));
    return log.filter(({ line }) => line === last).map(({ parts }) => parts.map(({ text }) => text).join(''));
  }
}

describe('a fall by the bridge', () => {
  it.each([
    [9, 0, 'No damage: a d6 for each full 10 feet.'],
    [10, 1, '1d6: one for each full 10 feet.'],
    [39, 3, '3d6: one for each full 10 feet.'],
    [200, 20, '20d6: one for each full 10 feet, 20 at most.'],
    [5000, 20, '20d6: one for each full 10 feet, 20 at most.'],
  ])('of %i feet takes %i dice', (feet, dice, sentence) => {
    const cliff = new Cliff();
    const targets = [{ combatant: cliff.ids[0] }];
    expect(valueOf(cliff.falls.preview({ encounter: cliff.id, feet, targets }))).toMatchObject({ dice, sentence });
  });

  it('previews typed dice and rolled ones by the code that applies them, and writes nothing', () => {
    const cliff = new Cliff();
    const { revision } = cliff.view;
    const [one] = cliff.ids;
    const fall = { encounter: cliff.id, feet: 30, targets: [{ combatant: one }], faces: [4, null, 2] };
    expect(valueOf(cliff.falls.preview(fall))).toMatchObject({ total: null, targets: [], faces: [4, null, 2] });
    cliff.set.faces.push(5);
    const preview = valueOf(cliff.falls.preview({ ...fall, roll: true }));
    expect(preview).toMatchObject({ total: 11, faces: [4, 5, 2] });
    expect(preview.targets[0]?.parts.map(({ text }) => text).join('')).toBe(
      'Brakka Thorne takes 11, falling, past Stamina: 11 Wounds, 0 of 11 left, 9 Stamina drained, 0 of 9 left: down, an injury roll is due',
    );
    expect(cliff.view.revision).toBe(revision);
  });

  it('falls on several by one roll as one entry, with one who tumbled out of it', () => {
    const cliff = new Cliff();
    const { revision } = cliff.view;
    const [one, two] = cliff.ids;
    cliff.set.faces.push(3);
    const targets = [{ combatant: one }, { combatant: two, tumbled: true }];
    valueOf(cliff.falls.apply({ ...cliff.gesture, feet: 29, targets, faces: [2] }));
    expect(cliff.told).toEqual([
      'Damage to 2 at once',
      'Brakka Thorne takes 5, falling, past Stamina: 5 Wounds, 6 of 11 left, 5 Stamina drained, 4 of 9 left',
      'Ember Tolly takes 5: 5 Stamina, 1 of 6 left',
    ]);
    expect(cliff.view.revision).toBe(revision + 1);
    valueOf(cliff.set.areas.journal.undo(cliff.gesture));
    expect(cliff.view.combatants[0]?.vitals).toMatchObject({ wounds: { current: 11 }, stamina: { current: 9 } });
  });

  it('takes the total that the table added up, within what the dice can come to', () => {
    const cliff = new Cliff();
    const targets = [{ combatant: cliff.ids[0] }];
    const fall = { feet: 30, targets };
    for (const total of [2, 19]) {
      expect(cliff.falls.apply({ ...cliff.gesture, ...fall, total })).toMatchObject({
        refusal: { code: 'outOfRange', reason: `3d6 come to 3 to 18, not ${total}.`, field: 'total' },
      });
    }
    valueOf(cliff.falls.apply({ ...cliff.gesture, ...fall, total: 3 }));
    expect(cliff.told).toEqual([
      'Brakka Thorne takes 3, falling, past Stamina: 3 Wounds, 8 of 11 left, 3 Stamina drained, 6 of 9 left',
    ]);
  });

  it('can be corrected like any damage that was entered', () => {
    const cliff = new Cliff();
    const [one] = cliff.ids;
    valueOf(cliff.falls.apply({ ...cliff.gesture, feet: 20, targets: [{ combatant: one }], faces: [1, 2] }));
    const line = valueOf(cliff.set.areas.journal.latestEntry({ encounter: cliff.id, combatant: one }));
    expect(line).toMatchObject({ entered: { kind: 'damage', text: '2d6 f', faces: [1, 2] } });
  });

  it('refuses a step down, and a ruleset that knows no falls', () => {
    const cliff = new Cliff();
    const targets = [{ combatant: cliff.ids[0] }];
    expect(cliff.falls.apply({ ...cliff.gesture, feet: 9, targets })).toMatchObject({ refusal: { code: 'noFall' } });
    const other = new Cliff('thresholds');
    const fall = { feet: 30, targets: [{ combatant: other.ids[0] }] };
    expect(other.falls.apply({ ...other.gesture, ...fall })).toMatchObject({ refusal: { code: 'noFalls' } });
  });

  it.each([
    ['less than no feet', { feet: -1 }],
    ['half a foot', { feet: 1.5 }],
    ['a face that a d6 has not', { faces: [7] }],
    ['more dice than there can be', { faces: Array.from({ length: 21 }, () => 1) }],
    ['nobody', { targets: [] }],
    ['somebody twice', { targets: [{ combatant: 'a' }, { combatant: 'a' }] }],
  ])('does not let %s pass', (_what, input) => {
    const fall = { commandId: 'a', encounter: 'b', feet: 30, targets: [{ combatant: 'a' }] };
    expect(SCHEMAS['falls.apply'].safeParse({ ...fall, ...input }).success).toBe(false);
    expect(SCHEMAS['falls.apply'].safeParse(fall).success).toBe(true);
  });
});
