import { type ColumnDataType, type Migration, Migrator } from 'kysely';
import { isPostgres } from './dialect.ts';
import { initial } from './migrations/0001-initial.ts';
import { modelAnswers } from './migrations/0002-model-answers.ts';
import { websiteKnowledge } from './migrations/0003-website-knowledge.ts';
import type { Database } from './schema.ts';

/** What the two databases call the same thing. */
export interface ColumnTypes {
  readonly instant: ColumnDataType;
}

const migrationsFor = (types: ColumnTypes): Record<string, Migration> => ({
  '0001-initial': initial(types),
  '0002-model-answers': modelAnswers,
  '0003-website-knowledge': websiteKnowledge(types),
});

/** Brings the schema up to date. Several nodes may do so at once: one works, the others wait. */
export async function migrate(db: Database): Promise<void> {
  const types: ColumnTypes = { instant: isPostgres(db) ? 'timestamptz' : 'text' };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(types) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
