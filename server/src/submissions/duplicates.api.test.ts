import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { hour, minute } from '../clock.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  const { id: locationId } = await makeLocation(app, admin);
  botId = (await makeBot(app, admin, { locationId })).id;
  await mails();
});

const mails = async () => {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
};

describe('a reservation repeated with a move-in date', () => {
  const wish = { customerName: 'Robin Mover', customerPhone: '(541) 555-0188', unitSize: '10x10' };
  const send = (moveInDate: string) =>
    app.call('POST', '/api/reservations', { body: { ...wish, botId, moveInDate } }).then((answer) => answer.json());
  const stored = (id: string) =>
    app.context.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('fills it in, and notes another one', async () => {
    const { id } = await send('');
    expect(await send('2999-12-03')).toMatchObject({ id, moveInDate: '2999-12-03' });
    expect(await send('2999-12-05')).toMatchObject({ id, moveInDate: '2999-12-05' });
    const { moveInDate, notes } = await stored(id);
    expect(moveInDate).toBe('2999-12-03');
    expect(notes).toMatch(/: The visitor also gave this move-in date: 2999-12-05$/);
    const lines = (await mails()).flatMap(({ text }) => text.split('\n'));
    // Mails leave in any order.
    expect(lines.filter((line) => line.startsWith('Move-in date')).sort()).toEqual([
      'Move-in date: 2999-12-03',
      'Move-in date: 2999-12-05',
    ]);
  });
});

