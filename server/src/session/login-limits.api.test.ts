import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { makeOperator, password } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';

const minuteMs = 60_000;

let app: TestApp;

beforeAll(async () => {
  // Each person behind the trusted proxy has their own address.
  app = await openTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(() => app.context.db.deleteFrom('loginAttempts').execute());

const tryLogin = (username: string, secret: string, address: string, on = app) =>
  on.call('POST', '/api/login', { body: { username, password: secret }, headers: { 'x-forwarded-for': address } });

async function failTimes(times: number, attempt: (i: number) => [username: string, address: string], on = app) {
  for (let i = 0; i < times; i++) {
    const [username, address] = attempt(i);
    expect((await tryLogin(username, 'wrong', address, on)).statusCode, `failure ${i + 1}`).toBe(401);
    on.clock.advance(1000);
  }
}

test('the eleventh try under one user name is 429, from any address, even with the right password', async () => {
  const { username } = await makeOperator(app, 'admin');
  await failTimes(10, (i) => [username, `198.51.100.${i}`]);
  const refused = await tryLogin(username.toUpperCase(), password, '203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ message: 'Too many failed attempts. Please try again later.' });
  expect(Number(refused.headers['retry-after'])).toBe(15 * 60 - 10);
  expect(refused.cookies).toEqual([]);
});

test('an unknown user name is limited like a known one', async () => {
  await failTimes(10, (i) => ['nobody', `198.51.100.${i}`]);
  expect((await tryLogin('nobody', 'wrong', '203.0.113.1')).statusCode).toBe(429);
});

test('the eleventh try from one address is 429, under any user name', async () => {
  const { username } = await makeOperator(app, 'admin');
  await failTimes(10, (i) => [`nobody-${i}`, '198.51.100.7']);
  expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(429);
  expect((await tryLogin(username, password, '198.51.100.8')).statusCode).toBe(200);
});

test('the addresses of one IPv6 network count as one', async () => {
  await failTimes(10, (i) => [`nobody-${i}`, `2001:db8:0:7::${i}`]);
  expect((await tryLogin('nobody', 'wrong', '2001:db8:0:7:ffff::1')).statusCode).toBe(429);
  expect((await tryLogin('nobody', 'wrong', '2001:db8:0:8::1')).statusCode).toBe(401);
});

test("entries before the trusted proxy's own do not help", async () => {
  await failTimes(10, (i) => [`nobody-${i}`, `203.0.113.${i}, 198.51.100.7`]);
  expect((await tryLogin('nobody', 'wrong', '203.0.113.99, 198.51.100.7')).statusCode).toBe(429);
});

test('without a trusted proxy a forged X-Forwarded-For does not help', async () => {
  const other = await startTestApp();
  await failTimes(10, (i) => [`nobody-${i}`, `198.51.100.${i}`], other);
  expect((await tryLogin('nobody', 'wrong', '203.0.113.1', other)).statusCode).toBe(429);
});

test('after the time in Retry-After it works again', async () => {
  const { username } = await makeOperator(app, 'admin');
  await failTimes(10, () => [username, '198.51.100.7']);
  const refused = await tryLogin(username, password, '198.51.100.7');
  app.clock.advance(Number(refused.headers['retry-after']) * 1000);
  expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(200);
});

test('tries refused with 429 do not extend the wait', async () => {
  const { username } = await makeOperator(app, 'admin');
  await failTimes(10, () => [username, '198.51.100.7']);
  for (let i = 0; i < 14; i++) {
    app.clock.advance(minuteMs);
    expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(429);
  }
  app.clock.advance(minuteMs);
  expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(200);
});

test('successes do not count', async () => {
  const { username } = await makeOperator(app, 'admin');
  for (let i = 0; i < 12; i++) {
    expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(200);
  }
});

test('a success resets the failures under its user name, but not those of the address', async () => {
  const { username } = await makeOperator(app, 'admin');
  await failTimes(9, () => [username, '198.51.100.7']);
  expect((await tryLogin(username, password, '198.51.100.8')).statusCode).toBe(200);
  await failTimes(1, () => [username, '198.51.100.7']);
  expect((await tryLogin(username, password, '198.51.100.7')).statusCode).toBe(429);
  expect((await tryLogin(username, password, '198.51.100.8')).statusCode).toBe(200);
});

test('tries count together on every node of one database', async () => {
  const second = { ...app, app: await buildApp({ ...app.context }) };
  const tryOn = (node: TestApp, i: number) =>
    node.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'nobody', password: 'wrong' },
      headers: { 'x-forwarded-for': `198.51.100.${i}` },
    });
  for (let i = 0; i < 10; i++) expect((await tryOn(i % 2 === 0 ? app : second, i)).statusCode).toBe(401);
  expect([(await tryOn(app, 10)).statusCode, (await tryOn(second, 11)).statusCode]).toEqual([429, 429]);
  await second.app.close();
});

test('many simultaneous tries do not slip through', async () => {
  const { username } = await makeOperator(app, 'admin');
  const tries = Array.from({ length: 30 }, (_, i) => tryLogin(username, 'wrong', `198.51.100.${i}`));
  const statuses = (await Promise.all(tries)).map((response) => response.statusCode);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
});

test('with RATE_LIMITS off nobody waits', async () => {
  const other = await startTestApp({ RATE_LIMITS: 'off' });
  const { username } = await makeOperator(other, 'admin');
  await failTimes(12, () => [username, '198.51.100.7'], other);
  expect((await tryLogin(username, password, '198.51.100.7', other)).statusCode).toBe(200);
});
