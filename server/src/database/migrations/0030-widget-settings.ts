import type { Kysely, Migration } from 'kysely';

/** How each bot's widget looks and behaves, and its picture. Existing bots keep the widget as it was. */
export const widgetSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [column, standard] of texts)
      await db.schema
        .alterTable('bots')
        .addColumn(column, 'text', (it) => it.notNull().defaultTo(standard))
        .execute();
    for (const [column, standard] of numbers)
      await db.schema
        .alterTable('bots')
        .addColumn(column, 'integer', (it) => it.notNull().defaultTo(standard))
        .execute();
    await db.schema.alterTable('bots').addColumn('pictureHash', 'text').execute();
    await db.schema
      .createTable('botPictures')
      .addColumn('botId', 'text', (it) => it.primaryKey().references('bots.id').onDelete('cascade'))
      .addColumn('hash', 'text', (it) => it.notNull())
      .addColumn('contentType', 'text', (it) => it.notNull())
      .addColumn('data', 'text', (it) => it.notNull())
      .execute();
  },
};

const texts = [
  ['greeting', ''],
  ['quickReplies', '[]'],
  ['teaserText', ''],
  ['sound', 'off'],
  ['language', 'auto'],
  ['colorScheme', 'light'],
  ['poweredByText', ''],
  ['poweredByUrl', ''],
] as const;

const numbers = [
  ['teaserDelaySeconds', 5],
  ['offsetX', 20],
  ['offsetY', 20],
] as const;
