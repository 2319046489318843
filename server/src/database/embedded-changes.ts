import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { ChangeChannel, ChangeListener } from './change-channel.ts';
import type { Database } from './schema.ts';

type Operation = 'insert' | 'update' | 'delete';

interface Watched {
  readonly topic: string;
  readonly table: string;
  readonly on: readonly Operation[];
  /** Which rows are reported; all by default. */
  readonly when?: string;
  /** The SQL expression of the location; none by default. */
  readonly location?: 'location_id';
}

/** The same as the triggers of PostgreSQL, which migration 0032 creates. */
const watched: readonly Watched[] = [
  { topic: 'leads', table: 'leads', on: ['insert', 'update', 'delete'], location: 'location_id' },
  { topic: 'reservations', table: 'reservations', on: ['insert', 'update', 'delete'], location: 'location_id' },
  { topic: 'questions', table: 'unanswered_questions', on: ['insert', 'delete'], location: 'location_id' },
  {
    topic: 'questions',
    table: 'unanswered_questions',
    on: ['update'],
    when: 'old.count = new.count',
    location: 'location_id',
  },
  { topic: 'mails', table: 'outbox', on: ['update'], when: 'old.last_error <> new.last_error' },
  { topic: 'mails', table: 'outbox', on: ['delete'], when: "old.last_error <> ''" },
  { topic: 'access', table: 'sessions', on: ['delete'] },
  {
    topic: 'access',
    table: 'users',
    on: ['update'],
    when: "old.role <> new.role or old.location_id is not new.location_id or new.role = 'manager'",
  },
];

/**
 * The triggers exist only in this connection, so that other programs can write to the file. A change is reported before its
 * commit; whoever then reads waits for the end of the transaction, because there is one connection.
 */
export function embeddedChanges(db: Database, connection: DatabaseSyncInstance): ChangeChannel {
  let listener: ChangeListener | undefined;
  return {
    async open(opened) {
      listener = opened;
      connection.function('announce_change', (topic: unknown, locationId: unknown) => {
        listener?.onChange({ topic: String(topic), locationId: String(locationId) });
        return null;
      });
      for (const trigger of watched.flatMap(triggersOf)) await sql.raw(trigger).execute(db);
    },
    async announce(changes) {
      for (const change of changes) listener?.onChange(change);
    },
    async close() {
      listener = undefined;
    },
  };
}

const triggersOf = ({ topic, table, on, when, location }: Watched): string[] =>
  on.map((operation) => {
    const row = operation === 'delete' ? 'old' : 'new';
    const locationId = location === undefined ? "''" : `coalesce(${row}.${location}, '')`;
    const condition = when === undefined ? '' : `when ${when}`;
    return `create temp trigger if not exists announce_${table}_${operation} after ${operation} on main.${table} ${condition}
      begin select announce_change('${topic}', ${locationId}); end`;
  });
