import { type Kysely, type Migration, sql } from 'kysely';

/** Removes the content of encrypted emails that were sent or given up, as the outbox now does. */
export const sentSeals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update outbox set mail = '{"sealed":""}' where due_at is null and mail like '{"sealed":%'`.execute(db);
  },
};
