import type { AuditEntry } from '@chat-module/contract/audit';
import type { Setup, SetupStep } from '@chat-module/contract/setup';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertSampleFacility } from '../sample/insert-sample-facility.ts';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn, signIn } from '../testing/factories.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/test-app.ts';
import { giveNewPassword } from '../users/give-new-password.ts';

let app: TestApp;
let admin: SignedIn;

beforeEach(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  return () => app.close();
});

const read = async (who = admin): Promise<Setup> =>
  (await app.call('GET', '/api/admin/setup', { cookie: who.cookie })).json();
const step = async (name: SetupStep) => (await read()).steps.find((it) => it.name === name);
const done = async (): Promise<SetupStep[]> => (await read()).steps.filter((it) => it.done).map(({ name }) => name);

test("an empty installation has nothing done, and the steps are in the checklist's order", async () => {
  await app.context.db.updateTable('users').set({ email: '' }).execute();
  const setup = await read();
  expect(setup).toMatchObject({ dismissed: false, facility: null, bot: null });
  expect(setup.steps.map(({ name, done }) => [name, done])).toEqual([
    ['account', false],
    ['facility', false],
    ['hours', false],
    ['sizes', false],
    ['faqs', false],
    ['bot', false],
    ['trial', false],
    ['website', false],
    ['mail', false],
  ]);
});

test('sample data ticks nothing', async () => {
  const now = app.clock.now();
  await app.context.db.transaction().execute((transaction) => insertSampleFacility(transaction, now, admin.id));
  expect(await done()).toEqual(['account']);
  expect(await read()).toMatchObject({ facility: null, bot: null });
});

describe('the account', () => {
  test('is done with an email address', async () => {
    expect(await step('account')).toEqual({ name: 'account', done: true, note: null });
  });

  test('without one it says why it matters', async () => {
    await app.context.db.updateTable('users').set({ email: '' }).where('id', '=', admin.id).execute();
    expect(await step('account')).toEqual({
      name: 'account',
      done: false,
      note: 'Without an email address you can’t reset a forgotten password.',
    });
  });

  test('with a generated password is open until its owner chooses one', async () => {
    const { password: secret = '' } = (await giveNewPassword(app.context.db, app.clock, admin.username)) ?? {};
    const owner = { ...admin, cookie: await signIn(app, admin.username, secret) };
    expect((await read(owner)).steps[0]).toEqual({
      name: 'account',
      done: false,
      note: 'You still use the initial password.',
    });
    await app.call('PATCH', '/api/auth/user/password', {
      cookie: owner.cookie,
      body: { currentPassword: secret, password: 'one of my own choosing' },
    });
    expect((await read(owner)).steps[0]).toEqual({ name: 'account', done: true, note: null });
  });

  test("is the calling operator's", async () => {
    const other = await makeOperator(app, 'admin');
    await app.context.db.updateTable('users').set({ email: '' }).where('id', '=', other.id).execute();
    expect((await read(other)).steps[0]).toMatchObject({ done: false });
    expect((await read()).steps[0]).toMatchObject({ done: true });
  });
});

describe('the facility', () => {
  test('with hours and sizes ticks three steps', async () => {
    const { id } = await makeLocation(app, admin);
    expect(await done()).toEqual(['account', 'facility', 'hours', 'sizes']);
    expect((await read()).facility).toEqual({
      id,
      businessName: 'Cedar Lane Storage',
      website: 'https://cedarlane.example',
      faqPageUrl: '',
    });
  });

  test('without hours and sizes ticks its own', async () => {
    await makeLocation(app, admin, { officeHours: '', sizeOptions: [] });
    expect(await done()).toEqual(['account', 'facility']);
  });

  test('with an unknown time zone is open', async () => {
    const { id } = await makeLocation(app, admin, { timezone: '', address: 'Somewhere' });
    expect(await step('facility')).toEqual({
      name: 'facility',
      done: false,
      note: expect.stringMatching(/^No time zone is set, .* Choose the facility's own\.$/),
    });
    await app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body: { timezone: 'America/Denver' } });
    expect(await step('facility')).toMatchObject({ done: true });
  });

  test('with unreadable hours leaves them open and says so', async () => {
    await makeLocation(app, admin, { officeHours: 'whenever the moon is up\nask Bob' });
    expect(await step('hours')).toEqual({ name: 'hours', done: false, note: '2 lines aren’t understood.' });
  });

  test('with one line that is not understood ticks the hours and mentions it', async () => {
    await makeLocation(app, admin, { officeHours: 'Mon-Fri 9-5\nask Bob' });
    expect(await step('hours')).toEqual({ name: 'hours', done: true, note: '1 line isn’t understood.' });
  });

  test('is the oldest one', async () => {
    const { id } = await makeLocation(app, admin);
    app.clock.advance(1000);
    await makeLocation(app, admin);
    expect((await read()).facility?.id).toBe(id);
  });
});

