import type { CampaignView, LibraryEntryView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterListItem } from '../../../preload/contract/encounter-views.ts';
import { plainly } from './find-names.ts';

export type ShelfName = 'party' | 'adversaries';

/** What is looked for in the library, and which of its entries the inspector shows. */
export class LibraryState {
  query = $state('');
  /** null: the inspector shows the selected combatant. */
  shown = $state.raw<{ readonly shelf: ShelfName; readonly id: LibraryEntryView['id'] } | null>(null);

  show(shelf: ShelfName, { id }: LibraryEntryView): void {
    this.shown = { shelf, id };
  }

  /** The entry that is shown, as the campaign has it now. */
  entry(campaign: CampaignView | null): LibraryEntryView | null {
    const { shown } = this;
    if (!shown || !campaign) return null;
    return campaign[shown.shelf].find(({ id }) => id === shown.id) ?? null;
  }

  /** Whether an entry or an encounter is among those that are looked for. */
  finds({ name, ...rest }: Pick<LibraryEntryView, 'name' | 'label'> | EncounterListItem): boolean {
    const words = 'label' in rest ? `${name} ${rest.label}` : name;
    return plainly(words).includes(plainly(this.query).trim());
  }
}
