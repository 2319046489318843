import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** Website crawls, their pages, and the passages made from them. */
export const websiteKnowledge = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('websiteCrawls')
      .addColumn('locationId', 'text', (it) => it.primaryKey().references('locations.id').onDelete('cascade'))
      .addColumn('run', 'integer', (it) => it.notNull())
      .addColumn('status', 'text', (it) => it.notNull())
      .addColumn('problem', 'text', (it) => it.notNull())
      .addColumn('sitemapsReadInRun', 'integer', (it) => it.notNull())
      .addColumn('dueAt', instant)
      .addColumn('lease', 'text', (it) => it.notNull())
      .addColumn('startedAt', instant, (it) => it.notNull())
      .addColumn('finishedAt', instant)
      .execute();
    await db.schema.createIndex('websiteCrawls_dueAt').on('websiteCrawls').column('dueAt').execute();

    await db.schema
      .createTable('websiteHosts')
      .addColumn('host', 'text', (it) => it.primaryKey())
      .addColumn('freeAt', instant, (it) => it.notNull())
      .execute();

    const ownedByLocation = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'text', (it) => it.primaryKey())
        .addColumn('locationId', 'text', (it) => it.notNull().references('locations.id').onDelete('cascade'));

    await ownedByLocation('websitePages')
      .addColumn('url', 'text', (it) => it.notNull())
      .addColumn('linkUrl', 'text', (it) => it.notNull())
      .addColumn('title', 'text', (it) => it.notNull())
      .addColumn('status', 'text', (it) => it.notNull())
      .addColumn('reason', 'text', (it) => it.notNull())
      .addColumn('rank', 'integer', (it) => it.notNull())
      .addColumn('depth', 'integer', (it) => it.notNull())
      .addColumn('queuedInRun', 'integer', (it) => it.notNull())
      .addColumn('visitedInRun', 'integer', (it) => it.notNull())
      .addColumn('attempts', 'integer', (it) => it.notNull())
      .addColumn('etag', 'text', (it) => it.notNull())
      .addColumn('lastModified', 'text', (it) => it.notNull())
      .addColumn('blocks', 'text', (it) => it.notNull())
      .addColumn('links', 'text', (it) => it.notNull())
      .addColumn('facts', 'text', (it) => it.notNull())
      .addColumn('passageCount', 'integer', (it) => it.notNull())
      .addColumn('readAt', instant)
      .addUniqueConstraint('websitePages_locationId_url', ['locationId', 'url'])
      .execute();

    await ownedByLocation('websitePassages')
      .addColumn('pageId', 'text', (it) => it.notNull().references('websitePages.id').onDelete('cascade'))
      .addColumn('position', 'integer', (it) => it.notNull())
      .addColumn('heading', 'text', (it) => it.notNull())
      .addColumn('text', 'text', (it) => it.notNull())
      .execute();
    await db.schema.createIndex('websitePassages_locationId').on('websitePassages').column('locationId').execute();
    await db.schema.createIndex('websitePassages_pageId').on('websitePassages').column('pageId').execute();

    await db.schema
      .createTable('dismissedDifferences')
      .addColumn('locationId', 'text', (it) => it.notNull().references('locations.id').onDelete('cascade'))
      .addColumn('field', 'text', (it) => it.notNull())
      .addColumn('value', 'text', (it) => it.notNull())
      .addPrimaryKeyConstraint('dismissedDifferences_key', ['locationId', 'field', 'value'])
      .execute();
  },
});
