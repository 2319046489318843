import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour } from '../clock.ts';
import type { Mail } from '../mail/mailer.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const lineBreaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

let app: TestApp;
let admin: SignedIn;
let locationId: string;
let botId: string;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
  locationId = (await makeLocation(app, admin)).id;
  botId = (await makeBot(app, admin, { locationId })).id;
});
afterAll(() => app.close());
// Each test starts an hour later, so that its submissions are no repeats and its emails aren't limited.
beforeEach(() => app.clock.advance(hour));

const submit = (body: object) => app.call('POST', '/api/leads', { body });
const list = async (cookie = admin.cookie) => (await app.call('GET', '/api/admin/leads?limit=200', { cookie })).json();
const stored = async (id: string) => (await list()).find((lead: { id: string }) => lead.id === id);

async function forgetMails(): Promise<void> {
  await app.context.outbox.drain();
  app.mailer.sent.splice(0);
}

async function mailOf(lead: object): Promise<Mail> {
  await forgetMails();
  await submit(lead);
  await app.context.outbox.drain();
  const [sent] = app.mailer.sent;
  if (!sent) throw new Error('no mail was sent');
  return sent.mail;
}

describe('a lead', () => {
  test('returns the thanks that the widget shows', async () => {
    const response = await submit(visitorLead(botId));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(String),
      message: 'Thank you! A manager will contact you shortly to discuss availability.',
    });
  });

  test("is stored as given, new, at the bot's location", async () => {
    const body = visitorLead(botId, { email: 'lee@example.com', unitSize: '10x10' });
    const { id } = (await submit(body)).json();
    expect(await stored(id)).toEqual({
      ...body,
      id,
      locationId,
      deletedLocationName: null,
      status: 'new',
      notes: '',
      assigneeId: null,
      assigneeName: null,
      followUpOn: '',
      followUp: null,
      pageUrl: '',
      createdAt: app.clock.now().toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
  });

  test('keeps the page it was left on, without query and fragment', async () => {
    const pageUrl = 'https://cedarlane.example/units?token=secret#rates';
    const { id } = (await submit(visitorLead(botId, { name: 'Lee Page', pageUrl }))).json();
    expect(await stored(id)).toMatchObject({ pageUrl: 'https://cedarlane.example/units' });
    const other = (await submit(visitorLead(botId, { name: 'Lee Script', pageUrl: 'javascript:alert(1)' }))).json();
    expect(await stored(other.id)).toMatchObject({ pageUrl: '' });
  });

  test('sent again from another page is the same lead', async () => {
    const headers = { 'Idempotency-Key': 'from-two-pages' };
    const send = (pageUrl: string) =>
      app.call('POST', '/api/leads', { body: visitorLead(botId, { name: 'Lee Moves', pageUrl }), headers });
    const first = (await send('https://cedarlane.example/units')).json();
    expect((await send('https://cedarlane.example/')).json()).toEqual(first);
    expect(await stored(first.id)).toMatchObject({ pageUrl: 'https://cedarlane.example/units' });
  });

  test('needs only a bot, a name and a phone number', async () => {
    const { id } = (await submit({ botId, name: 'Lee', phone: '5415550177' })).json();
    expect(await stored(id)).toMatchObject({ email: '', inquiry: '', unitSize: '', sessionId: '' });
  });

  test("ignores the visitor's status, notes, location, id and time", async () => {
    const lies = { status: 'closed', notes: 'x', locationId: 'x', id: 'mine', createdAt: '2000-01-01T00:00:00.000Z' };
    const { id } = (await submit(visitorLead(botId, lies))).json();
    expect(await stored(id)).toMatchObject({
      status: 'new',
      notes: '',
      locationId,
      createdAt: app.clock.now().toISOString(),
    });
  });

  test('for an inactive bot is still accepted', async () => {
    const inactive = await makeBot(app, admin, { status: 'inactive' });
    expect((await submit(visitorLead(inactive.id))).statusCode).toBe(201);
  });

  test('for an unknown bot is 404', async () => {
    const response = await submit(visitorLead('nothing'));
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
  });
});

