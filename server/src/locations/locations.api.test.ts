import { defaultEmailSubject, defaultEmailTemplate, defaultReservationSettings } from '@chat-module/contract/locations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTimezone } from '../calendar.ts';
import { locationBody, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const create = (body: object) => app.call('POST', '/api/locations', { cookie: admin.cookie, body });
const update = (id: string, body: object) => app.call('PUT', `/api/locations/${id}`, { cookie: admin.cookie, body });
const read = async (id: string) => (await app.call('GET', `/api/locations/${id}`, { cookie: admin.cookie })).json();

const least = {
  businessName: 'Least Storage',
  address: '1 Short Street',
  phoneNumber: '555-0100',
  website: 'https://least.example/',
};

const blanks = {
  paymentPortalUrl: '',
  facilityEmail: '',
  officeHours: '',
  pricingPageUrl: '',
  contactPageUrl: '',
  faqPageUrl: '',
  sizeOptions: [],
  amenities: [],
};

describe('creating a location', () => {
  test('with only the required fields uses the defaults for the rest', async () => {
    const response = await create(least);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...least,
      ...blanks,
      emailSubject: defaultEmailSubject,
      emailTemplate: defaultEmailTemplate,
      timezone: serverTimezone,
      timezoneSource: 'default',
      retentionDays: 365,
      ...defaultReservationSettings,
      isSample: false,
      id: expect.any(String),
      userId: admin.id,
      createdAt: app.clock.now().toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
    expect(await read(response.json().id)).toEqual(response.json());
  });

  test('null and the empty string are the same in an optional field', async () => {
    const response = await create({ ...least, paymentPortalUrl: null, facilityEmail: '', officeHours: null });
    expect(response.json()).toMatchObject({ paymentPortalUrl: '', facilityEmail: '', officeHours: '' });
  });

  test('ignores id, userId and createdAt in the body', async () => {
    const made = (await create({ ...least, id: 'mine', userId: 'me', createdAt: '2000-01-01T00:00:00.000Z' })).json();
    expect(made).toMatchObject({ userId: admin.id, createdAt: app.clock.now().toISOString() });
    expect(made.id).not.toBe('mine');
  });

  test('keeps the lines of the office hours', async () => {
    const { officeHours } = (await create({ ...least, officeHours: 'Mon: 9-5\r\nTue: 9-5\n' })).json();
    expect(officeHours).toBe('Mon: 9-5\nTue: 9-5');
  });

  test('keeps text in any script, and text that looks like code', async () => {
    const odd = `Søren's "Lager" 仓库 🔑 <b>&amp;</b> '); drop table locations; --`;
    const { id } = (await create({ ...least, businessName: odd })).json();
    expect((await read(id)).businessName).toBe(odd);
  });
});

test('the default email subject is the specified one, and the template lists the six variables', () => {
  expect(defaultEmailSubject).toBe('New Reservation Request - {{unitSize}} Unit');
  expect(defaultEmailTemplate.match(/(?<={{)\w+(?=}})/g)).toEqual([
    'facilityName',
    ...['facilityName', 'unitSize', 'unitId', 'customerName', 'customerPhone', 'customerEmail'],
  ]);
  expect(defaultEmailTemplate).toMatch(/\n\nPlease contact the customer to confirm their reservation\.$/);
});

const required = [
  ['businessName', 'Business name'],
  ['address', 'Address'],
  ['phoneNumber', 'Phone number'],
  ['website', 'Website'],
] as const;

describe('a required field', () => {
  test.each(required)('%s cannot be blank or made blank', async (path, label) => {
    const { id } = await makeLocation(app, admin);
    for (const blank of [null, '', ' \n\t ', '\u0000']) {
      for (const response of [await create({ ...least, [path]: blank }), await update(id, { [path]: blank })]) {
        expect(response.statusCode).toBe(400);
        expect(response.json().errors[0]).toEqual({ path, message: `${label} is required.` });
      }
    }
  });

  test.each(required)('%s cannot be left out', async (path) => {
    const response = await create({ ...least, [path]: undefined });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), errors: [{ path }] });
  });
});

const webAddress = (label: string) => `${label} must be a web address that starts with http:// or https://.`;

describe('refused with 400', () => {
  test.each([
    ['cedarlane.example', 'https://cedarlane.example'],
    [' www.cedarlane.example/units?size=10x10#top ', 'https://www.cedarlane.example/units?size=10x10#top'],
    ['cedarlane.example:8443', 'https://cedarlane.example:8443'],
    ['http://cedarlane.example', 'http://cedarlane.example'],
  ])('normalizes the web address %j to %j', async (website, stored) => {
    const response = await app.call('POST', '/api/locations', {
      cookie: admin.cookie,
      body: { ...locationBody, website, faqPageUrl: website },
    });
    expect(response.json()).toMatchObject({ website: stored, faqPageUrl: stored });
  });

  test.each([
    ['website', 'not a url', webAddress('Website')],
    ['website', 'cedarlane', webAddress('Website')],
    ['website', 'mailto:office@cedarlane.example', webAddress('Website')],
    ['website', 'me:secret@cedarlane.example', webAddress('Website')],
    ['website', 'javascript:alert(document.domain)', webAddress('Website')],
    ['website', 'javascript:alert(1)', webAddress('Website')],
    ['paymentPortalUrl', 'ftp://pay.example', webAddress('Payment portal')],
    ['pricingPageUrl', 'data:text/html,hi', webAddress('Pricing page')],
    ['contactPageUrl', 'https://', webAddress('Contact page')],
    ['faqPageUrl', '/faq', webAddress('FAQ page')],
    ['facilityEmail', 'office', 'Facility email must be an email address, like name@example.com.'],
    [
      'facilityEmail',
      'a@b.example\r\nBcc: c@d.example',
      'Facility email must be an email address, like name@example.com.',
    ],
    ['timezone', 'Mars/Olympus', 'Time zone must be a name like America/New_York.'],
    ['businessName', 'x'.repeat(201), 'Business name is too long: at most 200 characters.'],
    ['officeHours', 'x'.repeat(2001), 'Office hours is too long: at most 2000 characters.'],
    ['emailSubject', 7, 'Email subject must be text.'],
  ])('%s %j', async (path, value, message) => {
    const { id } = await makeLocation(app, admin);
    for (const response of [await create({ ...least, [path]: value }), await update(id, { [path]: value })]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message, errors: [{ path, message }] });
    }
  });
});

