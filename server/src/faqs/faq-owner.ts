import { maxFaqsPerSet } from '@chat-module/contract/faq-sets';
import { findVisibleBot, lockBots, raiseKnowledgeVersion, raiseKnowledgeVersionOfSet } from '../bots/bots.store.ts';
import type { Database } from '../database/schema.ts';
import { conflict, forbidden, notFound } from '../errors.ts';
import { isInScope, type Scope } from '../session/operator.ts';
import { countFaqsOfSet, type FaqOwner, listLocationsOfSet } from './faqs.store.ts';

/**
 * Tells every node that the knowledge of the owner's bots has changed, and locks the owner until the transaction ends.
 * Returns its name, or nothing if it doesn't exist.
 */
export async function holdOwner(
  transaction: Database,
  owner: FaqOwner,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  if ('botId' in owner) return raiseKnowledgeVersion(transaction, owner.botId);
  await lockBots(transaction);
  const set = await findSetName(transaction, owner.setId);
  if (set) await raiseKnowledgeVersionOfSet(transaction, set.id);
  return set;
}

const findSetName = (db: Database, id: string) =>
  db.selectFrom('faqSets').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

/** @throws 409 if a set has more FAQs than a set may have */
export async function refuseLargeSet(transaction: Database, owner: FaqOwner): Promise<void> {
  if ('setId' in owner && (await countFaqsOfSet(transaction, owner.setId)) > maxFaqsPerSet)
    throw conflict(`A set holds at most ${maxFaqsPerSet} FAQs.`);
}

/**
 * Whether an operator sees an owner.
 *
 * @throws 403 if they see a set, but may not change it, because bots of other locations use it too
 */
export async function mayChangeOwner(db: Database, scope: Scope, owner: FaqOwner): Promise<boolean> {
  if (scope.all) return true;
  if ('botId' in owner) return (await findVisibleBot(db, scope, owner.botId)) !== undefined;
  const locations = await listLocationsOfSet(db, owner.setId);
  if (!locations.some((id) => isInScope(scope, id))) return false;
  if (locations.every((id) => isInScope(scope, id))) return true;
  throw forbidden('Bots of other locations use this set too. Ask an admin to change it.');
}

/** @throws 404 or 403 unless an operator may change a set */
export async function assertMayChangeSet(db: Database, scope: Scope, setId: string): Promise<void> {
  const isVisible = (await findSetName(db, setId)) && (await mayChangeOwner(db, scope, { setId }));
  if (!isVisible) throw notFound('The FAQ set');
}
