import type { WebsiteDifference } from '@chat-module/contract/website-knowledge';
import { describe, expect, test } from 'vitest';
import { html, type SitePages } from '../testing/website.ts';
import { setWebsiteScene, words } from '../testing/website-scene.ts';

const record = {
  phoneNumber: '(541) 555-0123',
  address: '12 Cedar Lane, Springfield, OR 97477',
  officeHours: 'Mon-Fri: 9 AM - 6 PM\nSat: 9 AM - 3 PM\nGate: 6 AM - 10 PM daily',
};

const page = (body: string): string => html('Contact', `<h1>Contact</h1><p>${words('Contact')}</p>${body}`);
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

const place = {
  '@type': 'SelfStorage',
  telephone: '+1-541-555-0123',
  address: { streetAddress: '12 Cedar Ln', addressLocality: 'Springfield', addressRegion: 'OR', postalCode: '97477' },
  openingHoursSpecification: [
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { dayOfWeek: 'https://schema.org/Saturday', opens: '09:00', closes: '15:00' },
  ],
};

async function setScene(pages: SitePages) {
  const scene = await setWebsiteScene(pages, record);
  const { app, admin, location } = scene;
  const settle = (difference: WebsiteDifference, action: 'use' | 'dismiss', cookie = admin.cookie) =>
    app.call('POST', `/api/locations/${location.id}/website/differences`, {
      cookie,
      body: { field: difference.field, website: difference.website, action },
    });
  const stored = async () => (await app.call('GET', `/api/locations/${location.id}`, { cookie: admin.cookie })).json();
  return { ...scene, settle, stored };
}

const said = async (body: string): Promise<Record<string, string>> => {
  const { differences } = await (await setScene({ '/': page(body) })).read();
  return Object.fromEntries(differences.map(({ field, website }) => [field, website]));
};

