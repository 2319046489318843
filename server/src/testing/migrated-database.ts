import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openedOver, openFile } from '../database/open-embedded.ts';
import type { OpenedDatabase } from '../database/opened-database.ts';
import { borrowPostgres } from './borrowed-postgres.ts';

/**
 * A migrated database of the kind that the test run chooses. Migrations run once, and every test gets a copy, which takes a
 * tenth of the time.
 */
export const openMigratedDatabase = async (): Promise<OpenedDatabase> => {
  const copy = await (process.env.TEST_DATABASE === 'postgres' ? borrowPostgres() : openEmbeddedCopy());
  // Kysely closes only what it has used, and the migrations have used the product's.
  await sql`select 1`.execute(copy.db);
  return copy;
};

let embeddedOriginal: Promise<string> | undefined;

const openEmbeddedCopy = async (): Promise<OpenedDatabase> => {
  embeddedOriginal ??= writeEmbeddedOriginal();
  const statements = await embeddedOriginal;
  const opened = openFile(':memory:');
  opened.connection.exec(`begin; ${statements}; commit`);
  return openedOver(opened);
};

/** The statements that create the same tables with the same rows. */
const writeEmbeddedOriginal = async (): Promise<string> => {
  const { db, connection } = openFile(':memory:');
  await migrate(db);
  const made = connection
    .prepare('select type, name, sql from sqlite_schema where sql is not null order by rowid')
    .all();
  const statements = made.flatMap(({ type, name, sql }) => {
    const rows = type === 'table' ? connection.prepare(`select * from "${name}"`).all() : [];
    return [
      sql,
      ...rows.map((row) => `insert into "${name}" values (${Object.values(row).map(asLiteral).join(', ')})`),
    ];
  });
  await db.destroy();
  return statements.join(';\n');
};

const asLiteral = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || value === null) return String(value);
  throw new Error(`The migrations store a ${typeof value}, which this copies no row of.`);
};
