import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

interface Fight {
  readonly set: ServicesSet;
  readonly campaign: CampaignView['id'];
  readonly library: readonly { readonly id: string; readonly name: string; readonly label: string }[];
  readonly gesture: () => { readonly commandId: string; readonly encounter: EncounterView['id'] };
  readonly view: () => EncounterView;
  readonly row: (name: string) => CombatantView;
}

function begin(ruleset: 'thresholds' | 'stamina-wounds' = 'thresholds'): Fight {
  const set = temporaryServices();
  const campaign = valueOf(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
  const { id } = valueOf(
    set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Ford at Dusk',
      mode: 'individual',
      party: campaign.party.slice(0, 1).map((entry) => entry.id),
      adversaries: campaign.adversaries.map((entry) => ({ entry: entry.id, count: 1 })),
    }),
  );
  const view = (): EncounterView => valueOf(set.areas.encounter.open({ encounter: id }));
  return {
    set,
    campaign: campaign.id,
    library: campaign.adversaries,
    gesture: () => ({ commandId: nextCommand(), encounter: id }),
    view,
    row: (name) => {
      const found = view().combatants.find((one) => one.name === name);
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    },
  };
}

const codeOf = (reply: unknown): string => {
  const settled = reply as { ok: boolean; refusal?: { code: string } };
  return settled.ok ? 'accepted' : (settled.refusal?.code ?? '');
};

/** Hask Orrel with a note, and every Hit Point marked. */
function noted(fight: Fight): CombatantView {
  const { encounter, damage } = fight.set.areas;
  const { id } = fight.row('Hask Orrel');
  valueOf(encounter.edit({ ...fight.gesture(), combatant: id, changes: { onLastHitPoint: ' Takes the mask off ' } }));
  for (let blows = 0; blows < 3; blows += 1) {
    valueOf(damage.apply({ ...fight.gesture(), text: '20', targets: [{ combatant: id }] }));
  }
  return fight.row('Hask Orrel');
}

describe('a note on the last Hit Point', () => {
  it('is set by hand, and owed once the last is marked', () => {
    const fight = begin();
    const { id, vitals, out } = noted(fight);
    expect(vitals).toMatchObject({ onLastHitPoint: 'Takes the mask off', status: 'up', hp: { max: 8, marked: 8 } });
    expect(out).toBe(false);
    expect(fight.view().owed).toEqual([
      {
        kind: 'lastHitPoint',
        combatant: id,
        name: 'Hask Orrel',
        sentence: 'Hask Orrel has marked its last Hit Point: Takes the mask off',
      },
    ]);
  });

  it('is answered by defeat, and undone', () => {
    const fight = begin();
    const { id } = noted(fight);
    valueOf(fight.set.areas.encounter.answerLastHitPoint({ ...fight.gesture(), combatant: id, becomes: null }));
    expect(fight.row('Hask Orrel').words[0]?.text).toBe('Defeated');
    expect(fight.view().owed).toEqual([]);
    valueOf(fight.set.areas.journal.undo(fight.gesture()));
    expect(fight.view().owed).toHaveLength(1);
  });

  it('is answered by another block, with its name, and a number where that is taken', () => {
    const fight = begin();
    const { id } = noted(fight);
    const hound = fight.library.find(({ name }) => name === 'Sallow Hound');
    const becomes = (hound?.id ?? '') as Parameters<
      ServicesSet['areas']['encounter']['answerLastHitPoint']
    >[0]['becomes'];
    const before = fight.view().log.length;
    valueOf(fight.set.areas.encounter.answerLastHitPoint({ ...fight.gesture(), combatant: id, becomes }));
    const now = fight.view().combatants.find((one) => one.id === id);
    expect(now).toMatchObject({ name: 'Sallow Hound 1', label: hound?.label, vitals: { hp: { marked: 0 } } });
    expect(fight.view().owed).toEqual([]);
    expect(fight.view().log.length).toBeGreaterThan(before);
    valueOf(fight.set.areas.journal.undo(fight.gesture()));
    expect(fight.row('Hask Orrel').id).toBe(id);
  });

  it('takes over all that the other block has, told in one entry, and back with one undo', () => {
    const fight = begin();
    const { areas } = fight.set;
    const filed = {
      name: 'The Unmasked',
      label: 'solo',
      notes: 'Sings under the ice.',
      attack: '2d8+4 magic',
      defence: 17,
      vitals: { ruleset: 'thresholds', thresholds: { major: 11, severe: 22 }, onLastHitPoint: 'Sinks' },
    } as const;
    const { adversaries } = valueOf(
      areas.campaign.addEntries({
        commandId: nextCommand(),
        campaign: fight.campaign,
        shelf: 'adversaries',
        entries: [filed],
      }),
    );
    const becomes = adversaries.at(-1)?.id ?? null;
    const was = fight.row('Hask Orrel');
    valueOf(areas.encounter.edit({ ...fight.gesture(), combatant: was.id, changes: { group: 'Ferrymen' } }));
    const { id } = noted(fight);
    const { sentences } = valueOf(areas.encounter.answerLastHitPoint({ ...fight.gesture(), combatant: id, becomes }));
    expect(sentences).toEqual([
      'Hask Orrel goes on with another block, Hit Points 0 of 6, thresholds 11 and 22',
      'Hask Orrel is called The Unmasked now',
      'The Unmasked is labelled solo, stands alone, attacks with 2d8+4 magic, has defence 17, was 14, has new notes',
    ]);
    expect(fight.row('The Unmasked')).toMatchObject({
      id,
      label: 'solo',
      attack: { text: '2d8+4', types: ['magic'] },
      defence: { value: 17 },
      notes: 'Sings under the ice.',
      group: null,
      vitals: { onLastHitPoint: 'Sinks' },
    });
    valueOf(areas.journal.undo(fight.gesture()));
    expect(fight.row('Hask Orrel')).toMatchObject({ attack: was.attack, notes: was.notes, group: 'Ferrymen' });
  });

  it('is taken away again by no words', () => {
    const fight = begin();
    const { id } = fight.row('Hask Orrel');
    const { edit } = fight.set.areas.encounter;
    valueOf(edit({ ...fight.gesture(), combatant: id, changes: { onLastHitPoint: 'Flees' } }));
    valueOf(edit({ ...fight.gesture(), combatant: id, changes: { onLastHitPoint: ' ' } }));
    expect(fight.row('Hask Orrel').vitals).toMatchObject({ onLastHitPoint: null });
  });

  it('is refused for heroes, minions, the other ruleset, and where nothing is open', () => {
    const fight = begin();
    const { edit, answerLastHitPoint } = fight.set.areas.encounter;
    const note = { onLastHitPoint: 'Flees' };
    for (const name of ['Brakka Thorne', 'Reed-cutter']) {
      const { id } = fight.row(name);
      expect(codeOf(edit({ ...fight.gesture(), combatant: id, changes: note }))).toBe('noLastHitPointNote');
    }
    const { id } = fight.row('Hask Orrel');
    expect(codeOf(answerLastHitPoint({ ...fight.gesture(), combatant: id, becomes: null }))).toBe('nothingOwed');
    const nobody = 'nobody' as never;
    expect(codeOf(answerLastHitPoint({ ...fight.gesture(), combatant: id, becomes: nobody }))).toBe('noSuchEntry');
    const other = begin('stamina-wounds');
    const [first] = other.view().combatants;
    if (!first) throw new Error('somebody is there');
    const refused = other.set.areas.encounter.edit({ ...other.gesture(), combatant: first.id, changes: note });
    expect(codeOf(refused)).toBe('noLastHitPointNote');
  });
});
