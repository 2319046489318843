import type { FaqSet } from '@chat-module/contract/faq-sets';
import type { FaqSetRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { isInScope, type Scope } from '../session/operator.ts';
import { countFaqsOfSets, listBotsOfSets } from './faq-sets.store.ts';

/** Sets with what an operator sees of their bots. */
export async function presentFaqSets(db: Database, scope: Scope, sets: readonly FaqSetRow[]): Promise<FaqSet[]> {
  const ids = sets.map(({ id }) => id);
  const [bots, counts] = await Promise.all([listBotsOfSets(db, ids), countFaqsOfSets(db, ids)]);
  return sets.map((set) => {
    const using = bots.filter(({ setId }) => setId === set.id);
    const visible = using.filter(({ locationId }) => isInScope(scope, locationId));
    return {
      ...set,
      faqCount: counts.get(set.id) ?? 0,
      botIds: visible.map(({ botId }) => botId),
      otherBots: using.length - visible.length,
    };
  });
}