describe('facts that differ on the website', () => {
  test('are none if it says the same in other words', async () => {
    expect(await said(jsonLd(place))).toEqual({});
    expect(
      await said(`<a href="tel:5415550123">Call</a><address>12 Cedar Lane<br>Springfield, OR 97477</address>
        <h4>Office hours</h4><ul><li>Monday – Friday: 9:00am – 6:00pm</li><li>Saturday: 9am to 3pm</li></ul>`),
    ).toEqual({});
  });

  test('are found in structured data, also inside a graph', async () => {
    const other = {
      ...place,
      telephone: '(541) 555-7777',
      address: { ...place.address, streetAddress: '90 Mill Street' },
      openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00:00', closes: '17:30:00' }],
    };
    expect(await said(jsonLd({ '@graph': [{ '@type': 'WebPage' }, other] }))).toEqual({
      phoneNumber: '(541) 555-7777',
      address: '90 Mill Street, Springfield, OR 97477',
      officeHours: 'Monday - Tuesday: 10:00 AM - 5:30 PM',
    });
  });

  test('are found in microdata', async () => {
    expect(
      await said(`<div itemscope itemtype="https://schema.org/SelfStorage"><span itemprop="telephone">541-555-7777</span>
        <div itemprop="address"><span itemprop="streetAddress">90 Mill Street</span><span itemprop="addressLocality">Springfield</span>
        <span itemprop="addressRegion">OR</span><span itemprop="postalCode">97477</span></div>
        <meta itemprop="openingHours" content="Mo-Fr 08:00-17:00"></div>`),
    ).toEqual({
      phoneNumber: '541-555-7777',
      address: '90 Mill Street, Springfield, OR 97477',
      officeHours: 'Monday - Friday: 8:00 AM - 5:00 PM',
    });
  });

  test('are found in links, address elements, tables and definition lists, including footers', async () => {
    expect(
      await said(`<footer><a href="tel:+15415557777">(541) 555-7777</a><address>90 Mill Street<br>Springfield, OR 97477</address>
        <h4>Hours</h4><table><tr><td>Mon - Fri</td><td>8am - 5pm</td></tr><tr><td>Sunday</td><td>Closed</td></tr></table></footer>`),
    ).toEqual({
      phoneNumber: '(541) 555-7777',
      address: '90 Mill Street, Springfield, OR 97477',
      officeHours: 'Mon - Fri: 8am - 5pm\nSunday: Closed',
    });
    expect((await said('<dl><dt>Monday - Friday</dt><dd>8am - 5pm</dd></dl>')).officeHours).toBe(
      'Monday - Friday: 8am - 5pm',
    );
  });

  test.each([
    ['under a heading, without days', '<h4>Gate Hours</h4><p>5am - 11pm</p>', '5am - 11pm'],
    [
      'by the day',
      '<h4>Access hours:</h4><p>Mon - Sat: 5am - 11pm</p><p>Sunday: 7am - 9pm</p>',
      'Mon - Sat: 5am - 11pm\nSunday: 7am - 9pm',
    ],
    ['on one line', '<p>Gate access: 5 AM to 11 PM daily</p>', 'Gate access: 5 AM to 11 PM daily'],
    ['around the clock', '<p>Gate hours: 24 hours a day</p>', 'Gate hours: 24 hours a day'],
  ])('are found for the gate: %s', async (_how, body, gateHours) => {
    expect(await said(body)).toEqual({ gateHours });
  });

  test.each([
    '<h4>Gate hours</h4><p>6 AM - 10 PM</p>',
    '<p>Access our payment portal 24 hours a day</p>',
    '<h4>Access Storage of Springfield</h4><p>24/7 video recording</p>',
    '<p>The gate closes at 9.</p>',
  ])('are none for the gate in %s', async (body) => expect(await said(body)).toEqual({}));

  test('are found in plain text labeled as a phone number, and in hours without am or pm', async () => {
    expect(
      await said(
        '<p>Call us at (541)555-7777 for a quote.</p><p>Fax: 541-555-9999</p><p>Mon-Fri 8-5</p><p>Sun: closed</p>',
      ),
    ).toEqual({ phoneNumber: '(541)555-7777', officeHours: 'Mon-Fri 8-5\nSun: closed' });
    expect(await said('<p>Teléfono: 541-555-7777</p><p>Lunes a viernes: 8:00-17:00</p>')).toEqual({
      phoneNumber: '541-555-7777',
      officeHours: 'Lunes a viernes: 8:00-17:00',
    });
    expect(await said('<p>Phone: 541.555.0123</p><p>Mon to Fri 9-6</p><p>Lot 541-555-7777 is full.</p>')).toEqual({});
  });

  test.each([
    ['+44 20 7946 0958', '020 7946 0958'],
    ['912 345 678', '+34 912 345 678'],
    ['1 (541) 555-0123', '+1 541 555 0123'],
  ])('are none for a phone number with or without country code: %s, %s', async (phoneNumber, onWebsite) => {
    const { app, admin, location, again } = await setScene({ '/': page(`<a href="tel:${onWebsite}">Call</a>`) });
    const put = (number: string) =>
      app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { phoneNumber: number } });
    await put(phoneNumber);
    expect((await again()).differences).toEqual([]);
    await put(phoneNumber.replace(/.$/, '1'));
    expect((await again()).differences).toMatchObject([{ field: 'phoneNumber', website: onWebsite }]);
  });

  test("exclude holidays and a company's head office", async () => {
    expect(await said('<p>Closed Thanksgiving and Christmas</p>')).toEqual({});
    expect(await said(jsonLd({ ...place, telephone: '800-555-0000', '@type': 'Person' }))).toEqual({});
  });

  test('are not reported if a site has many places', async () => {
    const phones = [1, 2, 3, 4, 5].map((at) => `<a href="tel:541555000${at}">(541) 555-000${at}</a>`);
    expect(await said(phones.join(''))).toEqual({});
    expect(await said([...phones, '<a href="tel:5415550123">ours</a>'].join(''))).toEqual({});
  });
});

