import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { dismissUnanswered } from './unanswered.store.ts';

/** The log doesn't repeat the question, which is in a visitor's own words. */
export const dismissQuestion = (
  { db, clock }: Context,
  filter: LocationFilter,
  id: string,
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await dismissUnanswered(transaction, filter, id))) throw notFound('The question');
    await recordAct(transaction, clock, { kind: 'question', id, name: '', actor, action: 'deleted' });
  });
