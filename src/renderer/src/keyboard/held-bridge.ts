import type { GmApi } from '../../../preload/contract/api.ts';
import type { HeldKeys } from './held-keys.ts';

/** An area of the bridge, with other methods in the place of some of its own. */
const over = <Area extends object>(area: Area, methods: Partial<Area>): Area =>
  Object.create(area, Object.getOwnPropertyDescriptors(methods)) as Area;

/**
 * The bridge, so that the keyboard waits for the answers that the next key depends on: every key for what is being opened or
 * rolled, Enter and Tab for what a dialog is told of that which Enter then does, and of the dice that Tab leads to. What changes anything is awaited where it is
 * sent (`Saving`); an entry of damage is sent without its preview.
 */
export function heldBridge(gm: GmApi, held: HeldKeys): GmApi {
  const opened = <Value>(answer: () => Promise<Value>): Promise<Value> => held.during(answer);
  const told = <Value>(answer: () => Promise<Value>): Promise<Value> => held.during(answer, 'goingOn');
  /** What is rolled is as good as done. */
  const asked =
    <Input extends { readonly roll?: unknown }, Value>(
      call: (input: Input) => Promise<Value>,
      other: typeof told = told,
    ) =>
    (input: Input): Promise<Value> => {
      const rolls = input.roll !== undefined && input.roll !== false;
      return (rolls ? opened : other)(() => call(input));
    };
  return over(gm, {
    campaign: over(gm.campaign, { open: (input) => opened(() => gm.campaign.open(input)) }),
    encounter: over(gm.encounter, {
      open: (input) => opened(() => gm.encounter.open(input)),
      conditions: (input) => told(() => gm.encounter.conditions(input)),
      previewLevelUp: asked((input) => gm.encounter.previewLevelUp(input)),
    }),
    countdowns: over(gm.countdowns, { readStart: (input) => told(() => gm.countdowns.readStart(input)) }),
    damage: over(gm.damage, {
      preview: asked((input) => gm.damage.preview(input), plainly),
    }),
    injuries: over(gm.injuries, {
      places: (input) => opened(() => gm.injuries.places(input)),
      preview: asked((input) => gm.injuries.preview(input)),
    }),
    deathMoves: over(gm.deathMoves, { preview: asked((input) => gm.deathMoves.preview(input)) }),
    falls: over(gm.falls, { preview: asked((input) => gm.falls.preview(input)) }),
    meeting: over(gm.meeting, { preview: asked((input) => gm.meeting.preview(input)) }),
    morale: over(gm.morale, { preview: asked((input) => gm.morale.preview(input)) }),
    rests: over(gm.rests, { preview: asked((input) => gm.rests.preview(input)) }),
    journal: over(gm.journal, {
      line: (input) => opened(() => gm.journal.line(input)),
      latestEntry: (input) => opened(() => gm.journal.latestEntry(input)),
      previewCorrection: asked((input) => gm.journal.previewCorrection(input)),
    }),
  });
}

const plainly = <Value>(answer: () => Promise<Value>): Promise<Value> => answer();
