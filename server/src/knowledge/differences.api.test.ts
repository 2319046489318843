import type { WebsiteDifference } from '@chat-module/contract/knowledge';
import { describe, expect, test } from 'vitest';
import { html, type SitePages } from '../testing/website.ts';
import { setWebsiteScene, words } from '../testing/website-scene.ts';

const record = {
  phoneNumber: '(541) 555-0123',
  address: '12 Cedar Lane, Springfield, OR 97477',
  officeHours: 'Mon-Fri: 9 AM - 6 PM\nSat: 9 AM - 3 PM',
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

describe('what a website says differently', () => {
  test('is nothing where it says the same in other words', async () => {
    expect(await said(jsonLd(place))).toEqual({});
    expect(
      await said(`<a href="tel:5415550123">Call</a><address>12 Cedar Lane<br>Springfield, OR 97477</address>
        <h4>Office hours</h4><ul><li>Monday – Friday: 9:00am – 6:00pm</li><li>Saturday: 9am to 3pm</li></ul>`),
    ).toEqual({});
  });

  test('is found in structured data, also inside a graph', async () => {
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

  test('is found in microdata', async () => {
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

  test('is found in links, address elements, tables and lists of terms, footers included', async () => {
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

  test("is not the gate's hours, a holiday's, or the head office of a company", async () => {
    expect(await said('<h4>Gate hours</h4><p>Mon - Sun: 5am - 11pm</p>')).toEqual({});
    expect(await said('<p>Closed Thanksgiving and Christmas</p>')).toEqual({});
    expect(await said(jsonLd({ ...place, telephone: '800-555-0000', '@type': 'Person' }))).toEqual({});
  });

  test('is not told where a site names many places', async () => {
    const phones = [1, 2, 3, 4, 5].map((at) => `<a href="tel:541555000${at}">(541) 555-000${at}</a>`);
    expect(await said(phones.join(''))).toEqual({});
    expect(await said([...phones, '<a href="tel:5415550123">ours</a>'].join(''))).toEqual({});
  });
});

describe('the operator', () => {
  const differing = { '/': page('<a href="tel:5415557777">(541) 555-7777</a>') };

  test('is shown both values and where the other one stands; the record stays as it is', async () => {
    const { read, stored, site } = await setScene(differing);
    const { differences } = await read();
    expect(differences).toEqual([
      {
        field: 'phoneNumber',
        website: '(541) 555-7777',
        record: record.phoneNumber,
        pageUrl: `${site.origin}/`,
        pageTitle: 'Contact',
      },
    ]);
    expect(await stored()).toMatchObject(record);
  });

  test("uses the website's value, and then there is no difference", async () => {
    const { read, settle, stored } = await setScene(differing);
    const [difference] = (await read()).differences;
    const response = await settle(difference!, 'use');
    expect([response.statusCode, response.json().differences]).toEqual([200, []]);
    expect(await stored()).toMatchObject({ ...record, phoneNumber: '(541) 555-7777' });
    expect((await settle(difference!, 'use')).statusCode).toBe(409);
  });

  test('dismisses it, until the website says something else again', async () => {
    const { read, again, settle, site, stored } = await setScene(differing);
    const [difference] = (await read()).differences;
    expect((await settle(difference!, 'dismiss')).json().differences).toEqual([]);
    expect((await again()).differences).toEqual([]);
    expect(await stored()).toMatchObject(record);
    site.pages = { '/': page('<a href="tel:5415558888">(541) 555-8888</a>') };
    expect((await again()).differences).toMatchObject([{ website: '(541) 555-8888' }]);
  });

  test('of hours that the record lacks is offered those of the website', async () => {
    const { read, app, admin, location } = await setScene({ '/': page('<p>Mon - Fri: 8am - 5pm</p>') });
    await read();
    await app.call('PUT', `/api/locations/${location.id}`, { cookie: admin.cookie, body: { officeHours: '' } });
    expect((await read()).differences).toMatchObject([
      { field: 'officeHours', website: 'Mon - Fri: 8am - 5pm', record: '' },
    ]);
  });
});
