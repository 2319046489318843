import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

interface Before {
  users: { id: string; passwordChangedAt: string | null; createdAt: string };
  auditEntries: { kind: string; action: string; subjectId: string; createdAt: string };
}

/** When each password was last chosen by a person, and second factors. */
export const accounts = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<Before>) {
    await db.schema.alterTable('users').addColumn('passwordChangedAt', instant).execute();
    await fillPasswordChangedAt(db);

    await db.schema
      .createTable('secondFactors')
      .addColumn('userId', 'text', (it) => it.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secretCipher', 'text', (it) => it.notNull())
      .addColumn('lastStep', 'bigint', (it) => it.notNull())
      .addColumn('confirmedAt', instant)
      .addColumn('createdAt', instant, (it) => it.notNull())
      .execute();
    await db.schema
      .createTable('recoveryCodes')
      .addColumn('codeHash', 'text', (it) => it.primaryKey())
      .addColumn('userId', 'text', (it) => it.notNull().references('secondFactors.userId').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('recoveryCodes_userId').on('recoveryCodes').column('userId').execute();
  },
});

/** An admin chose every user's password but the first one, which may be generated. */
async function fillPasswordChangedAt(db: Kysely<Before>): Promise<void> {
  await db
    .updateTable('users')
    .set((it) => ({ passwordChangedAt: it.ref('createdAt') }))
    .where('id', '!=', (it) => it.selectFrom('users').select('id').orderBy('createdAt').orderBy('id').limit(1))
    .execute();
  const changes = await db
    .selectFrom('auditEntries')
    .select((it) => ['subjectId', it.fn.max('createdAt').as('changedAt')])
    .where('kind', '=', 'user')
    .where('action', 'in', ['password_set', 'password_reset'])
    .groupBy('subjectId')
    .execute();
  for (const { subjectId, changedAt } of changes)
    await db.updateTable('users').set({ passwordChangedAt: changedAt }).where('id', '=', subjectId).execute();
}