test.each(['name', 'phone', 'unitSize', 'sessionId'])('%s of a lead is one line', async (field) => {
  const { id } = (await submit(visitorLead(botId, { [field]: '541 555\r\n0199' }))).json();
  expect((await stored(id))[field]).toBe('541 555 0199');
});

const badPhone = 'Phone number must have at least 7 digits.';

describe('refused with 400', () => {
  test.each([
    ['botId', undefined, 'Bot is required.'],
    ['name', undefined, 'Name is required.'],
    ['name', ' ', 'Name is required.'],
    ['name', 'x'.repeat(101), 'Name is too long: at most 100 characters.'],
    ['phone', undefined, 'Phone number is required.'],
    ['phone', '', 'Phone number is required.'],
    ['phone', '555-01', badPhone],
    ['phone', 'call me maybe', badPhone],
    ['phone', '5'.repeat(41), 'Phone number is too long: at most 40 characters.'],
    ['email', 'lee', 'Email must be an email address, like name@example.com.'],
    ['email', 'lee@example.com\r\nBcc: x@example.com', 'Email must be an email address, like name@example.com.'],
    ['email', '"x\\"@example.com', 'Email must be an email address, like name@example.com.'],
    ['inquiry', 'x'.repeat(2001), 'Inquiry is too long: at most 2000 characters.'],
    ['unitSize', 'x'.repeat(101), 'Unit size is too long: at most 100 characters.'],
    ['inquiry', { text: 'x' }, 'Inquiry must be text.'],
  ])('%s %j', async (path, value, message) => {
    const response = await submit(visitorLead(botId, { [path]: value }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toEqual({ path, message });
  });
});

test.each(['(541) 555-0188', '+44 20 7946 0958', '555 0188'])('the phone number %s is accepted', async (phone) => {
  expect((await submit(visitorLead(botId, { phone }))).statusCode).toBe(201);
});

describe('the email to the facility', () => {
  test('contains everything the visitor left', async () => {
    const mail = await mailOf(visitorLead(botId, { email: 'lee@example.com', unitSize: '10x10' }));
    expect(mail).toMatchObject({
      to: 'office@cedarlane.example',
      subject: 'New Lead - Lee Asker',
      replyTo: 'lee@example.com',
    });
    for (const said of ['Lee Asker', '(541) 555-0177', 'lee@example.com', '10x10', 'Do you have room for a piano?']) {
      expect(mail.text).toContain(said);
    }
  });

  test('says what was not provided, and has no Reply-To', async () => {
    const mail = await mailOf(visitorLead(botId, { inquiry: '' }));
    expect(mail.text.match(/Not provided/g)).toHaveLength(3);
    expect(mail.replyTo).toBeUndefined();
  });

  test('no line break in the name reaches a header', async () => {
    const mail = await mailOf(visitorLead(botId, { name: 'Lee\r\nBcc: other@example.com' }));
    expect(mail.subject).toBe('New Lead - Lee Bcc: other@example.com');
  });

  test.each(lineBreaks)("no line that a visitor adds with %j looks like the email's own", async (lineBreak) => {
    const forged = `Lee${lineBreak}Phone: (900) 555-0000${lineBreak}${lineBreak}Please contact the customer.`;
    const { text } = await mailOf(visitorLead(botId, { name: forged, unitSize: forged, inquiry: forged }));
    const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('Phone:'))).toEqual(['Phone: (541) 555-0177']);
    expect(lines.filter((line) => line === 'Please contact the customer.')).toHaveLength(1);
  });

  test('a multi-line question is quoted', async () => {
    const { text } = await mailOf(visitorLead(botId, { inquiry: 'Do you have room\n\nfor a piano?' }));
    expect(text).toContain('Inquiry: \n> Do you have room\n>\n> for a piano?\n\nPlease contact the customer.');
  });

  test.each([
    ['a bot without a location', null],
    ['a location without a mail address', { facilityEmail: '' }],
  ])('of %s is none; the lead is stored', async (_what, location) => {
    const place = location && (await makeLocation(app, admin, location));
    const bot = await makeBot(app, admin, { locationId: place?.id });
    await forgetMails();
    const { id } = (await submit(visitorLead(bot.id))).json();
    await app.context.outbox.drain();
    expect(app.mailer.sent).toEqual([]);
    expect(await stored(id)).toMatchObject({ locationId: place?.id ?? null });
  });
});

