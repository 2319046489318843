import { isForEverybody, screenPaths } from '@chat-module/contract/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLocation, makeOperator, makeUser, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const pathOf = (screen: string) => screen.replace(/:\w+/, '1');

/** The signed-in user in a page, as a browser reads it. */
const userOf = (html: string): unknown => {
  const content = /<meta name="current-user" content="([^"]*)">/.exec(html)?.[1];
  if (content === undefined) return undefined;
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
};

test.each(screenPaths.filter((path) => !isForEverybody(path)))(
  '%s contains the signed-in user, like the call',
  async (screen) => {
    const page = await app.call('GET', pathOf(screen), { cookie: admin.cookie });
    expect(page.headers['cache-control']).toBe('no-store');
    const current = await app.call('GET', '/api/auth/user', { cookie: admin.cookie });
    expect(userOf(page.body)).toEqual(current.json());
  },
);

test.each(screenPaths.filter(isForEverybody))('%s does not contain the signed-in user', async (screen) => {
  const page = await app.call('GET', pathOf(screen), { cookie: admin.cookie });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('current-user');
});

test('without a session, or with an expired one, the page contains no user', async () => {
  const person = await makeOperator(app, 'user');
  await app.call('GET', '/api/logout', { cookie: person.cookie });
  for (const cookie of [undefined, 'chat_module_session=made-up', person.cookie]) {
    expect((await app.call('GET', '/', { cookie })).body).not.toContain('current-user');
  }
});

test('whatever a name holds, it stays text', async () => {
  const name = `</head><script>"&quot;$&'__CSP_NONCE__`;
  const { id: locationId } = await makeLocation(app, admin);
  const { username } = await makeUser(app, admin, locationId, { firstName: name });
  const page = await app.call('GET', '/', { cookie: await signIn(app, username) });
  expect(userOf(page.body)).toMatchObject({ username, firstName: name });
  expect(page.body.match(/<\/head>/g)).toHaveLength(1);
});

test('the page is served without the database too, and contains no user', async () => {
  const broken = await startTestApp();
  const { cookie } = await makeOperator(broken, 'admin');
  await broken.context.db.destroy();
  const page = await broken.call('GET', '/', { cookie });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<div id="root">');
  expect(page.body).not.toContain('current-user');
});