test.each([
  ['website', 'http://cedarlane.example:8080/a?b=c#d'],
  ['website', 'HTTPS://Cedar.example'],
  ['paymentPortalUrl', 'https://pay.example/'],
  ['timezone', 'Europe/Paris'],
  ['timezone', 'UTC'],
  ['facilityEmail', "o'neil+office@cedar-lane.example"],
])('%s %j is accepted as it is', async (path, value) => {
  expect((await create({ ...least, [path]: value })).json()[path]).toBe(value);
});

describe('the time zone', () => {
  const springfield = '12 Cedar Lane, Springfield, OR 97477';
  const nashville = '1 Music Row, Nashville, TN';
  const chosen = { timezone: 'Europe/Paris', timezoneSource: 'chosen' };
  const ofSpringfield = { timezone: 'America/Los_Angeles', timezoneSource: 'address' };
  const ofServer = { timezone: serverTimezone, timezoneSource: 'default' };

  test('is stored as chosen if given', async () => {
    expect((await create({ ...least, address: springfield, timezone: 'Europe/Paris' })).json()).toMatchObject(chosen);
  });

  test.each([undefined, null, ''])('given as %j is derived from an unambiguous address', async (timezone) => {
    expect((await create({ ...least, address: springfield, timezone })).json()).toMatchObject(ofSpringfield);
    expect((await create({ ...least, address: nashville, timezone })).json()).toMatchObject(ofServer);
  });

  test('stays when the address changes if it was chosen, until it is cleared', async () => {
    const { id } = (await create({ ...least, timezone: 'Europe/Paris' })).json();
    expect((await update(id, { address: springfield })).json()).toMatchObject(chosen);
    expect((await update(id, { timezone: '' })).json()).toMatchObject(ofSpringfield);
  });

  test('follows the address if it was not chosen', async () => {
    const { id } = (await create(least)).json();
    expect((await update(id, { address: springfield })).json()).toMatchObject(ofSpringfield);
    expect((await update(id, { businessName: 'Renamed' })).json()).toMatchObject(ofSpringfield);
    expect((await update(id, { address: nashville })).json()).toMatchObject(ofServer);
  });

  test("can be chosen to be the server's", async () => {
    const { id } = (await create(least)).json();
    expect((await update(id, { timezone: serverTimezone })).json()).toMatchObject({ timezoneSource: 'chosen' });
  });
});

describe('PUT', () => {
  test('changes the given fields and keeps the others', async () => {
    const before = (await create(locationBody)).json();
    app.clock.advance(1000);
    const response = await update(before.id, { address: '9 New Road', id: 'x', userId: 'y', createdAt: 'z' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, address: '9 New Road', updatedAt: app.clock.now().toISOString() });
    expect(await read(before.id)).toEqual(response.json());
  });

  test('clears an optional field given as empty', async () => {
    const { id } = (await create(locationBody)).json();
    const response = await update(id, { facilityEmail: '', officeHours: ' ', sizeOptions: [], amenities: [] });
    expect(response.json()).toMatchObject({ facilityEmail: '', officeHours: '', sizeOptions: [], amenities: [] });
  });

  test('of a whole unchanged location changes nothing', async () => {
    const before = (await create(locationBody)).json();
    const after = (await update(before.id, before)).json();
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });
});

test.each([
  ['GET', '/api/locations/nowhere'],
  ['PUT', '/api/locations/nowhere'],
  ['DELETE', '/api/locations/nowhere'],
  ['GET', '/api/locations/nowhere/public'],
] as const)('%s %s is 404', async (method, url) => {
  const body = method === 'PUT' ? { address: '9 New Road' } : undefined;
  const response = await app.call(method, url, { cookie: admin.cookie, body });
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'The location was not found.' }]);
});

test('a visitor gets only the public fields', async () => {
  const made = (await create(locationBody)).json();
  const response = await app.call('GET', `/api/locations/${made.id}/public`);
  const { id, businessName, phoneNumber, address, website, officeHours, paymentPortalUrl, timezone } = made;
  expect(response.json()).toEqual({
    ...{ id, businessName, phoneNumber, address, website, officeHours, paymentPortalUrl, timezone },
    officeStatus: expect.objectContaining({ openings: expect.any(Array) }),
  });
});
