import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** All rows of every table as JSON text, sorted, by table name. */
export type StoredRows = Readonly<Record<string, readonly string[]>>;

/** Reads with the driver only, without the product. */
export function rowsOfFile(path: string): StoredRows {
  const connection = new DatabaseSync(path);
  const read = (query: string) => connection.prepare(query).all() as Row[];
  const tables = read(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`);
  const rows = collect(tables, (table) => read(`select * from ${table}`));
  connection.close();
  return rows;
}

export async function rowsOfPostgres(url: string): Promise<StoredRows> {
  const client = new pg.Client(url);
  await client.connect();
  const found: Record<string, Row[]> = {};
  const { rows: tables } = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const { name } of tables) {
    const { rows, fields } = await client.query(`select * from ${name}`);
    const counts = fields.filter(({ dataTypeID }) => dataTypeID === pg.types.builtins.INT8).map((field) => field.name);
    found[name] = rows.map((row: Row) => ({
      ...row,
      ...Object.fromEntries(counts.map((count) => [count, row[count] === null ? null : Number(row[count])])),
    }));
  }
  await client.end();
  return collect(tables, (table) => found[table] ?? []);
}

/** The migrations' times differ, as they should. */
const collect = (tables: readonly Row[], read: (table: string) => Row[]): StoredRows =>
  Object.fromEntries(
    tables
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('kysely_'))
      .sort()
      .map((name) => [name, read(name).map(asText).sort()]),
  );

const asText = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
