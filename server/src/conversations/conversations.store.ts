import { type PageRequest, readPage } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export interface VisitFilter {
  readonly botId?: string | undefined;
  readonly sessionId?: string | undefined;
}

export function listConversations(db: Database, filter: LocationFilter, visit: VisitFilter, page: PageRequest) {
  const { botId, sessionId } = visit;
  let query = ofLocation(db.selectFrom('conversations').selectAll(), filter);
  if (botId) query = query.where('botId', '=', botId);
  if (sessionId) query = query.where('sessionId', '=', sessionId);
  return readPage(query, 'createdAt', page);
}

const ofBot = (db: Database, botId: string) => db.selectFrom('conversations').selectAll().where('botId', '=', botId);

export const listConversationsOfBot = (db: Database, botId: string, page: PageRequest) =>
  readPage(ofBot(db, botId), 'createdAt', page);

export const listConversationsSince = (db: Database, botId: string, since: string, page: PageRequest) =>
  readPage(ofBot(db, botId).where('createdAt', '>', since), 'createdAt', page);