describe('the operator', () => {
  const differing = { '/': page('<a href="tel:5415557777">(541) 555-7777</a>') };

  test("sees both values and the other one's page; the record stays unchanged", async () => {
    const { read, stored, site } = await setScene(differing);
    const { differences } = await read();
    expect(differences).toEqual([
      {
        field: 'phoneNumber',
        website: '(541) 555-7777',
        record: record.phoneNumber,
        pageUrl: `${site.origin}/`,
        pageTitle: 'Contact',
        ifUsed: { field: 'phoneNumber', value: '(541) 555-7777' },
      },
    ]);
    expect(await stored()).toMatchObject(record);
  });

  test("can use the website's value, and then there is no difference", async () => {
    const { read, settle, stored } = await setScene(differing);
    const [difference] = (await read()).differences;
    const response = await settle(difference!, 'use');
    expect([response.statusCode, response.json().differences]).toEqual([200, []]);
    expect(await stored()).toMatchObject({ ...record, phoneNumber: '(541) 555-7777' });
    expect((await settle(difference!, 'use')).statusCode).toBe(409);
  });

  test('can dismiss it, until the website changes again', async () => {
    const { read, again, settle, site, stored } = await setScene(differing);
    const [difference] = (await read()).differences;
    expect((await settle(difference!, 'dismiss')).json().differences).toEqual([]);
    expect((await again()).differences).toEqual([]);
    expect(await stored()).toMatchObject(record);
    site.pages = { '/': page('<a href="tel:5415558888">(541) 555-8888</a>') };
    expect((await again()).differences).toMatchObject([{ website: '(541) 555-8888' }]);
  });

  test("can use the gate's hours, and the office's stay as written", async () => {
    const { read, settle, stored } = await setScene({ '/': page('<h4>Gate hours</h4><p>5am - 11pm</p>') });
    const [difference] = (await read()).differences;
    expect(difference).toMatchObject({ field: 'gateHours', record: 'Gate: 6 AM - 10 PM daily' });
    expect((await settle(difference!, 'use')).json().differences).toEqual([]);
    expect((await stored()).officeHours).toBe('Mon-Fri: 9 AM - 6 PM\nSat: 9 AM - 3 PM\nGate hours:\n5am - 11pm');
  });

  test('is informed if only a person can change the record', async () => {
    const { app, admin, location, read, settle } = await setScene({ '/': page('<p>Gate hours: 5am - 11pm</p>') });
    const officeHours = 'Office Mon-Fri 9-6, gate 6am-10pm every day';
    await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { officeHours } });
    const [difference] = (await read()).differences;
    expect(difference).toMatchObject({ field: 'gateHours', record: officeHours, ifUsed: null });
    const response = await settle(difference!, 'use');
    expect([response.statusCode, response.json().message]).toEqual([409, 'Enter these hours yourself.']);
  });

  test('leaves audit log entries: requested a crawl, dismissed', async () => {
    const { app, admin, read, again, settle } = await setScene(differing);
    await read();
    await again();
    app.clock.advance(1000);
    const [difference] = (await read()).differences;
    await settle(difference!, 'dismiss');
    const log = (await app.call('GET', '/api/admin/audit-log', { cookie: admin.cookie })).json();
    expect(log).toMatchObject([
      {
        actorName: admin.username,
        action: 'dismissed',
        kind: 'location',
        subjectName: 'Cedar Lane Storage',
        changes: [{ field: 'phoneNumber', from: '(541) 555-7777', to: record.phoneNumber }],
      },
      { actorName: admin.username, action: 'reread', kind: 'location', changes: [] },
      { action: 'created' },
      { action: 'signed_in' },
    ]);
  });

  test("is offered the website's hours if the record has none", async () => {
    const { read, app, admin, location } = await setScene({ '/': page('<p>Mon - Fri: 8am - 5pm</p>') });
    await read();
    await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { officeHours: '' } });
    expect((await read()).differences).toMatchObject([
      { field: 'officeHours', website: 'Mon - Fri: 8am - 5pm', record: '' },
    ]);
  });
});
