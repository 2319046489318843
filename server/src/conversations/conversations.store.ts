import { type PageRequest, readPage } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export const listConversations = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPage(ofLocation(db.selectFrom('conversations').selectAll(), filter), 'createdAt', page);

const ofBot = (db: Database, botId: string) => db.selectFrom('conversations').selectAll().where('botId', '=', botId);

export const listConversationsOfBot = (db: Database, botId: string, page: PageRequest) =>
  readPage(ofBot(db, botId), 'createdAt', page);

export const listConversationsSince = (db: Database, botId: string, since: string, page: PageRequest) =>
  readPage(ofBot(db, botId).where('createdAt', '>', since), 'createdAt', page);
