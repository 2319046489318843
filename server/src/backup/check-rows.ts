import type { z } from 'zod';
import { rowSchemas } from '../database/row-schemas.ts';
import type { Database } from '../database/schema.ts';
import { listTables } from '../database/tables.ts';
import { type Batch, refusedRow, TransferRefused, type Value } from './snapshot.ts';

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const schemaOf = new Map<string, z.ZodType>(Object.entries(rowSchemas));

/** Forwards rows of the current schema, and refuses the first one with a value that the product would never have stored. */
export async function* checkedRows(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const seen = new Map<string, number>();
  for await (const batch of batches) {
    const before = seen.get(batch.table) ?? 0;
    batch.rows.forEach((_, index) => {
      checkRow(batch, index, before + index + 1);
    });
    seen.set(batch.table, before + batch.rows.length);
    yield batch;
  }
}

function checkRow({ table, columns, rows }: Batch, index: number, number: number): void {
  const row = Object.fromEntries(columns.map((column, at) => [camelCase(column), rows[index]?.[at]]));
  const [issue] = schemaOf.get(camelCase(table))?.safeParse(row).error?.issues ?? [];
  if (!issue) return;
  const column = columns.find((name) => camelCase(name) === issue.path[0]) ?? String(issue.path[0] ?? '');
  throw refusedRow(table, `row ${number}, column ${column}: ${issue.message.replace(/\.$/, '')}`);
}

/** Forwards rows, and refuses tables and columns that the database doesn't have. */
export async function* fittingRows(db: Database, batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const columnsOf = await readColumns(db);
  for await (const batch of batches) {
    const { table, columns, rows } = batch;
    const known = columnsOf.get(table);
    if (!known) throw new TransferRefused(`The backup has a table ${quoted(table)}, which Chat Module does not have.`);
    const unknown = columns.find((column, at) => !known.has(column) || columns.indexOf(column) !== at);
    if (unknown !== undefined) throw refusedRow(table, `it has no column ${quoted(unknown)}, or has it twice`);
    if (rows.some((row) => row.length !== columns.length))
      throw refusedRow(table, 'a row has more or fewer values than there are columns');
    const broken = columns.find((_, at) => rows.some((row) => !isText(row[at])));
    if (broken !== undefined) throw refusedRow(table, `column ${broken} holds text that is not whole`);
    yield batch;
  }
}

/** SQLite would store a null character but return only what precedes it; PostgreSQL refuses it. */
const isText = (value: Value | undefined): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));

/** Shortened and as JSON, because the file may contain anything. */
const quoted = (name: string): string => JSON.stringify(name.slice(0, 60));

async function readColumns(db: Database): Promise<Map<string, ReadonlySet<string>>> {
  const own = await listTables(db);
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter(({ name }) => own.includes(name))
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
}
