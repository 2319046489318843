import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/**
 * Lets operators' screens follow changes: on PostgreSQL, triggers notify all nodes when a write commits. The embedded
 * database has its triggers in the server's connection. The index counts the mails that a mail server refused.
 */
export const changes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index outbox_refused on outbox (created_at) where last_error <> ''`.execute(db);
    if (isPostgres(db)) await notifyOfChanges(db);
  },
};

async function notifyOfChanges(db: Kysely<unknown>): Promise<void> {
  // Equal notifications of a transaction are sent once.
  await sql`
    create function announce_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('chat_module_changes', tg_argv[0] || ' ' || coalesce(to_jsonb(coalesce(new, old)) ->> tg_argv[1], ''));
        return null;
      end $$`.execute(db);
  const announce = (topic: string, table: string, on: string, when = 'true', location = 'location_id') =>
    sql
      .raw(
        `create trigger announce_${table}_${on.split(' ')[0]} after ${on} on ${table}
          for each row when (${when}) execute function announce_change('${topic}', '${location}')`,
      )
      .execute(db);
  await announce('leads', 'leads', 'insert or update or delete');
  await announce('reservations', 'reservations', 'insert or update or delete');
  await announce('questions', 'unanswered_questions', 'insert or delete');
  // A question that is asked again changes only its count, in the transaction of a visitor's message.
  await announce('questions', 'unanswered_questions', 'update', 'old.count = new.count');
  await announce('mails', 'outbox', 'update', 'old.last_error <> new.last_error', '');
  await announce('mails', 'outbox', 'delete', "old.last_error <> ''", '');
  await announce('access', 'sessions', 'delete', 'true', '');
  // A manager's locations have a table of their own, and change together with this row.
  const isOtherAccess =
    "old.role <> new.role or old.location_id is distinct from new.location_id or new.role = 'manager'";
  await announce('access', 'users', 'update', isOtherAccess, '');
}
