import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Who changed or deleted what. The ids are no foreign keys: an entry outlives its subject. */
export const auditLog = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auditEntries')
      .addColumn('id', 'text', (it) => it.primaryKey())
      .addColumn('actorId', 'text')
      .addColumn('actorName', 'text', (it) => it.notNull())
      .addColumn('action', 'text', (it) => it.notNull())
      .addColumn('kind', 'text', (it) => it.notNull())
      .addColumn('subjectId', 'text', (it) => it.notNull())
      .addColumn('subjectName', 'text', (it) => it.notNull())
      .addColumn('changes', 'text', (it) => it.notNull())
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    for (const columns of [[], ['actorId'], ['kind']].map((first) => [...first, 'createdAt', 'id']))
      await db.schema
        .createIndex(['auditEntries', ...columns].join('_'))
        .on('auditEntries')
        .columns(columns)
        .execute();
  },
});
