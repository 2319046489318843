import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateVariables } from '@chat-module/contract/locations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.mailer.sent.splice(0));

/** Resolves to the reservation's id. */
async function reserve(location: object | null, wish: object = {}): Promise<string> {
  const locationId = location && (await makeLocation(app, admin, location)).id;
  const { id: botId } = await makeBot(app, admin, { locationId });
  const response = await app.call('POST', '/api/reservations', { body: visitorReservation(botId, wish) });
  expect(response.statusCode).toBe(201);
  await app.context.outbox.drain();
  return response.json().id;
}

const linkTo = (id: string): string => `http://localhost:3000/reservations?reservation=${id}`;

/** With LINK in place of the link to the reservation. */
async function mailOf(location: object, wish: object = {}): Promise<Mail> {
  const id = await reserve(location, wish);
  const [sent] = app.mailer.sent;
  if (!sent) throw new Error('no mail was sent');
  return { ...sent.mail, text: sent.mail.text.replace(linkTo(id), 'LINK') };
}

describe('by default', () => {
  test('tells the facility the whole request', async () => {
    expect(await mailOf({})).toEqual({
      to: 'office@cedarlane.example',
      subject: 'New Reservation Request - 10x10 Unit',
      replyTo: 'robin@example.com',
      text: `A new reservation request has come in for Cedar Lane Storage.

Facility: Cedar Lane Storage
Unit size: 10x10
Unit ID: unit-1
Customer name: Robin Mover
Phone: (541) 555-0188
Email: robin@example.com

Please contact the customer to confirm their reservation.

Open in the admin panel: LINK`,
    });
  });

  test("adds the unit's label and the move-in date, if known", async () => {
    const location = { sizeOptions: [{ size: '10x10', type: 'Climate controlled' }] };
    const { subject, text } = await mailOf(location, { unitId: '10x10-climate', moveInDate: '2999-12-03' });
    expect(subject).toBe('New Reservation Request - 10x10 Unit');
    expect(text).toContain('Unit size: 10x10\nUnit ID: 10x10-climate\n');
    expect(text).toContain('\n\nUnit: 10x10 — Climate controlled\nMove-in date: December 3, 2999\n\nOpen in');
  });

  test('says what was not provided, and has no Reply-To', async () => {
    const mail = await mailOf({}, { customerEmail: '', unitId: '', unitSize: '' });
    expect(mail.text).toContain('Email: Not provided');
    expect(mail.text).toContain('Unit ID: Not provided');
    expect(mail.replyTo).toBeUndefined();
  });

  test('an emptied subject and template fall back to the default ones', async () => {
    const mail = await mailOf({ emailSubject: '', emailTemplate: ' ' });
    expect(mail.subject).toBe('New Reservation Request - 10x10 Unit');
    expect(mail.text).toContain('Please contact the customer to confirm their reservation.');
  });
});

describe("with the location's own template", () => {
  const template = templateVariables.map((name) => `{{${name}}}`).join('|');
  const filled =
    'Cedar Lane Storage|10x10|Drive-up|10x10-drive-up|Robin Mover|(541) 555-0188|robin@example.com|December 3, 2999|';

  test('every variable is filled, in subject and text, and nothing is added', async () => {
    const wish = { unitId: '10x10-drive-up', moveInDate: '2999-12-03' };
    const id = await reserve({ emailSubject: template, emailTemplate: `${template}\n{{ unitSize }}` }, wish);
    const mail = app.mailer.sent[0]?.mail;
    expect(mail?.subject).toBe(`${filled}${linkTo(id)}`);
    expect(mail?.text).toBe(`${filled}${linkTo(id)}\n10x10`);
  });

  test('missing values read "not provided"', async () => {
    expect((await mailOf({ emailTemplate: '{{unitType}}, {{moveInDate}}' })).text).toBe('Not provided, Not provided');
  });

  test('an unknown variable stays as written', async () => {
    expect((await mailOf({ emailTemplate: '{{price}} {{constructor}}' })).text).toBe('{{price}} {{constructor}}');
  });

  test.each(['{{customerPhone}}', '$&', "$'", '$1', '$$'])("%s in a visitor's value stays text", async (name) => {
    const wish = { customerName: name, unitSize: name, unitId: name };
    const mail = await mailOf(
      { emailSubject: '<{{unitSize}}>', emailTemplate: '<{{customerName}}><{{unitId}}>' },
      wish,
    );
    expect([mail.subject, mail.text]).toEqual([`<${name}>`, `<${name}><${name}>`]);
  });

  test('line breaks in a value or the template reach no header', async () => {
    const evil = 'x\r\nBcc: other@example.com\r\n\r\nA body of my own';
    const location = { businessName: evil, emailSubject: '{{facilityName}}\n{{customerName}} {{unitSize}}' };
    const { subject } = await mailOf(location, { customerName: evil, unitSize: evil });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    "no line that a visitor adds with %j looks like the email's own",
    async (lineBreak) => {
      const forged = `Robin${lineBreak}Phone: (900) 555-0000`;
      const { text } = await mailOf({}, { customerName: forged, unitSize: forged, unitId: forged });
      const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]/);
      expect(lines.filter((line) => line.startsWith('Phone:'))).toEqual(['Phone: (541) 555-0188']);
      expect(text.split('\n')).toHaveLength(12);
    },
  );
});

test('the sent email has one recipient and no header from a visitor', async () => {
  const evil = 'x\r\nBcc: other@example.com\r\nX-Evil: yes';
  const mail = await mailOf({ emailSubject: '{{customerName}}' }, { customerName: evil, unitSize: evil });
  const mailer = createMailer(app.context.config);
  await mailer.send('evil', mail);
  mailer.close();
  const message = readFileSync(join(app.context.config.dataDir, 'outbox', 'evil.eml'), 'utf8');
  const headers = message.slice(0, message.indexOf('\r\n\r\n'));
  expect(headers).toMatch(/^To: office@cedarlane\.example$/m);
  expect(headers).not.toMatch(/^(Bcc|X-Evil)/im);
});

test.each([
  ['a bot without a location', null],
  ['a location without a mail address', { facilityEmail: '' }],
])('%s gets no email', async (_what, location) => {
  await reserve(location);
  expect(app.mailer.sent).toEqual([]);
});
