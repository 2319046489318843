import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.context.db.deleteFrom('users').execute();
  ada = await makeOperator(app, 'admin');
});

const remove = (who: SignedIn, by: SignedIn) => app.call('DELETE', `/api/admin/users/${who.id}`, { cookie: by.cookie });
const demote = (who: SignedIn, by: SignedIn, role = 'user') =>
  app.call('PATCH', `/api/admin/users/${who.id}`, { cookie: by.cookie, body: { role } });

const countAdmins = async (): Promise<number> =>
  (await app.context.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).length;

describe('the last admin', () => {
  test.each(['user', 'manager'])('cannot become a %s: 409', async (role) => {
    const { id } = await makeLocation(app, ada);
    await app.context.db.updateTable('users').set({ locationId: id }).where('id', '=', ada.id).execute();
    const response = await demote(ada, ada, role);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: 'The last admin must stay an admin.' });
    expect(await countAdmins()).toBe(1);
  });

  test('can be edited otherwise, even with the same role', async () => {
    const { id: locationId } = await makeLocation(app, ada);
    const response = await app.call('PATCH', `/api/admin/users/${ada.id}`, {
      cookie: ada.cookie,
      body: { firstName: 'Augusta', role: 'admin', locationId },
    });
    expect(response.json()).toMatchObject({ firstName: 'Augusta', role: 'admin', locationId });
  });

  test('stays when two admins demote each other at once', async () => {
    const eve = await makeOperator(app, 'admin');
    const answers = await Promise.all([demote(eve, ada), demote(ada, eve)]);
    expect(answers.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(await countAdmins()).toBe(1);
  });

  test('stays when two admins delete each other at once', async () => {
    const eve = await makeOperator(app, 'admin');
    const answers = await Promise.all([remove(eve, ada), remove(ada, eve)]);
    expect(answers.filter((response) => response.statusCode === 200)).toHaveLength(1);
    expect(await countAdmins()).toBe(1);
  });

  test('stays when one is demoted and the other deleted at once', async () => {
    const eve = await makeOperator(app, 'admin');
    await Promise.all([remove(eve, ada), demote(ada, eve)]);
    expect(await countAdmins()).toBe(1);
  });
});

describe('nobody deletes themselves:', () => {
  test('the only admin gets 409', async () => {
    const response = await remove(ada, ada);
    expect([response.statusCode, response.json()]).toEqual([409, { message: 'You cannot delete your own account.' }]);
  });

  test('one of two admins gets 409', async () => {
    const eve = await makeOperator(app, 'admin');
    expect((await remove(eve, eve)).statusCode).toBe(409);
    expect(await countAdmins()).toBe(2);
  });
});

describe('with a second admin', () => {
  test('one may be deleted', async () => {
    const eve = await makeOperator(app, 'admin');
    const response = await remove(eve, ada);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'User deleted successfully' }]);
    expect(await countAdmins()).toBe(1);
  });

  test('one may be demoted, even by themselves', async () => {
    const eve = await makeOperator(app, 'admin');
    expect((await demote(eve, eve)).statusCode).toBe(200);
    expect((await demote(ada, ada)).statusCode).toBe(409);
  });
});
