import type { PackView } from '../../../preload/contract/table-views.ts';
import type { InjuryPack } from '../../rules/index.ts';
import { isShipped } from './packs.ts';

/** A pack without its tables. */
export const packView = ({ id, name, body, author, licence }: InjuryPack): PackView => ({
  id,
  name,
  body,
  author,
  licence,
  own: !isShipped(id),
});
