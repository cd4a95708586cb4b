/** What the golden files hold, and what has to be read out of them again by every later version. */
import path from 'node:path';
import type { Reply } from '../../src/preload/contract/reply.ts';
import type { ServiceAreas } from '../../src/main/services/open-services.ts';

export const GOLDEN_FOLDER = path.join(import.meta.dirname, '../../src/main/db/golden');

async function yes<Value>(reply: Reply<Value> | Promise<Reply<Value>>): Promise<Value> {
  const answer = await reply;
  if (!answer.ok) throw new Error(answer.refusal.reason);
  return answer.value;
}

let serial = 0;
/** Unlike those of another run: a golden file is played on. */
const commandId = (): string => `golden-${String(Date.now())}-${String((serial += 1))}`;

/** A campaign of each ruleset, an encounter in each, hits, an undo, a redo, a rewind and a correction. */
export async function playGolden(areas: ServiceAreas): Promise<void> {
  await yes(areas.settings.set({ theme: 'light' }));
  for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
    const campaign = await yes(areas.campaign.create({ commandId: commandId(), ruleset, sample: true }));
    const { id, combatants } = await yes(
      areas.encounter.start({
        commandId: commandId(),
        campaign: campaign.id,
        name: ruleset === 'thresholds' ? 'Ford at Dusk' : 'Weir at Low Water',
        mode: ruleset === 'thresholds' ? 'spotlight' : 'individual',
        party: campaign.party.slice(0, 2).map((entry) => entry.id),
        adversaries: campaign.adversaries.slice(0, 2).map((entry) => ({ entry: entry.id, count: 2 })),
      }),
    );
    const gesture = () => ({ commandId: commandId(), encounter: id });
    for (const { id: combatant } of combatants) {
      await yes(areas.damage.apply({ ...gesture(), text: '9', targets: [{ combatant }] }));
    }
    await yes(areas.encounter.note({ ...gesture(), text: 'The water rises.', private: false, combatant: null }));
    await yes(areas.journal.undo(gesture()));
    await yes(areas.journal.redo(gesture()));
    await yes(areas.journal.rewind({ ...gesture(), seq: 3 }));
    await yes(areas.encounter.note({ ...gesture(), text: 'It falls again.', private: true, combatant: null }));
    const targets = combatants.slice(0, 1).map((one) => ({ combatant: one.id }));
    await yes(areas.journal.correct({ ...gesture(), line: 2, change: { kind: 'damage', text: '3', targets } }));
  }
}

/** What a person sees of it. Later versions may show more; what stands here has to be there still. */
export async function goldenState(areas: ServiceAreas): Promise<unknown> {
  const campaigns = await yes(areas.campaign.list());
  const shown = [];
  for (const { id, name } of campaigns) {
    const { party, encounters } = await yes(areas.campaign.open({ campaign: id }));
    const fights = [];
    for (const encounter of encounters) {
      const {
        name: called,
        revision,
        round,
        combatants,
        log,
      } = await yes(areas.encounter.open({ encounter: encounter.id }));
      fights.push({
        called,
        revision,
        round,
        combatants: combatants.map((one) => one.name),
        log: log.map(({ parts, undoneAt }) => ({
          text: parts.map(({ text }) => text).join(''),
          counts: undoneAt === null,
        })),
      });
    }
    shown.push({ name, party: party.map((entry) => entry.name), fights });
  }
  return shown;
}