describe('the bot', () => {
  let locationId: string;
  beforeEach(async () => {
    locationId = (await makeLocation(app, admin)).id;
  });

  test('ticks its step if it is the facility’s', async () => {
    const { id } = await makeBot(app, admin, { name: 'Cedar Helper', locationId });
    expect(await step('bot')).toMatchObject({ done: true, note: null });
    expect((await read()).bot).toEqual({ id, name: 'Cedar Helper' });
  });

  test('does not without a location', async () => {
    await makeBot(app, admin);
    expect(await step('bot')).toMatchObject({ done: false });
  });

  test('does not while it is inactive', async () => {
    await makeBot(app, admin, { locationId, status: 'inactive' });
    expect(await step('bot')).toMatchObject({ note: 'The bot is inactive, so its chat doesn’t appear.', done: false });
  });

  test('has FAQs once one is active', async () => {
    const { id } = await makeBot(app, admin, { locationId });
    const faq = await makeFaq(app, admin, id, { status: 'inactive' });
    expect(await step('faqs')).toMatchObject({ done: false });
    await app.call('PUT', `/api/faqs/${faq.id}`, { cookie: admin.cookie, body: { status: 'active' } });
    expect(await step('faqs')).toMatchObject({ done: true });
  });

  test('has been tried once someone has asked it something', async () => {
    const { id } = await makeBot(app, admin, { locationId });
    expect(await step('trial')).toMatchObject({ done: false });
    await app.call('POST', `/api/chat/${id}`, { body: { message: 'Where are you?', sessionId: 's' } });
    expect(await step('trial')).toMatchObject({ done: true });
  });
});

describe('the website', () => {
  const site = 'https://cedarlane.example';
  const askFrom = (botId: string, origin: string) =>
    app.call('GET', `/api/bots/${botId}/public?path=%2Funits&color=%23112233`, { headers: { origin } });

  test.each([
    ['its own origin', site, true],
    ['its own origin with www', 'https://www.cedarlane.example', true],
    ['a foreign site', 'https://other.example', false],
    ['the product itself', 'http://localhost:3000', false],
  ])('a first call of the widget from %s', async (_what, origin, done) => {
    const { id: locationId } = await makeLocation(app, admin);
    const { id } = await makeBot(app, admin, { locationId, websiteUrl: `${site}/storage` });
    expect(await step('website')).toMatchObject({ done: false });
    await askFrom(id, origin);
    expect(await step('website')).toMatchObject({ done });
  });
});

describe('the test email', () => {
  const send = (on: TestApp, { cookie }: SignedIn) => on.call('POST', '/api/admin/test-mail', { cookie, body: {} });

  test('ticks when a mail server takes it', async () => {
    const on = await startTestApp({ SMTP_URL: 'smtp://mail.example' });
    const person = await makeOperator(on, 'admin');
    await send(on, person);
    const { steps } = (await on.call('GET', '/api/admin/setup', { cookie: person.cookie })).json();
    expect(steps.at(-1)).toEqual({ name: 'mail', done: true, note: null });
  });

  test('does not if it is only written to a folder', async () => {
    await send(app, admin);
    expect(await step('mail')).toEqual({
      name: 'mail',
      done: false,
      note: 'No mail server is set, so the test email is only a file on the server.',
    });
  });
});

describe('hiding the checklist', () => {
  const dismiss = (dismissed: unknown, who = admin) =>
    app.call('PATCH', '/api/admin/setup', { cookie: who.cookie, body: { dismissed } });
  const entries = async (): Promise<AuditEntry[]> =>
    (await app.call('GET', '/api/admin/audit-log?kind=user', { cookie: admin.cookie })).json();

  test('lasts, for this operator only, until it is shown again', async () => {
    const other = await makeOperator(app, 'admin');
    expect((await dismiss(true)).json()).toMatchObject({ dismissed: true });
    expect([(await read()).dismissed, (await read(other)).dismissed]).toEqual([true, false]);
    expect((await dismiss(false)).json()).toMatchObject({ dismissed: false });
    expect((await read()).dismissed).toBe(false);
  });

  test('is written to the audit log, a repeat is not', async () => {
    await dismiss(true);
    await dismiss(true);
    app.clock.advance(1000);
    await dismiss(false);
    await dismiss(false);
    expect((await entries()).map(({ changes }) => changes)).toEqual([
      [{ field: 'setupChecklist', from: 'hidden', to: 'shown' }],
      [{ field: 'setupChecklist', from: 'shown', to: 'hidden' }],
    ]);
  });

  test('requires true or false', async () => {
    const response = await dismiss('perhaps');
    expect([response.statusCode, response.json().message]).toEqual([400, 'Dismissed must be true or false.']);
  });
});
