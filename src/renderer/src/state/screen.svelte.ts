import { createContext } from 'svelte';
import { ACTIONS, type ActionId } from '../../../preload/contract/actions.ts';
import type { GmApi } from '../../../preload/contract/api.ts';
import type { CampaignListItem } from '../../../preload/contract/campaign-views.ts';
import { ActionRegistry } from '../keyboard/action-registry.svelte.ts';
import { EscapeOrder } from '../keyboard/escape-order.ts';
import { heldBridge } from '../keyboard/held-bridge.ts';
import { HeldKeys } from '../keyboard/held-keys.ts';
import { KeyDispatcher } from '../keyboard/key-dispatcher.ts';
import { AppInfo } from './app-info.svelte.ts';
import { BoardState } from './board.svelte.ts';
import { CampaignState } from './campaign.svelte.ts';
import { CorrectionState } from './correction.svelte.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { EncounterState } from './encounter.svelte.ts';
import { EntryState } from './entry.svelte.ts';
import { HintsState } from './hints.svelte.ts';
import { InjuriesState } from './injuries.svelte.ts';
import { LibraryState } from './library.svelte.ts';
import { LogState } from './log.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { PackShelf } from './pack-shelf.svelte.ts';
import { PickByName } from './pick-by-name.svelte.ts';
import { Places } from './places.ts';
import { SafetyState } from './safety.svelte.ts';
import { Saving } from './saving.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { SettingsState } from './settings.svelte.ts';

/** What the components share: one object a concern, joined here and nowhere else. */
export class Screen {
  readonly gm: GmApi;
  readonly notices = new Notices();
  readonly dialogs = new Dialogs();
  readonly escapes = new EscapeOrder();
  readonly actions = new ActionRegistry<ActionId>(ACTIONS);
  readonly held = new HeldKeys();
  readonly saving: Saving;
  readonly safety: SafetyState;
  readonly info: AppInfo;
  readonly settings: SettingsState;
  readonly campaign: CampaignState;
  readonly encounter: EncounterState;
  readonly selection = new Selection();
  readonly entry: EntryState;
  readonly board: BoardState;
  readonly hints: HintsState;
  readonly picking: PickByName;
  readonly injuries: InjuriesState;
  readonly shelf: PackShelf;
  readonly places = new Places();
  readonly library = new LibraryState();
  readonly correction: CorrectionState;
  readonly log: LogState;
  readonly keys: KeyDispatcher<ActionId>;

  constructor(bridge: GmApi, now: () => Date) {
    const gm = heldBridge(bridge, this.held);
    this.gm = gm;
    this.saving = new Saving(now, () => this.held.hold('exceptTheWay'));
    this.safety = new SafetyState(gm, this.notices);
    this.info = new AppInfo(gm);
    this.settings = new SettingsState(gm, this.notices, this.saving);
    this.campaign = new CampaignState(gm, this.notices, this.saving);
    this.encounter = new EncounterState(gm, this.notices, this.saving);
    this.entry = new EntryState(gm, this.encounter, this.selection, this.notices);
    this.board = new BoardState(this.encounter, this.selection, this.entry);
    this.hints = new HintsState(this.board, this.selection, this.entry);
    this.picking = new PickByName(this.encounter, this.selection, () => {
      this.entry.refresh();
    });
    this.correction = new CorrectionState(gm, this.encounter, this.notices, this.dialogs);
    this.injuries = new InjuriesState(this);
    this.shelf = new PackShelf(gm);
    this.log = new LogState(gm, this.encounter, this.notices);
    this.keys = new KeyDispatcher(this.actions, this.escapes, {
      platform: () => this.info.platform,
      dialogOpen: () => this.dialogs.current !== null,
      refused: (reason) => {
        this.notices.tell(reason);
      },
    });
    this.escapes.add(() => this.notices.dismissLast());
  }

  /** Learns what main knows before anything is drawn, so that nothing flashes in the wrong theme. */
  async start(): Promise<() => void> {
    const [refusal, ...stops] = await Promise.all([this.info.load(), this.settings.start(), this.safety.start()]);
    // Without data there is no campaign to ask for.
    if (!this.safety.inRecovery) {
      stops.push(this.encounter.start(), this.log.start(), await this.campaign.start());
      await this.#resume();
      void this.shelf.follow(this.campaign.current);
    }
    if (refusal) this.notices.refuse(refusal.reason);
    const stopActions = this.gm.on.action((id) => {
      this.perform(id);
    });
    return () => {
      for (const stop of [...stops, stopActions]) stop();
    };
  }

  /** Shows another campaign, and the encounter of it that is still running. */
  async changeCampaign(id: CampaignListItem['id']): Promise<void> {
    if (!(await this.campaign.open(id))) return;
    this.leaveEncounter();
    await this.#resume();
  }

  /** Clears the board, as for a campaign that was just made. */
  leaveEncounter(): void {
    this.encounter.close();
    this.unselect();
    this.library.shown = null;
    this.library.query = '';
  }

  /** Lets go of every row and of what was being entered for it, before another encounter is shown. */
  unselect(): void {
    this.entry.close();
    this.hints.leave();
    this.picking.close();
    this.selection.clear();
  }

  /** The newest encounter that is still running stands on the board again after a start. */
  async #resume(): Promise<void> {
    const running = this.campaign.current?.encounters.find(({ phase }) => phase === 'running');
    if (running) await this.encounter.open(running.id);
  }

  /** Does the action, or says why it cannot be done now. */
  perform(id: ActionId): void {
    const reason = this.actions.run(id);
    if (reason !== null) this.notices.tell(reason);
  }
}

export const [useScreen, provideScreen] = createContext<Screen>();
