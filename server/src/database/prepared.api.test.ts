import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { prepared } from './prepared.ts';

const addTotal = prepared((db, total: { locationId: string; count: number }) =>
  db
    .insertInto('sessionTotals')
    .values(total)
    .onConflict((conflict) =>
      conflict.column('locationId').doUpdateSet((it) => ({ count: it('sessionTotals.count', '+', total.count) })),
    )
    .returning('count'),
);

const totalOf = prepared((db, { locationId }: { locationId: string }) =>
  db.selectFrom('sessionTotals').selectAll().where('locationId', '=', locationId),
);

test('each call has its own values, as often as the statement uses them', async () => {
  const { db } = (await startTestApp()).context;
  expect(await addTotal(db, { locationId: 'a', count: 2 })).toEqual([{ count: 2 }]);
  expect(await addTotal(db, { locationId: 'a', count: 5 })).toEqual([{ count: 7 }]);
  expect(await addTotal(db, { locationId: 'b', count: 1 })).toEqual([{ count: 1 }]);
  expect(await totalOf(db, { locationId: 'a' })).toEqual([{ locationId: 'a', count: 7 }]);
  expect(await totalOf(db, { locationId: 'none' })).toEqual([]);
});

test('in a transaction it is part of that transaction', async () => {
  const { db } = (await startTestApp()).context;
  await addTotal(db, { locationId: 'a', count: 2 });
  const taken = db.transaction().execute(async (transaction) => {
    await addTotal(transaction, { locationId: 'a', count: 3 });
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await totalOf(db, { locationId: 'a' })).toEqual([{ locationId: 'a', count: 2 }]);
});

test('a transaction is invisible to others before it ends', async () => {
  const { db } = (await startTestApp()).context;
  let seen: ReturnType<typeof totalOf> | undefined;
  const taken = db.transaction().execute(async (transaction) => {
    await addTotal(transaction, { locationId: 'a', count: 3 });
    // The embedded database answers when the transaction has ended.
    seen = totalOf(db, { locationId: 'a' });
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await seen).toEqual([]);
});

test('the same statement works on another database', async () => {
  const [one, other] = [await startTestApp(), await startTestApp()];
  await addTotal(one.context.db, { locationId: 'a', count: 2 });
  expect(await totalOf(other.context.db, { locationId: 'a' })).toEqual([]);
});
