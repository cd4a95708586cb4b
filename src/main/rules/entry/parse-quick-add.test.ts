import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../ruleset-types.ts';
import { parseQuickAdd } from './parse-quick-add.ts';

/** `4 × Raider: hp 5, thresholds 6/12 …`, or the code of the refusal and the character. */
function shown(ruleset: RulesetId, typed: string): string {
  const outcome = parseQuickAdd(ruleset, typed);
  if (!outcome.ok) return `${outcome.refusal.code} at ${String(outcome.refusal.at)}`;
  const { count, name, attack, side, defence, changes, body, turn } = outcome.value;
  const more = [
    side === 'foe' ? '' : `@${side}`,
    defence === null ? '' : `defence ${defence}`,
    body === null ? '' : `#${body.text} at ${String(body.at)}`,
    turn === null ? '' : `turn ${turn.value} at ${turn.at}`,
  ];
  return [`${count} ${name}`, words(changes), attack, ...more].filter((word) => word !== '').join(' | ');
}

function words(changes: object | null): string {
  if (changes === null) return '';
  const { hp, thresholds, stress, armor, wounds, stamina, toughness, kind, minionValue, nameOnly } = changes as Record<
    string,
    never
  >;
  const numbers = { hp, thresholds, stress, armor, wounds, stamina, toughness, kind, minionValue, nameOnly };
  return JSON.stringify(numbers).replaceAll(/[{}"]|"?max"?:/g, '');
}

const foe = (hp: number, major: number | null, severe: number | null, stress: number | null, armor = 0): string =>
  `hp:${hp},thresholds:major:${String(major)},severe:${String(severe)},stress:${String(stress)},armor:score:${armor},kind:foe`;
const minion = (hp: number, value: number): string =>
  `${foe(hp, null, null, null).replace('foe', 'minion')},minionValue:${value}`;
const nameOnly = (kind: string, major: number | null, severe: number | null): string =>
  `thresholds:major:${String(major)},severe:${String(severe)},kind:${kind},nameOnly:true`;
const fighter = (wounds: number, stamina: number, toughness = 0): string =>
  `wounds:${wounds},current:${wounds},stamina:${stamina},current:${stamina},toughness:${toughness},kind:trained`;
const beast = (wounds: number, toughness = 0): string =>
  `wounds:${wounds},current:${wounds},stamina:null,toughness:${toughness},kind:beast`;

describe('DE-8 who joins, in one line', () => {
  it.each([
    ['4 Raider hp5 6/12 st3', `4 Raider | ${foe(5, 6, 12, 3)}`],
    ['Raider hp5', `1 Raider | ${foe(5, null, null, null)}`],
    ['4x Raider hp5 6/12', `4 Raider | ${foe(5, 6, 12, null)}`],
    ['4 x Raider 6/12 hp5', `4 Raider | ${foe(5, 6, 12, null)}`],
    ['4Raider st3 ar2 hp5 6/12', `4 Raider | ${foe(5, 6, 12, 3, 2)}`],
    ['  2  Ford  Guard ,hp 4, 5 / 9', `2 Ford Guard | ${foe(4, 5, 9, null)}`],
    ['Boss HP=8 10/- ST:4', `1 Boss | ${foe(8, 10, null, 4)}`],
    ['Rat hp1 -/-', `1 Rat | ${foe(1, null, null, null)}`],
    ['Rat hp1 −/−', `1 Rat | ${foe(1, null, null, null)}`],
    ['Rat hp1 st0 ar0', `1 Rat | ${foe(1, null, null, null)}`],
    ['Raider hp5 1d8+3 magic 6/12', `1 Raider | ${foe(5, 6, 12, null)} | 1d8+3 magic`],
    ['Raider hp5 2d6 phy/mag', `1 Raider | ${foe(5, null, null, null)} | 2d6 phy/mag`],
    ['St Maren hp5 st2', `1 St Maren | ${foe(5, null, null, 2)}`],
    ['Årne’s Wölf hp3', `1 Årne’s Wölf | ${foe(3, null, null, null)}`],
    ['Unit R2 hp3', `1 Unit R2 | ${foe(3, null, null, null)}`],
    ['Raider hp5 dif14', `1 Raider | ${foe(5, null, null, null)} | defence 14`],
    ['Raider hp5 Dif: 14 6/12', `1 Raider | ${foe(5, 6, 12, null)} | defence 14`],
    ['Raider hp5 ev0', `1 Raider | ${foe(5, null, null, null)} | defence 0`],
    ['6 Rat m3', `6 Rat | ${minion(1, 3)}`],
    ['6 Rat m3 hp2 1d4', `6 Rat | ${minion(2, 3)} | 1d4`],
    ['6 Rat m1 @other', `6 Rat | ${minion(1, 1)} | @other`],
    ['Ana @hero', '1 Ana | @hero'],
    ['Ana Vey @Hero', '1 Ana Vey | @hero'],
    ['2 Guard @others', '2 Guard | @other'],
    ['4 hask @foes', '4 hask'],
    ['Ana @hero 8/16', `1 Ana | ${nameOnly('hero', 8, 16)} | @hero`],
    ['Ana 8/- ev10 @hero', `1 Ana | ${nameOnly('hero', 8, null)} | @hero | defence 10`],
    ['Ana @hero ev10', `1 Ana | ${nameOnly('hero', null, null)} | @hero | defence 10`],
    ['Tide @other 1d10', `1 Tide | ${nameOnly('foe', null, null)} | 1d10 | @other`],
    ['Ana @hero hp6 8/16 st6 ar3', `1 Ana | ${foe(6, 8, 16, 6, 3).replace('foe', 'hero')} | @hero`],
    ['Guard hp4 @other', `1 Guard | ${foe(4, null, null, null)} | @other`],
    ['St Ev hp2', `1 St Ev | ${foe(2, null, null, null)}`],
    ['6 hask', '6 hask'],
    ['6h', '6 h'],
    ['Raider #2 hp3', `1 Raider #2 | ${foe(3, null, null, null)}`],
    ['Raider #two hp3', `1 Raider #two | ${foe(3, null, null, null)}`],
    ['Hask Orrel', '1 Hask Orrel'],
  ])('reads %j under Thresholds', (typed, expected) => {
    expect(shown('thresholds', typed)).toBe(expected);
  });

  it.each([
    ['Bandit w6 s4', `1 Bandit | ${fighter(6, 4)}`],
    ['3 Wolf w5', `3 Wolf | ${beast(5)}`],
    ['3 Wolf w5 t-1', `3 Wolf | ${beast(5, -1)}`],
    ['3 Wolf w5 t−1 1d6', `3 Wolf | ${beast(5, -1)} | 1d6`],
    ['Bandit s0 w6', `1 Bandit | ${fighter(6, 0)}`],
    ['Bandit W 6 S 4 T 2', `1 Bandit | ${fighter(6, 4, 2)}`],
    ['Bandit w6 s4 ac14', `1 Bandit | ${fighter(6, 4)} | defence 14`],
    ['Ana @hero', '1 Ana | @hero'],
    ['Ana @hero ac15', '1 Ana | nameOnly:true | @hero | defence 15'],
    ['Ana @hero w8 s5', `1 Ana | ${fighter(8, 5)} | @hero`],
    ['Bandit w6 s4 turn14', `1 Bandit | ${fighter(6, 4)} | turn 14 at 13`],
    ['Bandit turn: -3 w6 s4', `1 Bandit | ${fighter(6, 4)} | turn -3 at 7`],
    ['Bandit w6 s4 TURN −999', `1 Bandit | ${fighter(6, 4)} | turn -999 at 13`],
    ['Ana @hero turn999', '1 Ana | @hero | turn 999 at 10'],
    ['2 Silt turn0', '2 Silt | turn 0 at 7'],
    ['Turncoat w6', `1 Turncoat | ${beast(6)}`],
    ['Turn Guard w6', `1 Turn Guard | ${beast(6)}`],
    ['2 Silt', '2 Silt'],
    ['Eel w6 #coils', `1 Eel | ${beast(6)} | #coils at 7`],
    ['Eel #two-legged w6', `1 Eel | ${beast(6)} | #two-legged at 4`],
    ['2 Skerrin #winged', '2 Skerrin | #winged at 10'],
    ['Eel #2 w6', `1 Eel #2 | ${beast(6)}`],
  ])('reads %j under Stamina & Wounds', (typed, expected) => {
    expect(shown('stamina-wounds', typed)).toBe(expected);
  });

  it.each([
    ['thresholds', '', 'nothingEntered at 0'],
    ['thresholds', '   ', 'nothingEntered at 0'],
    ['thresholds', '4', 'nameMissing at 1'],
    ['thresholds', '4 hp5', 'nameMissing at 2'],
    ['thresholds', 'hp5', 'nameMissing at 0'],
    ['thresholds', '0 Raider hp5', 'badCount at 0'],
    ['thresholds', '101 Raider hp5', 'badCount at 0'],
    ['thresholds', 'Raider hp5 turn', 'unknownWord at 11'],
    ['thresholds', 'Raider hp5 turn1.5', 'noNumber at 11'],
    ['thresholds', 'Raider hp5 turnx', 'unknownWord at 11'],
    ['thresholds', 'Raider hp5 turn1000', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 turn-1000', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 turn1 turn2', 'twice at 17'],
    ['thresholds', 'Raider hp', 'noNumber at 7'],
    ['thresholds', 'Raider hp5x', 'noNumber at 7'],
    ['thresholds', 'Raider hp1.5', 'noNumber at 7'],
    ['thresholds', 'Raider hp0', 'outOfRange at 7'],
    ['thresholds', 'Raider hp-5', 'outOfRange at 7'],
    ['thresholds', 'Raider hp100', 'outOfRange at 7'],
    ['thresholds', 'Raider hp5 ar13', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 6/', 'noThresholds at 11'],
    ['thresholds', 'Raider hp5 6/x', 'noThresholds at 11'],
    ['thresholds', 'Raider hp5 12/6', 'severeBelowMajor at 11'],
    ['thresholds', 'Raider hp5 6/10000', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 hp6', 'twice at 11'],
    ['thresholds', 'Raider hp5 strong', 'unknownWord at 11'],
    ['thresholds', 'Raider hp5 7', 'unknownWord at 11'],
    ['thresholds', 'Raider 6/12', 'numberMissing at 11'],
    ['thresholds', 'Raider dif14', 'numberMissing at 12'],
    ['thresholds', 'Raider 1d6', 'numberMissing at 10'],
    ['thresholds', 'Ana @hero st6', 'numberMissing at 13'],
    ['thresholds', 'Ana @hero ar3', 'numberMissing at 13'],
    ['thresholds', 'Raider hp5 dif100', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 dif-1', 'outOfRange at 11'],
    ['thresholds', 'Raider hp5 dif.', 'noNumber at 11'],
    ['thresholds', 'Raider hp5 dif12 ev13', 'twice at 17'],
    ['thresholds', 'Raider hp5 ac14', 'unknownWord at 11'],
    ['thresholds', 'Rat m0', 'outOfRange at 4'],
    ['thresholds', 'Ana @', 'unknownSide at 4'],
    ['thresholds', 'Ana @heros', 'unknownSide at 4'],
    ['thresholds', 'Ana @toString', 'unknownSide at 4'],
    ['thresholds', 'Ana @hero @foe', 'twice at 10'],
    ['thresholds', '@hero', 'nameMissing at 0'],
    ['thresholds', 'Raider hp5 0d6', 'noDice at 11'],
    ['thresholds', 'Raider hp5 1d6x', 'notDice at 11'],
    ['thresholds', `${'R'.repeat(121)} hp5`, 'nameTooLong at 0'],
    ['thresholds', `Raider ${'hp5 '.repeat(60)}`, 'tooLong at 200'],
    ['stamina-wounds', 'Bandit s4', 'numberMissing at 9'],
    ['stamina-wounds', 'Bandit w', '1 Bandit w'],
    ['stamina-wounds', 'Bandit w0', 'outOfRange at 7'],
    ['stamina-wounds', 'Bandit w6 t10', 'outOfRange at 10'],
    ['stamina-wounds', 'Ana @hero t1', 'numberMissing at 12'],
    ['stamina-wounds', 'Bandit w6 m3', 'unknownWord at 10'],
    ['stamina-wounds', 'Bandit w6 ac100', 'outOfRange at 10'],
    ['stamina-wounds', 'Bandit w6 hp5', 'unknownWord at 10'],
    ['stamina-wounds', 'Bandit w6 6/12', 'unknownWord at 10'],
  ] as const)('under %s makes of %j: %s', (ruleset, typed, expected) => {
    expect(shown(ruleset, typed)).toBe(expected);
  });

  it('says in words what is wrong', () => {
    const reason = (typed: string): string => {
      const outcome = parseQuickAdd('thresholds', typed);
      return outcome.ok ? '' : outcome.refusal.reason;
    };
    expect(reason('Raider hp')).toBe('Hit Points: a whole number is needed, as in hp5.');
    expect(reason('Raider hp5 7')).toBe(
      '7 is not understood after the name. Write hp5, 6/12, st3, ar2, m3, dif14, turn14, @hero or dice such as 1d8+3.',
    );
    expect(reason('Raider hp5 dif100')).toBe('Difficulty or Evasion: from 0 to 99.');
    expect(reason('Raider hp5 1d6 2d6')).toBe('Attack: written twice.');
    expect(reason('Ana @friend')).toBe('A side is @hero, @foe or @other.');
    expect(reason('Raider 6/12')).toBe('How many Hit Points? Write hp5.');
  });
});
