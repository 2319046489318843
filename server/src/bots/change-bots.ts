import {
  type BotChanges,
  defaultPersonality,
  defaultPosition,
  defaultPrimaryColor,
  type NewBot,
} from '@chat-module/contract/bots';
import type { Context } from '../context.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/dialect.ts';
import type { BotRow } from '../database/schema.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import * as store from './bots.store.ts';
import { keyColumns, noKey } from './openai-key.ts';

export async function createBot({ db, clock, secrets }: Context, fields: NewBot, userId: string): Promise<BotRow> {
  const now = clock.now().toISOString();
  const { openaiKey, ...given } = fields;
  const bot: BotRow = {
    id: newId(),
    name: given.name,
    location: given.location ?? '',
    websiteUrl: given.websiteUrl,
    ...noKey,
    ...keyColumns(secrets, openaiKey, ''),
    personality: given.personality || defaultPersonality,
    primaryColor: given.primaryColor ?? defaultPrimaryColor,
    position: given.position ?? defaultPosition,
    status: given.status ?? 'active',
    userId,
    locationId: given.locationId ?? null,
    knowledgeVersion: 1,
    modelAnswersPerDay: given.modelAnswersPerDay ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await explainingRefusals(() => store.insertBot(db, bot));
  return bot;
}

export async function updateBot({ db, clock, secrets }: Context, id: string, changes: BotChanges): Promise<BotRow> {
  const { openaiKey, ...given } = changes;
  return db.transaction().execute(async (transaction) => {
    const stored = await store.findBot(transaction, id);
    if (!stored) throw notFound('The bot');
    const key = keyColumns(secrets, openaiKey, stored.openaiKeyMask);
    const updated = await explainingRefusals(() =>
      store.updateBot(transaction, id, { ...given, ...key, updatedAt: clock.now().toISOString() }),
    );
    if (!updated) throw notFound('The bot');
    return updated;
  });
}

export async function deleteBot({ db }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await store.raiseKnowledgeVersion(transaction, id))) throw notFound('The bot');
    await store.deleteBot(transaction, id);
  });
}

async function explainingRefusals<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This location has a bot already.', 'locationId');
    if (isForeignKeyViolation(error)) throw badRequest('This location does not exist.', 'locationId');
    throw error;
  }
}
