import { countUpTo, type PageRequest } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { isOfLocation, type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';

export const listUnanswered = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPageOf(
    db,
    {
      table: 'unansweredQuestions',
      query: db.selectFrom('unansweredQuestions').selectAll(),
      filter,
      timeColumn: 'lastAskedAt',
    },
    page,
  );

export const countUnanswered = (db: Database, filter: LocationFilter) =>
  countUpTo(db, ofLocation(db.selectFrom('unansweredQuestions').select('id'), filter));

export const deleteUnanswered = (db: Database, botId: string, id: string) =>
  db.deleteFrom('unansweredQuestions').where('botId', '=', botId).where('id', '=', id).execute();

export const dismissUnanswered = (db: Database, filter: LocationFilter, id: string) =>
  db
    .deleteFrom('unansweredQuestions')
    .where('id', '=', id)
    .where(isOfLocation(filter))
    .returning('id')
    .executeTakeFirst();
