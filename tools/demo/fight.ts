/** The fight that a script plays: which campaign and encounter, and who is who in it by name. */
import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView, LogLine } from '../../src/preload/contract/encounter-views.ts';
import type { EncounterGesture } from '../../src/preload/contract/api/encounter-api.ts';
import { nextCommand, type Stage } from '../play/stage.ts';
import { BadScript } from './read-script.ts';

export class Fight {
  readonly stage: Stage;
  /** Where files go. */
  readonly out: string;
  /** The beginning of their names. */
  readonly title: string;
  campaign: CampaignView | null = null;
  encounter: EncounterView['id'] | null = null;

  constructor(stage: Stage, out: string, title: string) {
    this.stage = stage;
    this.out = out;
    this.title = title;
  }

  needCampaign(): CampaignView {
    if (!this.campaign) throw new BadScript('no campaign has been made: a step "campaign" comes first.');
    return this.campaign;
  }

  needEncounter(): EncounterView['id'] {
    if (this.encounter === null) throw new BadScript('no encounter has been started: a step "start" comes first.');
    return this.encounter;
  }

  gesture(): EncounterGesture {
    return { commandId: nextCommand(), encounter: this.needEncounter() };
  }

  view(): Promise<EncounterView> {
    return this.stage.call('encounter.open', { encounter: this.needEncounter() });
  }

  async combatant(name: string): Promise<CombatantView> {
    const { combatants } = await this.view();
    const found = combatants.find((combatant) => combatant.name === name);
    if (found) return found;
    throw new BadScript(`nobody is called "${name}". There are ${combatants.map((one) => one.name).join(', ')}.`);
  }

  async id(name: string): Promise<CombatantView['id']> {
    return (await this.combatant(name)).id;
  }

  async ids(names: string | readonly string[]): Promise<CombatantView['id'][]> {
    const ids: CombatantView['id'][] = [];
    for (const name of [names].flat()) ids.push(await this.id(name));
    return ids;
  }
}

/** A line of the log as one text. */
export const lineText = ({ parts }: LogLine): string => parts.map(({ text }) => text).join('');
