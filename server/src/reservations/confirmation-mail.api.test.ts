import { confirmationVariables, defaultConfirmationTemplate } from '@chat-module/contract/confirmation-mail';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { second } from '../clock.ts';
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

const sentNow = async (): Promise<Mail[]> => {
  await app.context.outbox.drain();
  return app.mailer.sent.splice(0).map(({ mail }) => mail);
};
/** The emails sent once a confirmation can no longer be undone. */
const mails = (): Promise<Mail[]> => {
  app.clock.advance(20 * second);
  return sentNow();
};
const get = (path: string) => app.call('GET', `/api/admin/reservations/${path}`, { cookie: admin.cookie });
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
    isConfirmation: true,
    text: `Hello Robin Mover,

Your reservation at Cedar Lane Storage is confirmed.

Unit: 10x10
Move-in date: December 3, 2999

To change or cancel it, please call us at (541) 555-0123.

Cedar Lane Storage
12 Cedar Lane, Springfield, OR 97477`,
  });
});

test('waits for as long as the confirmation can be undone', async () => {
  await patch(await reserve({ confirmationMail: 'on' }), { status: 'confirmed' });
  app.clock.advance(20 * second - 1);
  expect(await sentNow()).toEqual([]);
  app.clock.advance(1);
  expect(await sentNow()).toHaveLength(1);
});

describe('a confirmation taken back', () => {
  const undo = async (id: string) => {
    const { updatedAt } = (await get(id)).json();
    return app.call('POST', `/api/admin/reservations/${id}/undo`, { cookie: admin.cookie, body: { updatedAt } });
  };
  const kindsOf = async (id: string): Promise<string[]> =>
    (await get(`${id}/history`)).json().map(({ kind }: { kind: string }) => kind);

  test('before the email is sent recalls it', async () => {
    const id = await reserve({ confirmationMail: 'on' });
    await patch(id, { status: 'confirmed' });
    app.clock.advance(10 * second);
    const response = await undo(id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { status: 'pending', confirmation: 'recalled' },
    ]);
    expect(await mails()).toEqual([]);
    expect((await kindsOf(id)).toSorted()).toEqual([
      ...['confirmationRecalled', 'confirmationSent', 'status', 'status'],
    ]);
    const [entry] = (await app.call('GET', '/api/admin/audit-log?kind=reservation', { cookie: admin.cookie })).json();
    expect(entry).toMatchObject({ action: 'recalled', subjectId: id, actorName: admin.username });
  });

  test('after the email was sent says so', async () => {
    const id = await reserve({ confirmationMail: 'on' });
    await patch(id, { status: 'confirmed' });
    expect(await mails()).toHaveLength(1);
    expect((await undo(id)).json()).toMatchObject({ status: 'pending', confirmation: 'sent' });
    expect(await mails()).toEqual([]);
  });

  test('while a retry sends the email says that it was sent', async () => {
    const id = await reserve({ confirmationMail: 'on' });
    app.mailer.failing = true;
    await patch(id, { status: 'confirmed' });
    await mails();
    app.mailer.failing = false;
    const send = vi.spyOn(app.mailer, 'send').mockImplementation(async () => {
      expect((await undo(id)).json()).toMatchObject({ status: 'pending', confirmation: 'sent' });
    });
    onTestFinished(() => send.mockRestore());
    await mails();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await kindsOf(id)).not.toContain('confirmationRecalled');
  });

  test('of a location that sends none names no email', async () => {
    const id = await reserve({});
    await patch(id, { status: 'confirmed' });
    expect((await undo(id)).json()).toMatchObject({ status: 'pending', confirmation: null });
  });

  test('keeps the email to the facility, even at the same address', async () => {
    const { id: locationId } = await makeLocation(app, admin, {
      ...{ confirmationMail: 'on', facilityEmail: 'robin@example.com' },
    });
    const { id: botId } = await makeBot(app, admin, { locationId });
    app.mailer.failing = true;
    const body = visitorReservation(botId, { customerName: 'Same Address' });
    const { id } = (await app.call('POST', '/api/reservations', { body })).json();
    await app.context.outbox.drain();
    app.mailer.failing = false;
    await patch(id, { status: 'confirmed' });
    await undo(id);
    expect(await mails()).toMatchObject([{ subject: expect.stringContaining('New Reservation Request') }]);
  });

  test.each(['pending', 'cancelled'])('by the status %s recalls the email too', async (status) => {
    const id = await reserve({ confirmationMail: 'on' });
    await patch(id, { status: 'confirmed' });
    await patch(id, { status });
    expect(await mails()).toEqual([]);
  });

  test('and restored by undoing the cancellation is sent after all', async () => {
    const id = await reserve({ confirmationMail: 'on' });
    await patch(id, { status: 'confirmed' });
    app.clock.advance(1000);
    await patch(id, { status: 'cancelled' });
    expect((await undo(id)).json()).toMatchObject({ status: 'confirmed' });
    expect(await mails()).toHaveLength(1);
  });

  test('by nobody: a reservation that is completed at once was confirmed', async () => {
    const id = await reserve({ confirmationMail: 'on' });
    await patch(id, { status: 'confirmed' });
    await patch(id, { status: 'completed' });
    expect(await mails()).toHaveLength(1);
    await undo(id);
    expect(await mails(), 'undoing the completion confirms nothing anew').toEqual([]);
  });
});

test('is not sent again when a completed reservation is confirmed once more', async () => {
  const id = await reserve({ confirmationMail: 'on' });
  await patch(id, { status: 'confirmed' });
  await patch(id, { status: 'completed' });
  expect(await mails()).toHaveLength(1);
  await patch(id, { status: 'confirmed' });
  expect(await mails()).toEqual([]);
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