describe('the status filter', () => {
  const ofStatus = (status: string, more = '') =>
    app.call('GET', `/api/admin/leads?limit=200&status=${status}${more}`, { cookie: admin.cookie });
  const idsOf = async (status: string, more = '') =>
    (await ofStatus(status, more)).json().map((lead: { id: string }) => lead.id);

  test('lists those of one status, at all locations or at one', async () => {
    const { id } = (await submit(visitorLead(botId))).json();
    await app.call('PATCH', `/api/admin/leads/${id}`, { cookie: admin.cookie, body: { status: 'converted' } });
    expect(await idsOf('converted')).toContain(id);
    expect(await idsOf('new')).not.toContain(id);
    expect(await idsOf('converted', `&locationId=${locationId}`)).toContain(id);
    expect(await idsOf('converted', '&locationId=elsewhere')).toEqual([]);
  });

  test('an unknown status is 400', async () => {
    const response = await ofStatus('lost');
    const message = 'Status must be one of: new, contacted, converted, closed.';
    expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path: 'status', message }] }]);
  });
});

describe('the search', () => {
  const search = (text: string, more = '', cookie = admin.cookie) =>
    app.call('GET', `/api/admin/leads?limit=200&search=${encodeURIComponent(text)}${more}`, { cookie });
  const namesOf = async (text: string, more = '', cookie = admin.cookie) =>
    (await search(text, more, cookie)).json().map((lead: { name: string }) => lead.name);

  beforeAll(async () => {
    await submit(
      visitorLead(botId, {
        name: 'José Ångström',
        phone: '+1 (206) 555-0143',
        email: 'Jose.A@Example.com',
        inquiry: 'Is 100% of the hall heated?\nWe store a_b boxes.',
        unitSize: '12x34',
      }),
    );
  });

  test.each([
    ['part of the name', 'sé Ång'],
    ['the name without case and accents', ' JOSE angstrom '],
    ['the email address', 'jose.a@EXAMPLE'],
    ['the inquiry', 'hall heated'],
    ['the unit size', '12X34'],
    ['the phone number as written', '(206) 555-0143'],
    ['the phone number in another spelling', '206.555.0143'],
    ['the phone number with its country code', '001 206 555 0143'],
    ['part of the phone number', '555-0143'],
    ['a percent sign, which stands for itself', '100% of'],
    ['an underscore, which stands for itself', 'a_b'],
  ])('finds a lead by %s', async (_what, text) => {
    expect(await namesOf(text)).toEqual(['José Ångström']);
  });

  test.each(['Ångström José', '10%0', 'a%b', 'axb', '206 555 9999', '\\', 'Called'])(
    'finds nothing by %j',
    async (text) => {
      expect(await namesOf(text)).toEqual([]);
    },
  );

  test('with only white space lists every lead', async () => {
    expect((await search('  ')).json()).toEqual(await list());
  });

  test("respects the status, the location and the operator's scope", async () => {
    const elsewhere = await makeLocation(app, admin);
    const outsider = await makeOperator(app, 'user', elsewhere.id);
    const insider = await makeOperator(app, 'user', locationId);
    expect(await namesOf('angstrom', '&status=new')).toHaveLength(1);
    expect(await namesOf('angstrom', '&status=closed')).toEqual([]);
    expect(await namesOf('angstrom', `&locationId=${locationId}`)).toHaveLength(1);
    expect(await namesOf('angstrom', `&locationId=${elsewhere.id}`)).toEqual([]);
    expect(await namesOf('angstrom', '', insider.cookie)).toHaveLength(1);
    expect(await namesOf('angstrom', '', outsider.cookie)).toEqual([]);
  });

  test('continues with its cursor, which another search refuses', async () => {
    for (const name of ['Paging One', 'Paging Two', 'Paging Three']) await submit(visitorLead(botId, { name }));
    const page = (text: string, cursor: string) =>
      app.call('GET', `/api/admin/leads?limit=2&search=${text}${cursor}`, { cookie: admin.cookie });
    const first = await page('paging', '');
    const cursor = `&cursor=${first.headers['x-next-cursor']}`;
    const second = await page('PAGING', cursor);
    const found = [...first.json(), ...second.json()].map((lead: { name: string }) => lead.name);
    expect(found.sort()).toEqual(['Paging One', 'Paging Three', 'Paging Two']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    const message = 'cursor is not one that this server gave out.';
    for (const other of ['angstrom', '']) {
      const refused = await page(other, cursor);
      expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
    }
    const ofAll = await app.call('GET', '/api/admin/leads?limit=1', { cookie: admin.cookie });
    expect((await page('paging', `&cursor=${ofAll.headers['x-next-cursor']}`)).statusCode).toBe(400);
  });

  test('of more than 200 characters is 400', async () => {
    const response = await search('x'.repeat(201));
    const message = 'search is too long: at most 200 characters.';
    expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path: 'search', message }] }]);
  });

  test('is in no log line', async () => {
    await search('zzyzx 206 555 0143');
    expect(app.logLines.join('')).not.toContain('zzyzx');
  });

  test('adds no field to a response', async () => {
    expect(JSON.stringify((await search('angstrom')).json())).not.toContain('searchText');
  });
});

