import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Marks visits with what came out of them. A partial index per mark lists the marked visits by key, for all locations and for
 * one. Whether an older message was a question isn't stored, so each one without an answer counts.
 */
export const sessionBadges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const mark of ['hasLead', 'hasReservation', 'hasUnanswered', 'isRatedDown'])
      await db.schema
        .alterTable('visitorSessions')
        .addColumn(mark, 'integer', (it) => it.notNull().defaultTo(0))
        .execute();
    await markVisits(db, 'has_lead', 'leads');
    await markVisits(db, 'has_reservation', 'reservations');
    await markVisits(db, 'has_unanswered', "conversations where response_source = 'unanswered'");
    await markVisits(db, 'is_rated_down', 'conversations where satisfaction_rating <= 3');
    for (const mark of ['has_lead', 'has_reservation', 'has_unanswered', 'is_rated_down']) {
      await indexMarked(db, mark, '', 'last_message_at, id');
      await indexMarked(db, mark, '_location', 'location_id, last_message_at, id');
    }
    for (const table of ['leads', 'reservations'])
      await db.schema.createIndex(`${table}_sessionId_botId`).on(table).columns(['sessionId', 'botId']).execute();
  },
};

const markVisits = (db: Kysely<unknown>, mark: string, rows: string) =>
  sql`update visitor_sessions set ${sql.raw(mark)} = 1
    where (bot_id, session_id, coalesce(location_id, '')) in (
      select bot_id, session_id, coalesce(location_id, '') from ${sql.raw(rows)}
    )`.execute(db);

const indexMarked = (db: Kysely<unknown>, mark: string, suffix: string, columns: string) =>
  sql`create index ${sql.raw(`visitor_sessions_${mark}${suffix}`)}
    on visitor_sessions (${sql.raw(columns)}) where ${sql.raw(mark)} = 1`.execute(db);
