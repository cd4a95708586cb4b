import { describe, expect, it } from 'vitest';
import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type { InjuryPreview } from '../../../preload/contract/roll-views.ts';
import { memoryBridge } from '../testing/bridge.fixtures.ts';
import { encounterOf, idOf } from '../testing/encounter.fixtures.ts';
import { InjuryDraft } from './injury-draft.svelte.ts';

type Input = Parameters<GmApi['injuries']['preview']>[0];

/** A draft, and what main is asked of it: each is answered when the test says so, the dice it was asked with and these beside. */
function draft() {
  const asked: {
    readonly input: Input;
    readonly answer: (found?: Readonly<Record<string, number>>) => Promise<void>;
  }[] = [];
  const { gm } = memoryBridge(undefined, {
    injuries: {
      preview: (input) =>
        new Promise<Reply<InjuryPreview>>((resolve) => {
          asked.push({
            input,
            answer: async (found = {}) => {
              const values: Readonly<Record<string, number | undefined>> = { ...input.dice, ...found };
              const slots = (['injury', 'region', 'spot'] as const).map((slot) => ({
                ...{ slot, faces: 6, needed: true, word: null },
                value: values[slot] ?? null,
              }));
              resolve({ ok: true, value: { slots } as unknown as InjuryPreview });
              await Promise.resolve();
              await new Promise((done) => setTimeout(done));
            },
          });
        }),
    },
  });
  const { id } = encounterOf([]);
  return { asked, roll: new InjuryDraft(gm, idOf('Eel'), () => id) };
}
const faces = ({ dice }: InjuryDraft): Record<string, number> =>
  Object.fromEntries(Object.entries(dice).map(([slot, { value }]) => [slot, value]));

describe('dice of an injury that main finds while others are typed', () => {
  it('a place that was pointed at is kept when the severity is typed before the answer', async () => {
    const { asked, roll } = draft();
    void roll.pointAt({ region: 'leg', spot: 'foot', side: null });
    void roll.type('injury', 5);
    await asked[1]?.answer();
    await asked[0]?.answer({ region: 6, spot: 2 });
    expect(faces(roll)).toEqual({ injury: 5, region: 6, spot: 2 });
    // What they all come to is asked anew.
    expect(asked[2]?.input.dice).toEqual({ injury: 5, region: 6, spot: 2 });
    await asked[2]?.answer();
    expect(roll.preview?.slots.map(({ value }) => value)).toEqual([5, 6, 2]);
  });

  it('a die that was rolled is kept likewise, and one that was typed meanwhile stays as typed', async () => {
    const { asked, roll } = draft();
    void roll.roll('region');
    void roll.type('injury', 4);
    await asked[0]?.answer({ region: 3 });
    expect(faces(roll)).toEqual({ injury: 4, region: 3 });
    void roll.rollRest();
    void roll.type('spot', 1);
    await asked.at(-2)?.answer({ spot: 5 });
    expect(faces(roll)).toEqual({ injury: 4, region: 3, spot: 1 });
  });
});
