import type { Page } from '@playwright/test';
import type { CampaignView } from '../src/preload/contract/campaign-views.ts';
import type { CallName, InputOf, ValueOf } from '../src/preload/contract/channels.ts';
import type { CombatantView, EncounterView } from '../src/preload/contract/encounter-views.ts';
import type { Reply } from '../src/preload/contract/reply.ts';

let serial = 0;

/** A command id that no other call has. */
export const nextCommand = (): string => `e2e-${String(Date.now())}-${String((serial += 1))}`;

/** A call of `window.gm` from inside the page, as the screen makes it. */
export async function ask<Name extends CallName>(
  page: Page,
  name: Name,
  input: InputOf<Name>,
): Promise<Reply<ValueOf<Name>>> {
  const reply = await page.evaluate(
    ([call, value]) => {
      const [area = '', method = ''] = call.split('.');
      const gm = window.gm as unknown as Record<string, Record<string, (input: unknown) => Promise<Reply<unknown>>>>;
      const run = gm[area]?.[method];
      if (!run) throw new Error(`window.gm has no ${call}`);
      return run(value);
    },
    [name, input] as const,
  );
  return reply as Reply<ValueOf<Name>>;
}

/** The value of a call that is not refused. */
export async function call<Name extends CallName>(
  page: Page,
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name>> {
  const reply = await ask(page, name, input);
  if (!reply.ok) throw new Error(`${name}: ${reply.refusal.reason}`);
  return reply.value;
}

export interface BeginOptions {
  readonly ruleset: 'thresholds' | 'stamina-wounds';
  readonly mode: EncounterView['mode'];
  /** How many combatants there are in the end, the party of five among them. Default: 12. */
  readonly combatants?: number;
  readonly name?: string;
}

/** A sample campaign with an encounter that runs, and the screen showing it. */
export async function begin(page: Page, options: BeginOptions): Promise<EncounterView> {
  const { ruleset, mode, combatants = 12, name = 'Ford at Dusk' } = options;
  const campaign = await call(page, 'campaign.create', { commandId: nextCommand(), ruleset, sample: true });
  const { id } = await call(page, 'encounter.start', {
    commandId: nextCommand(),
    campaign: campaign.id,
    name,
    mode,
    party: campaign.party.slice(0, Math.min(5, combatants - 1)).map((entry) => entry.id),
    adversaries: adversariesFor(campaign, combatants - Math.min(5, combatants - 1)),
  });
  // The screen opens the newest encounter when it starts.
  await page.reload();
  await page.getByRole('main').getByRole('row').first().waitFor();
  return call(page, 'encounter.open', { encounter: id });
}

/** So many adversaries, as evenly of all kinds as it goes. */
function adversariesFor({ adversaries }: CampaignView, total: number): { entry: LibraryId; count: number }[] {
  return adversaries
    .map(({ id }, index) => ({
      entry: id,
      count: Math.floor(total / adversaries.length) + (index < total % adversaries.length ? 1 : 0),
    }))
    .filter(({ count }) => count > 0);
}

type LibraryId = CampaignView['adversaries'][number]['id'];

export function named({ combatants }: EncounterView, name: string): CombatantView {
  const found = combatants.find((combatant) => combatant.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
}

/** The lines of the log that count, each as one text. */
export const linesOf = ({ log }: EncounterView): string[] =>
  log.filter(({ undoneAt }) => undoneAt === null).map(({ parts }) => parts.map(({ text }) => text).join(''));
