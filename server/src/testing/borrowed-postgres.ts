import { once } from 'node:events';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { createPools, openOver, type Pools } from '../database/open-postgres.ts';
import type { OpenedDatabase } from '../database/opened-database.ts';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';

interface Lendable extends TestDatabase {
  readonly pools: Pools<pg.Pool>;
}

/** Databases that tests of this worker have returned. Creating and dropping a copy would cost ten times what most tests do with it. */
const returned: Lendable[] = [];

/** A migrated database for exclusive use until it is closed; then it is emptied for the next borrower. */
export const borrowPostgres = async (): Promise<OpenedDatabase> => {
  const lendable = returned.pop() ?? (await copyMigrated());
  return openOver(lend(lendable), lendable.url);
};

const copyMigrated = async (): Promise<Lendable> => {
  const copy = await createTestDatabase(inject('postgresUrl'), inject('migratedPostgresUrl'));
  return { ...copy, pools: createPools(copy.url) };
};

const lend = (lendable: Lendable): Pools<PostgresPool> => ({
  calls: { connect: () => lendable.pools.calls.connect(), end: () => takeBack(lendable) },
  jobs: { connect: () => lendable.pools.jobs.connect(), end: async () => {} },
});

const takeBack = async (lendable: Lendable): Promise<void> => {
  const { pools, drop } = lendable;
  for (const pool of [pools.calls, pools.jobs]) while (pool.idleCount < pool.totalCount) await once(pool, 'release');
  const { rows } = await pools.calls.query('select testing.empty_unless_changed() as empty');
  if (rows[0]?.empty) {
    returned.push(lendable);
    return;
  }
  await Promise.all([pools.calls.end(), pools.jobs.end()]);
  await drop();
};

/** Prepares a migrated database for `borrowPostgres`: it can detect schema changes and empty itself. */
export const prepareForLending = `
  create schema testing;
  create table testing.changes (command text);

  create function testing.note_change() returns event_trigger language plpgsql as $$
    begin
      insert into testing.changes values (tg_tag);
    end $$;
  create event trigger note_change on ddl_command_end execute function testing.note_change();

  create function testing.empty_unless_changed() returns boolean language plpgsql as $$
    declare name text;
    begin
      if exists (select from testing.changes) then return false; end if;
      -- Without foreign keys, whose order would have to be kept.
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
      end loop;
      return true;
    end $$;
  -- Made after the trigger that notes it.
  delete from testing.changes;
`;
