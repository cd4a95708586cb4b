/** A small good pack as loose JSON, and ways to spoil it. Every call gives fresh objects. */
export type Loose = Record<string, unknown>;

const effect = (): Loose => ({ means: 'Hurts', lasts: 'a day' });
export const spotRow = (from: number, to: number, spot: string): Loose => ({
  from,
  to,
  spot,
  minor: effect(),
  permanent: effect(),
});
export const severityRow = (from: number, to: number | null, result: string): Loose => ({
  from,
  to,
  result,
  ...effect(),
});
export const sideTable = (): Loose => ({
  die: 2,
  rows: [
    { from: 1, to: 1, side: 'left' },
    { from: 2, to: 2, side: 'right' },
  ],
});
export const regionRow = (from: number, to: number, region: string): Loose => ({
  from,
  to,
  region,
  spots: { die: 4, rows: [spotRow(1, 2, 'top'), spotRow(3, 4, 'eye')] },
  sides: null,
});

export interface LoosePack extends Loose {
  severity: { die: unknown; rows: Loose[] };
  regions: { die: unknown; rows: Loose[] };
}

export const loosePack = (): LoosePack => ({
  format: 1,
  id: 'small',
  name: 'Small',
  body: 'a head and wings',
  author: 'The Woundboard makers',
  licence: 'MIT',
  severity: {
    die: 4,
    rows: [severityRow(1, 3, 'knocked-out'), severityRow(4, 5, 'minor'), severityRow(6, null, 'death')],
  },
  regions: { die: 6, rows: [regionRow(1, 3, 'head'), { ...regionRow(4, 6, 'wing'), sides: sideTable() }] },
});

/** The good pack after one change. */
export const spoiled = (change: (pack: LoosePack) => void): LoosePack => {
  const pack = loosePack();
  change(pack);
  return pack;
};

export const rowOf = (table: { rows: Loose[] }, index: number): Loose => {
  const row = table.rows[index];
  if (!row) throw new Error(`the fixture has no row ${String(index)}`);
  return row;
};
