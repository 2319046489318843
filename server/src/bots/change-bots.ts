import {
  type BotChanges,
  defaultPersonality,
  defaultPosition,
  defaultPrimaryColor,
  type NewBot,
} from '@chat-module/contract/bots';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { type Actor, recordAct, recordEdit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/dialect.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Operator } from '../session/operator.ts';
import * as store from './bots.store.ts';
import { keyColumns, noKey } from './openai-key.ts';
import { changedColumns, widgetColumns } from './widget-columns.ts';

const subject = ({ id, name }: Pick<BotRow, 'id' | 'name'>) => ({ kind: 'bot', id, name }) as const;

export async function createBot({ db, clock, secrets }: Context, fields: NewBot, actor: Operator): Promise<BotRow> {
  const now = clock.now().toISOString();
  const { openaiKey, ...given } = fields;
  const bot: BotRow = {
    ...widgetColumns({ ...defaultWidgetSettings, ...given }),
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
    userId: actor.id,
    locationId: given.locationId ?? null,
    knowledgeVersion: 1,
    pictureHash: null,
    modelAnswersPerDay: given.modelAnswersPerDay ?? null,
    sampleMadeAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await explainingRefusals(() => store.insertBot(transaction, bot));
    await recordAct(transaction, clock, { ...subject(bot), actor, action: 'created' });
  });
  return bot;
}

export async function updateBot(
  { db, clock, secrets }: Context,
  id: string,
  changes: BotChanges,
  actor: Actor,
): Promise<BotRow> {
  const { openaiKey, ...given } = changes;
  return db.transaction().execute(async (transaction) => {
    const stored = await store.findBot(transaction, id);
    if (!stored) throw notFound('The bot');
    const key = keyColumns(secrets, openaiKey, stored.openaiKeyMask);
    const updated = await explainingRefusals(() =>
      store.updateBot(transaction, id, { ...changedColumns(given), ...key, updatedAt: clock.now().toISOString() }),
    );
    if (!updated) throw notFound('The bot');
    await recordEdit(transaction, clock, { ...subject(updated), actor, before: stored, after: updated });
    return updated;
  });
}

export async function setColorOfLocationsBot(
  { db, clock }: Context,
  locationId: string,
  primaryColor: string,
  actor: Actor,
): Promise<BotRow> {
  return db.transaction().execute(async (transaction) => {
    const before = await store.findBotOfLocation(transaction, locationId);
    const now = clock.now().toISOString();
    const updated = await store.setColorOfLocationsBot(transaction, locationId, primaryColor, now);
    if (!before || !updated) throw notFound('A bot of this location');
    await recordEdit(transaction, clock, { ...subject(updated), actor, before, after: updated });
    return updated;
  });
}

export async function deleteBot({ db, clock }: Context, id: string, actor: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const bot = await store.raiseKnowledgeVersion(transaction, id);
    if (!bot) throw notFound('The bot');
    await store.deleteBot(transaction, id);
    await recordAct(transaction, clock, { ...subject(bot), actor, action: 'deleted' });
  });
}

async function explainingRefusals<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This location already has a bot.', 'locationId');
    if (isForeignKeyViolation(error)) throw badRequest('This location does not exist.', 'locationId');
    throw error;
  }
}
