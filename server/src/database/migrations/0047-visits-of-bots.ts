import { type Kysely, type Migration, sql } from 'kysely';

/** Finds the visits behind the figures of a bot, also of one that moved from one location to another. */
export const visitsOfBots: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index visitor_sessions_bot_started on visitor_sessions (bot_id, started_at, id)`.execute(db);
  },
};