describe.each([
  ['lead', '/api/leads', 'leads', 'contacted', { name: 'name', phone: 'phone', email: 'email' }],
  [
    'reservation',
    '/api/reservations',
    'reservations',
    'cancelled',
    { name: 'customerName', phone: 'customerPhone', email: 'customerEmail' },
  ],
] as const)('a %s sent twice within an hour', (kind, url, table, dealtWith, field) => {
  const bodyOf = (fields: object = {}) => ({
    botId,
    [field.name]: 'Robin Mover',
    [field.phone]: '(541) 555-0188',
    unitSize: '10x10',
    sessionId: 'tab-1',
    ...fields,
  });
  const post = async (fields: object = {}): Promise<{ id: string }> => {
    const response = await app.call('POST', url, { body: bodyOf(fields) });
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  const stored = () => app.context.db.selectFrom(table).selectAll().where('botId', '=', botId).execute();

  test.each([
    ['in the same words', {}],
    ['with the phone written in another way', { [field.phone]: '541.555.0188' }],
    ['with the code of the country', { [field.phone]: '+1 541 555 0188' }],
    ['with other signs and spaces in the name', { [field.name]: 'Robín\u00a0 Mo\u200bver.' }],
    ['with the name in other capitals and spaces around it', { [field.name]: ' ROBIN mover ' }],
    ['from another tab', { sessionId: 'tab-2' }],
  ])('%s is one, with one email', async (_how, fields) => {
    const first = await post();
    app.clock.advance(hour - minute);
    expect((await post(fields)).id).toBe(first.id);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['another person under the same phone', { [field.name]: 'Sam Mover' }],
    ['another phone', { [field.phone]: '(541) 555-0189' }],
    ['another unit', { unitSize: '5x5' }],
  ])('but of %s is another one', async (_how, fields) => {
    await post();
    await post(fields);
    expect(await stored()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  test('but at another bot is another one', async () => {
    const { id } = await post();
    expect((await post({ botId: (await makeBot(app, admin)).id })).id).not.toBe(id);
  });

  test('but an hour later is another one', async () => {
    await post();
    app.clock.advance(hour);
    await post();
    expect(await stored()).toHaveLength(2);
  });

  test('but after an operator has handled the first is another one', async () => {
    const { id } = await post();
    await app.call('PATCH', `/api/admin/${table}/${id}`, { cookie: admin.cookie, body: { status: dealtWith } });
    expect((await post()).id).not.toBe(id);
  });

  test('eight times at once, on two nodes, is one', async () => {
    const second = await buildApp(app.context);
    onTestFinished(() => second.close());
    const send = (_: unknown, i: number) =>
      (i % 2 === 0 ? app.app : second).inject({ method: 'POST', url, payload: bodyOf() });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('a missing email address is filled in, and emailed once', async () => {
    await post();
    await mails();
    for (let i = 0; i < 2; i++) await post({ [field.email]: 'robin@example.com' });
    expect(await stored()).toMatchObject([{ [field.email]: 'robin@example.com', notes: '' }]);
    const [update, ...more] = await mails();
    expect(more).toEqual([]);
    expect(update).toMatchObject({
      to: 'office@cedarlane.example',
      subject: kind === 'lead' ? 'Updated Lead - Robin Mover' : 'Updated Reservation Request - Robin Mover',
      replyTo: 'robin@example.com',
      text: expect.stringContaining('New details:\nEmail: robin@example.com'),
    });
  });

  test('a different email address is noted with its time, and emailed once', async () => {
    await post({ [field.email]: 'robin@example.com' });
    await mails();
    const at = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'America/Los_Angeles',
    })
      .format(app.clock.now())
      .replace('\u202f', ' ');
    for (const email of ['rm@example.com', 'RM@example.com', 'robin@example.com']) await post({ [field.email]: email });
    const [row] = await stored();
    expect(row).toMatchObject({
      [field.email]: 'robin@example.com',
      notes: expect.stringContaining(`${at}: The visitor also gave this email: rm@example.com`),
    });
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('Email: rm@example.com') }]);
  });

  test("does not reveal the first one's details", async () => {
    const { id } = await post({ [field.email]: 'robin@example.com' });
    const response = await app.call('POST', url, { body: bodyOf({ sessionId: 'of a stranger' }) });
    expect(response.json().id).toBe(id);
    expect(response.body).not.toContain('robin@example.com');
  });

  test('is stored separately when the notes are full', async () => {
    const { id } = await post({ [field.email]: 'robin@example.com' });
    const notes = 'x'.repeat(9990);
    await app.context.db.updateTable(table).set({ notes }).where('id', '=', id).execute();
    expect((await post({ [field.email]: 'rm@example.com' })).id).not.toBe(id);
    expect(await stored()).toHaveLength(2);
  });

  test('a visitor whose second email address was noted is found by it, and erased', async () => {
    await post({ [field.email]: 'robin@example.com' });
    await post({ [field.email]: 'second@example.com', sessionId: 'tab-2' });
    const find = (contact: string, erase: boolean) =>
      app.call('POST', '/api/admin/visitor-data', { cookie: admin.cookie, body: { contact, erase } });
    expect((await find('cond@example.com', false)).json()[table]).toEqual([]);
    expect((await find('second@example.com', true)).json()[table]).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });
});

describe('the inquiry of a repeated lead', () => {
  const post = async (inquiry: string) => {
    const body = { botId, name: 'Lee Asker', phone: '(541) 555-0177', inquiry };
    return (await app.call('POST', '/api/leads', { body })).json();
  };

  test('is kept both times, the second one as a quote in the notes, and emailed', async () => {
    const { id } = await post('Room for a piano?');
    await mails();
    await post('Room for a car?\nPhone: (900) 555-0000');
    await post('Room for a car?\nPhone: (900) 555-0000');
    const [row] = await app.context.db.selectFrom('leads').selectAll().where('id', '=', id).execute();
    expect(row?.inquiry).toBe('Room for a piano?');
    expect(row?.notes).toMatch(
      /: The visitor also gave this inquiry: \n> Room for a car\?\n> Phone: \(900\) 555-0000$/,
    );
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Inquiry: \n> Room for a car?\n> Phone: (900) 555-0000');
  });

  test('is filled in if there was none', async () => {
    const { id } = await post('');
    await post('Room for a piano?');
    const [row] = await app.context.db.selectFrom('leads').selectAll().where('id', '=', id).execute();
    expect(row).toMatchObject({ inquiry: 'Room for a piano?', notes: '' });
  });
});

test('with a public address, the emails about a lead link to it', async () => {
  const published = await openTestApp({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://chat.example.com' });
  onTestFinished(() => published.close());
  const owner = await makeOperator(published, 'admin');
  const { id: locationId } = await makeLocation(published, owner);
  const lead = { botId: (await makeBot(published, owner, { locationId })).id, name: 'Lee', phone: '(541) 555-0177' };
  const { id } = (await published.call('POST', '/api/leads', { body: lead })).json();
  await published.call('POST', '/api/leads', { body: { ...lead, email: 'lee@example.com' } });
  await published.context.outbox.drain();
  const lastLines = published.mailer.sent.map(({ mail }) => mail.text.split('\n\n').at(-1));
  const link = `Open in the admin panel: https://chat.example.com/leads?lead=${id}`;
  expect(lastLines).toEqual([link, link]);
});