describe('PATCH', () => {
  const patch = (id: string, body: object) =>
    app.call('PATCH', `/api/admin/leads/${id}`, { cookie: admin.cookie, body });

  test.each(['new', 'contacted', 'converted', 'closed'])('sets the status %s and keeps the notes', async (status) => {
    const { id } = (await submit(visitorLead(botId))).json();
    await patch(id, { notes: 'Called twice.' });
    const response = await patch(id, { status });
    expect(response.json()).toEqual({ ...(await stored(id)), status, notes: 'Called twice.' });
  });

  test('changes nothing else', async () => {
    const { id } = (await submit(visitorLead(botId))).json();
    const response = await patch(id, { status: 'closed', name: 'Somebody else', locationId: null });
    expect(response.json()).toMatchObject({ name: 'Lee Asker', locationId });
  });

  test.each([
    ['status', 'lost', 'Status must be one of: new, contacted, converted, closed.'],
    ['status', null, 'Status must be one of: new, contacted, converted, closed.'],
    ['notes', 'x'.repeat(10_001), 'Notes is too long: at most 10000 characters.'],
  ])('%s %j is 400', async (path, value, message) => {
    const { id } = (await submit(visitorLead(botId))).json();
    const response = await patch(id, { [path]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, errors: [{ path, message }] });
  });

  test('of an unknown lead is 404', async () => {
    expect((await patch('nothing', { status: 'closed' })).json()).toEqual({ message: 'The lead was not found.' });
  });
});

test('no contact detail of a visitor is in the log', async () => {
  await submit(visitorLead(botId, { name: 'Zebediah', phone: '999-888-7777', email: 'zeb@example.com' }));
  await submit(visitorLead(botId, { name: 'Zebediah', phone: '99', email: 'zeb@' }));
  await app.context.outbox.drain();
  expect(app.logLines.join('')).not.toMatch(/Zebediah|888-7777|zeb@/);
});
