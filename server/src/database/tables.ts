import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

interface Reference {
  readonly table: string;
  readonly refersTo: string;
}

/**
 * All tables of the product by their name in the database, referenced tables first. Views, partitions and the migrator's
 * own tables are left out.
 */
export async function listTables(db: Database): Promise<string[]> {
  const names = await (isPostgres(db) ? tablesOfPostgres(db) : tablesOfEmbedded(db));
  const own = names.filter((name) => !name.startsWith('kysely_'));
  return referredFirst(own, await (isPostgres(db) ? referencesOfPostgres(db) : referencesOfEmbedded(db)));
}

async function tablesOfEmbedded(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function tablesOfPostgres(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

async function referencesOfEmbedded(db: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select t.name as "table", f."table" as "refersTo"
    from sqlite_schema t join pragma_foreign_key_list(t.name) f where t.type = 'table'`.execute(db);
  return rows;
}

async function referencesOfPostgres(db: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select t.relname as "table", r.relname as "refersTo"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

function referredFirst(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    const referred = references.filter(({ table, refersTo }) => table === name && refersTo !== name);
    for (const { refersTo } of referred) visit(refersTo);
    ordered.push(name);
  };
  names.forEach(visit);
  return ordered;
}
