import { type Kysely, type Migration, sql } from 'kysely';

/** Mails of before that were stored encrypted and are sent or given up lose their content, as those of now do. */
export const sentSeals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update outbox set mail = '{"sealed":""}' where due_at is null and mail like '{"sealed":%'`.execute(db);
  },
};
