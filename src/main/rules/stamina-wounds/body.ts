import type { InjuryPack } from '../injuries/pack.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Tables } from './types.ts';
import type { Vitals } from './vitals.ts';

const packNamed = ({ injuries, others = [] }: Tables, body: string | undefined): InjuryPack | undefined =>
  body === undefined ? injuries : [injuries, ...others].find(({ id }) => id === body);

/**
 * The pack that a creature's injuries are rolled on: the one of its body, and the first of the tables for someone of whom
 * no body is said (rule IN-8). Every lookup for a creature goes through here.
 */
export const packOf = ({ body }: Pick<Vitals, 'body'>, tables: Tables): InjuryPack =>
  packNamed(tables, body) ?? tables.injuries;

/** Refused (`noSuchBody`) for a body that these tables have no pack for. */
export function checkBody({ body }: Pick<Vitals, 'body'>, tables: Tables, field = 'body'): Outcome<true> {
  if (packNamed(tables, body)) return accept(true);
  return refuse('noSuchBody', `There are no injury tables “${body ?? ''}” here for a body of that kind.`, field);
}

/** As {@link checkBody}, in words for somebody who takes part all the same. */
export function fitsTables(vitals: Pick<Vitals, 'body'>, tables: Tables): Outcome<true> {
  if (packNamed(tables, vitals.body)) return accept(true);
  const reason = `There are no injury tables “${vitals.body ?? ''}” any more; “${tables.injuries.name}” counts.`;
  return refuse('noSuchBody', reason, 'body');
}

/** The tables with one more pack; those that have one of its id stay as they are, and so does what was rolled on it. */
export const withPack = (tables: Tables, pack: InjuryPack): Tables =>
  packNamed(tables, pack.id) ? tables : { ...tables, others: [...(tables.others ?? []), pack] };
