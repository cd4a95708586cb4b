import { describe, expect, it } from 'vitest';
import { after, afterAll, fight, id, said } from './encounters.fixtures.ts';
import { decide, loadPack, twoLegged } from './index.ts';
import type { InjuryPack } from './index.ts';
import { loosePack } from './injuries/packs.fixtures.ts';
import { alone, blow, joining, skirmish } from './stamina-encounters.fixtures.ts';

function small(): InjuryPack {
  const loaded = loadPack(loosePack());
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
}

const bringing = { type: 'addTables', pack: small() } as const;
const skerrin = { type: 'addCombatants', additions: [joining('Skerrin', 'foe', { body: 'small' })] } as const;

describe('IN-8 the bodies of an encounter', () => {
  it('takes tables in, says nothing of it, and keeps those it has', () => {
    const brought = after(skirmish(), bringing);
    expect(brought.tables).toEqual({ injuries: twoLegged, others: [small()] });
    expect(said(skirmish(), bringing)).toEqual([]);
    const changed = { type: 'addTables', pack: { ...small(), name: 'Changed since' } } as const;
    expect(after(brought, changed)).toEqual(brought);
  });

  it('has no use for them under Thresholds', () => {
    const before = fight('spotlight', { heroes: ['Ana'] });
    expect(after(before, bringing)).toEqual(before);
  });

  it('lets someone join whose tables are there, and others with the first tables and a warning', () => {
    expect(afterAll(skirmish(), bringing, skerrin).combatants[0]?.vitals.body).toBe('small');
    expect(decide(afterAll(skirmish(), bringing), skerrin)).toMatchObject({ value: { warnings: [] } });
    expect(decide(skirmish(), skerrin)).toMatchObject({
      value: {
        warnings: [
          {
            code: 'noSuchBody',
            text: 'Skerrin: There are no injury tables “small” any more; “Two legs, two arms” counts.',
          },
        ],
      },
    });
    const fallen = afterAll(
      skirmish(),
      skerrin,
      { type: 'startEncounter', mode: 'individual' },
      blow('skerrin', 14, []),
    );
    const roll = { type: 'rollInjury', combatant: id('skerrin'), dice: { injury: 4, region: 1, spot: 5 } } as const;
    expect(said(fallen, roll)).toEqual(['Injury roll for Skerrin, 4 + 1 makes 5: minor wound, head, eye']);
  });

  it('rolls the injuries of each by the tables of their own body', () => {
    const both = afterAll(alone(), bringing, skerrin, blow('a', 14, []), blow('skerrin', 14, []));
    const rolls = (who: string): unknown =>
      said(both, { type: 'rollInjury', combatant: id(who), dice: { injury: 4, region: 6, spot: 4, side: 1 } });
    expect(rolls('a')).toEqual(['Injury roll for A, 4 + 1 makes 5: minor wound, leg, shin, left']);
    expect(rolls('skerrin')).toEqual(['Injury roll for Skerrin, 4 + 1 makes 5: minor wound, wing, eye, left']);
  });

  it('gives someone another body while a roll is owed: it is rolled on the tables of that one', () => {
    const fallen = afterAll(alone(), blow('a', 14, []), bringing);
    const set = { type: 'setVitals', combatant: id('a'), changes: { body: 'small' } } as const;
    expect(said(fallen, set)).toEqual(['A is set by hand to body “Small” (was “Two legs, two arms”)']);
    const roll = { type: 'rollInjury', combatant: id('a'), dice: { injury: 4, region: 1, spot: 4 } } as const;
    expect(said(after(fallen, set), roll)).toEqual(['Injury roll for A, 4 + 1 makes 5: minor wound, head, eye']);
  });
});
