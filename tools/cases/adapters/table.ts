import { accept } from '../../../src/main/rules/refusal.ts';
import type { Outcome } from '../../../src/main/rules/refusal.ts';
import { checkDice } from '../../../src/main/rules/rolled.ts';
import type { Rolled } from '../../../src/main/rules/rolled.ts';
import * as table from '../../../src/main/rules/table/index.ts';
import type { Adapter, Applied } from '../adapter.ts';
import { layOver } from '../json.ts';
import type { Fields } from '../json.ts';
import { fields, list, values } from '../shape.ts';
import type { Shape } from '../shape.ts';

interface TableOp {
  readonly shape: Shape;
  /** `input` is whatever the case says, typed as the rule wants it: the rule checks it. */
  readonly run: (input: never, op: never, rolls: Rolled) => Outcome<Applied>;
}

interface TableRule {
  readonly before: Shape;
  /** What a case may leave out. */
  readonly defaults?: Fields;
  readonly ops: Readonly<Record<string, TableOp>>;
}

const none = values();

/** A result as fields of the state after it. */
const as =
  (name: string) =>
  (outcome: Outcome<unknown>): Outcome<Applied> =>
    outcome.ok ? accept({ state: { [name]: outcome.value }, facts: {} }) : outcome;

/** An operation that takes no dice. */
const withoutDice = (rolls: Rolled, run: () => Outcome<Applied>): Outcome<Applied> => {
  const checked = checkDice(rolls, {});
  return checked.ok ? run() : checked;
};

const advanced = (outcome: Outcome<table.Advanced>): Outcome<Applied> => {
  if (!outcome.ok) return outcome;
  const { countdown, fired, ended } = outcome.value;
  return accept({ state: { ...countdown }, facts: { fired, ended } });
};

const tokens = (outcome: Outcome<table.Tokens>): Outcome<Applied> =>
  outcome.ok ? accept({ state: { ...outcome.value }, facts: {} }) : outcome;

type Amount = { readonly amount: number };
type Dynamic = { readonly kind: table.DynamicKind; readonly outcome: table.RollOutcome };

const RULES: Readonly<Record<string, TableRule>> = {
  initiative: {
    before: fields({ mode: 'value', sides: list('value') }),
    defaults: { mode: 'sides' },
    ops: {
      'roll-round': {
        shape: none,
        run: ({ mode, sides }: { mode: 'sides'; sides: readonly string[] }, _op, rolls) =>
          as('order')(table.rollRound(mode, sides, rolls)),
      },
    },
  },
  morale: {
    before: values('score', 'modifier'),
    defaults: { modifier: 0 },
    ops: {
      check: {
        shape: none,
        run: (morale: Parameters<typeof table.checkMorale>[0], _op, rolls) =>
          as('holds')(table.checkMorale(morale, rolls)),
      },
    },
  },
  retainer: {
    before: none,
    ops: { 'roll-morale': { shape: none, run: (_before, _op, rolls) => as('score')(table.rollRetainerMorale(rolls)) } },
  },
  surprise: {
    before: values('prepared', 'wary'),
    defaults: { prepared: false, wary: false },
    ops: {
      check: {
        shape: none,
        run: (ambush: Parameters<typeof table.checkSurprise>[0], _op, rolls) =>
          as('surprised')(table.checkSurprise(ambush, rolls)),
      },
    },
  },
  reaction: {
    before: none,
    ops: { check: { shape: none, run: (_before, _op, rolls) => as('reaction')(table.rollReaction(rolls)) } },
  },
  distance: {
    before: values('visibility'),
    defaults: { visibility: null },
    ops: {
      roll: {
        shape: none,
        run: ({ visibility }: { visibility: number | null }, _op, rolls) =>
          as('feet')(table.rollDistance(visibility, rolls)),
      },
    },
  },
  falling: {
    before: values('feet'),
    ops: {
      dice: {
        shape: none,
        run: ({ feet }: { feet: number }, _op, rolls) => withoutDice(rolls, () => as('dice')(table.fallingDice(feet))),
      },
    },
  },
  critical: {
    before: fields({ notation: 'value', rolled: list('value') }),
    ops: {
      total: {
        shape: none,
        run: ({ notation, rolled }: { notation: string; rolled: readonly number[] }, _op, rolls) =>
          withoutDice(rolls, () => as('total')(table.criticalTotal(notation, rolled))),
      },
    },
  },
  tokens: {
    before: values('current', 'max'),
    defaults: { max: 12 },
    ops: {
      gain: {
        shape: values('amount'),
        run: (held: table.Tokens, { amount }: Amount, rolls) =>
          withoutDice(rolls, () => tokens(table.gainTokens(held, amount))),
      },
      spend: {
        shape: values('amount'),
        run: (held: table.Tokens, { amount }: Amount, rolls) =>
          withoutDice(rolls, () => tokens(table.spendTokens(held, amount))),
      },
    },
  },
  countdown: {
    before: values('start', 'current', 'loop'),
    defaults: { loop: 'none' },
    ops: {
      advance: {
        shape: values('by'),
        run: (countdown: table.Countdown, { by }: { by: number }, rolls) =>
          withoutDice(rolls, () => advanced(table.advanceCountdown(countdown, by))),
      },
      dynamic: {
        shape: values('kind', 'outcome'),
        run: (countdown: table.Countdown, { kind, outcome }: Dynamic, rolls) =>
          withoutDice(rolls, () => {
            const ticks = table.dynamicTicks(kind, outcome);
            return ticks.ok ? advanced(table.advanceCountdown(countdown, ticks.value)) : ticks;
          }),
      },
    },
  },
  horde: {
    before: fields({ perHp: 'value', hp: values('max', 'marked') }),
    ops: {
      members: {
        shape: none,
        run: (horde: Parameters<typeof table.hordeMembers>[0], _op, rolls) =>
          withoutDice(rolls, () => as('living')(table.hordeMembers(horde))),
      },
    },
  },
};

const adapterOf = ({ before, defaults, ops }: TableRule): Adapter => ({
  allowsOption: () => false,
  before,
  ops: Object.fromEntries(Object.entries(ops).map(([name, { shape }]) => [name, shape])),
  start: (given) => accept(layOver(defaults ?? {}, given)),
  apply(state, op, rolls) {
    const applied = ops[String(op.op)]?.run(state as never, op as never, rolls as Rolled);
    if (!applied) throw new Error('an operation without a rule');
    return applied.ok ? accept({ ...applied.value, state: { ...state, ...applied.value.state } }) : applied;
  },
});

/** The rules of the table: one adapter for each. */
export const tableAdapters: Readonly<Record<string, Adapter>> = Object.fromEntries(
  Object.entries(RULES).map(([ruleset, rule]) => [ruleset, adapterOf(rule)]),
);
