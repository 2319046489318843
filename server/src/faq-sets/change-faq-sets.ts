import type { AuditChange } from '@chat-module/contract/audit';
import { type FaqSetChanges, maxFaqSets, maxSetsPerBot, type NewFaqSet } from '@chat-module/contract/faq-sets';
import { recordAct } from '../audit/record-audit.ts';
import { findBotNames, lockBots, raiseKnowledgeVersion, raiseKnowledgeVersionOfSet } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../database/dialect.ts';
import type { FaqSetRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { assertMayChangeSet, refuseLargeSet } from '../faqs/faq-owner.ts';
import { newId } from '../ids.ts';
import { isInScope, type Operator, type Scope, scopeOf } from '../session/operator.ts';
import * as store from './faq-sets.store.ts';

const subject = ({ id, name }: FaqSetRow) => ({ kind: 'faq_set', id, name }) as const;
const nameKeyOf = (name: string): string => name.toLowerCase();

export async function createFaqSet(
  { db, clock }: Context,
  { name, botIds = [], fromBotId }: NewFaqSet,
  actor: Operator,
): Promise<FaqSetRow> {
  const scope = scopeOf(actor);
  const now = clock.now().toISOString();
  const set = { id: newId(), name, nameKey: nameKeyOf(name), createdAt: now, updatedAt: now };
  await db.transaction().execute(async (transaction) => {
    await lockBots(transaction);
    if ((await store.countSets(transaction)) >= maxFaqSets) throw conflict(`There can be at most ${maxFaqSets} sets.`);
    await refusingTakenName(() => store.insertSet(transaction, set));
    const changes = await chooseBots(transaction, scope, set.id, fromBotId ? [...botIds, fromBotId] : botIds);
    // Without a bot, a manager would not see it.
    if (!scope.all && changes.length === 0) throw badRequest('Choose at least one bot.', 'botIds');
    if (fromBotId) {
      await store.moveFaqsIntoSet(transaction, fromBotId, set.id);
      await refuseLargeSet(transaction, { setId: set.id });
    }
    await recordAct(transaction, clock, { ...subject(set), actor, action: 'created', changes });
  });
  return set;
}

export const updateFaqSet = (
  { db, clock }: Context,
  id: string,
  { name, botIds }: FaqSetChanges,
  actor: Operator,
): Promise<FaqSetRow> =>
  db.transaction().execute(async (transaction) => {
    await lockBots(transaction);
    const before = await store.findSet(transaction, id);
    if (!before) throw notFound('The FAQ set');
    await assertVisible(transaction, scopeOf(actor), id, { isRenamed: name !== undefined && name !== before.name });
    const renamed = name === undefined ? {} : { name, nameKey: nameKeyOf(name) };
    const updatedAt = clock.now().toISOString();
    const after = await refusingTakenName(() => store.updateSet(transaction, id, { ...renamed, updatedAt }));
    if (!after) throw notFound('The FAQ set');
    const changes = botIds === undefined ? [] : await chooseBots(transaction, scopeOf(actor), id, botIds);
    if (after.name !== before.name) changes.unshift({ field: 'name', from: before.name, to: after.name });
    if (changes.length > 0)
      await recordAct(transaction, clock, { ...subject(after), actor, action: 'changed', changes });
    return after;
  });

export const deleteFaqSet = ({ db, clock }: Context, id: string, actor: Operator): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockBots(transaction);
    const set = await store.findSet(transaction, id);
    if (!set) throw notFound('The FAQ set');
    await assertMayChangeSet(transaction, scopeOf(actor), id);
    await raiseKnowledgeVersionOfSet(transaction, id);
    await store.deleteSet(transaction, id);
    await recordAct(transaction, clock, { ...subject(set), actor, action: 'deleted' });
  });

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('A set with this name exists.', 'name');
    throw error;
  }
}

/** An operator may choose among their own bots even where bots of other locations use the set. */
async function assertVisible(
  db: Database,
  scope: Scope,
  setId: string,
  { isRenamed }: { readonly isRenamed: boolean },
): Promise<void> {
  if (isRenamed) return assertMayChangeSet(db, scope, setId);
  const [set] = await store.listSets(db, scope, setId);
  if (!set) throw notFound('The FAQ set');
}

/** Makes exactly these bots of an operator's scope use a set; returns what changed, for the audit log. */
async function chooseBots(
  db: Database,
  scope: Scope,
  setId: string,
  wanted: readonly string[],
): Promise<AuditChange[]> {
  const using = (await store.listBotsOfSets(db, [setId])).filter(({ locationId }) => isInScope(scope, locationId));
  const before = new Set(using.map(({ botId }) => botId));
  const after = new Set(wanted);
  const added = [...after].filter((id) => !before.has(id)).sort();
  const removed = [...before].filter((id) => !after.has(id)).sort();
  if (added.length + removed.length === 0) return [];
  for (const id of [...added, ...removed].sort()) {
    const bot = await raiseKnowledgeVersion(db, id);
    if (!bot || !isInScope(scope, bot.locationId)) throw badRequest('One of these bots does not exist.', 'botIds');
  }
  await store.removeBots(db, setId, removed);
  await store.addBots(db, setId, added);
  await refuseManySets(db, added);
  const names = await findBotNames(db, [...after]);
  const list = (bots: Iterable<string | undefined>): string => [...bots].join(', ').slice(0, 500);
  const now = [...after].map((id) => names.get(id));
  return [{ field: 'bots', from: list(using.map(({ name }) => name)), to: list(now) }];
}

async function refuseManySets(db: Database, botIds: readonly string[]): Promise<void> {
  const counts = await store.countSetsOfBots(db, botIds);
  if (counts.some(({ count }) => count > maxSetsPerBot))
    throw conflict(`A bot uses at most ${maxSetsPerBot} sets.`, 'botIds');
}
