import { confirmationVariables, defaultConfirmationTemplate } from '@chat-module/contract/confirmation-mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorReservation } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());
beforeEach(() => mails());

const mails = async (): Promise<Mail[]> => {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
};
const patch = (id: string, body: object) =>
  app.call('PATCH', `/api/admin/reservations/${id}`, { cookie: admin.cookie, body });

async function reserve(location: object, wish: object = {}): Promise<string> {
  const { id: locationId } = await makeLocation(app, admin, location);
  const { id: botId } = await makeBot(app, admin, { locationId });
  const response = await app.call('POST', '/api/reservations', { body: visitorReservation(botId, wish) });
  await mails();
  return response.json().id;
}

async function mailOf(location: object, wish: object = {}): Promise<Mail> {
  await patch(await reserve({ confirmationMail: 'on', ...location }, wish), { status: 'confirmed' });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('no mail was sent');
  return mail;
}

test('is off by default', async () => {
  await patch(await reserve({}), { status: 'confirmed' });
  expect(await mails()).toEqual([]);
});

test('tells the visitor, with the office as Reply-To', async () => {
  expect(await mailOf({}, { moveInDate: '2999-12-03' })).toEqual({
    to: 'robin@example.com',
    subject: 'Your reservation at Cedar Lane Storage is confirmed',
    replyTo: 'office@cedarlane.example',
    text: `Hello Robin Mover,

Your reservation at Cedar Lane Storage is confirmed.

Unit: 10x10
Move-in date: December 3, 2999

To change or cancel it, please call us at (541) 555-0123.

Cedar Lane Storage
12 Cedar Lane, Springfield, OR 97477`,
  });
});

test('is sent once per confirmation', async () => {
  const id = await reserve({ confirmationMail: 'on' });
  await Promise.all([1, 2, 3].map(() => patch(id, { status: 'confirmed' })));
  await patch(id, { status: 'confirmed', notes: 'Deposit paid.' });
  expect(await mails()).toHaveLength(1);
  await patch(id, { status: 'pending' });
  await patch(id, { status: 'confirmed' });
  expect(await mails()).toHaveLength(1);
});

test.each(['pending', 'cancelled', 'completed'])('is not sent for the status %s', async (status) => {
  await patch(await reserve({ confirmationMail: 'on' }), { status });
  expect(await mails()).toEqual([]);
});

test('is not sent without an address', async () => {
  await patch(await reserve({ confirmationMail: 'on' }, { customerEmail: '' }), { status: 'confirmed' });
  expect(await mails()).toEqual([]);
});

test('leaves an entry in the audit log, without the address', async () => {
  const id = await reserve({ confirmationMail: 'on' });
  await patch(id, { status: 'confirmed' });
  const entries = (await app.call('GET', '/api/admin/audit-log?kind=reservation', { cookie: admin.cookie })).json();
  const own = entries.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
  expect(own[0]).toMatchObject({ action: 'sent', actorName: admin.username });
  expect(JSON.stringify(own)).not.toContain('robin@example.com');
});

describe("the location's own text", () => {
  test('has every placeholder filled', async () => {
    const template = confirmationVariables.map((name) => `{{${name}}}`).join('|');
    const location = {
      confirmationSubject: '{{ customerName }}: {{unit}}',
      confirmationTemplate: template,
      holdDays: 5,
    };
    const mail = await mailOf(location);
    expect(mail.subject).toBe('Robin Mover: 10x10');
    expect(mail.text).toBe(
      'Robin Mover|10x10|10x10|To be arranged|To be arranged|March 15, 2026|Cedar Lane Storage|(541) 555-0123|' +
        '12 Cedar Lane, Springfield, OR 97477',
    );
  });

  test.each(['{{facilityPhone}}', '$&', "$'", '$1', '$$'])("%s in a visitor's value stays text", async (name) => {
    const location = {
      confirmationSubject: '<{{customerName}}>',
      confirmationTemplate: '<{{customerName}}><{{unit}}>',
    };
    const mail = await mailOf(location, { customerName: name, unitSize: name });
    expect([mail.subject, mail.text]).toEqual([`<${name}>`, `<${name}><${name}>`]);
  });

  test('carries no address that a visitor typed, and no line of theirs', async () => {
    const customerName = 'Pay at https://evil.example/now\r\nBcc: x@evil.example';
    const { subject, text } = await mailOf({ confirmationSubject: '{{customerName}}' }, { customerName });
    expect(subject).not.toMatch(/[\r\n]|evil\.example/);
    expect(text).not.toContain('evil.example');
    expect(text).toContain('Hello Pay at [address left out] Bcc: [address left out],\n');
  });

  test.each([
    ['confirmationTemplate', 'Hello {{name}}', '{{name}}'],
    ['confirmationTemplate', 'Hello {{ customername }}', '{{ customername }}'],
    ['confirmationSubject', '{{}}', '{{}}'],
    ['confirmationSubject', '{{constructor}}', '{{constructor}}'],
  ])('%s %j is refused', async (path, template, placeholder) => {
    const { id } = await makeLocation(app, admin);
    const response = await app.call('PUT', `/api/locations/${id}`, {
      cookie: admin.cookie,
      body: { [path]: template },
    });
    const all = confirmationVariables.map((name) => `{{${name}}}`).join(', ');
    const message = `There is no placeholder ${placeholder}. Use: ${all}.`;
    expect([response.statusCode, response.json()]).toEqual([400, { message, errors: [{ path, message }] }]);
  });

  test('is kept with the location, and the default text is none of it', async () => {
    const settings = {
      confirmationMail: 'on',
      confirmationSubject: 'Yes!',
      confirmationTemplate: 'Come, {{customerName}}.',
    };
    expect(await makeLocation(app, admin, settings)).toMatchObject(settings);
    expect(await makeLocation(app, admin, { confirmationTemplate: defaultConfirmationTemplate })).toMatchObject({
      confirmationMail: 'off',
    });
  });
});
