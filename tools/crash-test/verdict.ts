/** What the kills of a run have cost. */
export interface Verdict {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged, and not there any more or not where it was. */
  readonly lost: number;
  /** There although nobody sent it, or once more after it was sent again. */
  readonly doubled: number;
  /** Gaps, broken chains, rows that are not what the entries come to, a database that SQLite finds fault with. */
  readonly torn: number;
}

export const nothingYet: Verdict = { kills: 0, acknowledged: 0, lost: 0, doubled: 0, torn: 0 };

export const sumOf = (one: Verdict, other: Verdict): Verdict => ({
  kills: one.kills + other.kills,
  acknowledged: one.acknowledged + other.acknowledged,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  torn: one.torn + other.torn,
});

export const isClean = ({ lost, doubled, torn }: Verdict): boolean => lost + doubled + torn === 0;

export const verdictLine = ({ kills, acknowledged, lost, doubled, torn }: Verdict): string =>
  `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${torn} torn`;
