import { expect, inject, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres-database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

test('migrating a database that is up to date changes nothing', async () => {
  const { db, close } = await openEmbedded(':memory:');
  onTestFinished(close);
  await migrate(db);
  const before = await db.introspection.getTables();
  await migrate(db);
  expect(await db.introspection.getTables()).toEqual(before);
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('eight nodes that start at once on one empty database all find it ready', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const nodes = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)));
    await Promise.all(nodes.map(({ db }) => migrate(db)));
    const found = await Promise.all(nodes.map(({ db }) => db.selectFrom('users').select('id').execute()));
    await Promise.all(nodes.map(({ close }) => close()));
    expect(found).toEqual(Array.from({ length: 8 }, () => []));
  });
}
