import type { LibraryEntryView } from '../../../preload/contract/campaign-views.ts';
import { TWO_LEGGED } from '../components/figures/two-legged.ts';

/** The id of the tables that someone's injuries are rolled on; of whom no body is said, those that encounters use. */
export const bodyOf = (vitals: LibraryEntryView['vitals'] | undefined): string =>
  (vitals && 'body' in vitals ? vitals.body : undefined) ?? TWO_LEGGED.pack;
