import { type PageRequest, readPage } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export const listUnanswered = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPage(ofLocation(db.selectFrom('unansweredQuestions').selectAll(), filter), 'lastAskedAt', page);

export const deleteUnanswered = (db: Database, botId: string, id: string) =>
  db.deleteFrom('unansweredQuestions').where('botId', '=', botId).where('id', '=', id).execute();

export const dismissUnanswered = (db: Database, id: string) =>
  db.deleteFrom('unansweredQuestions').where('id', '=', id).returning('id').executeTakeFirst();
