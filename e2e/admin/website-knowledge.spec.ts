import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Location } from '@chat-module/contract/locations';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile({ FETCH_ALLOW_HOSTS: '127.0.0.1' });

const facilityPage = (title: string, body: string): string =>
  `<html><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/rules">Rules</a> <a href="/gone">Old</a></nav>
   <main><h1>${title}</h1>${body}</main></body></html>`;

const pages: Record<string, string> = {
  '/': facilityPage(
    'Harbor Lane Storage',
    `<p>Our aisles are thirty feet wide, so that a moving truck with a trailer can turn around in them without help.</p>
     <address>9 Wharf Street<br>Astoria, OR 97103</address><a href="tel:5035550199">(503) 555-0199</a>
     <h2>Office hours</h2><p>Mon - Fri: 8am - 5pm</p>`,
  ),
  '/rules': facilityPage(
    'House rules',
    '<p>Nobody may sleep or live in a unit, and motors may not be run inside of it.</p>',
  ),
};

let site: Server;
let origin = '';
/** The site sends the house rules only after the progress has been seen. */
let rulesWait = Promise.resolve();

test.beforeAll(async () => {
  site = createServer(async ({ url = '' }, response) => {
    if (url === '/rules') await rulesWait;
    const page = pages[url];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page ?? 'Not found');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => site.close());
test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const openLocation = (page: Page, { id }: Location) => page.goto(`${product.origin}/locations/${id}/edit`);
const status = (page: Page) => page.getByText(/We learned \d+ passages?/);
const differenceIn = (page: Page, field: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: field }) });
const readButton = (page: Page) => page.getByRole('button', { name: 'Read again' });

const openRead = async (page: Page, fields: Partial<Location> = {}): Promise<Location> => {
  const location = await makeLocation(page.request, product.origin, {
    website: `${origin}/`,
    officeHours: 'Mon-Fri: 9 AM - 6 PM',
    ...fields,
  });
  await openLocation(page, location);
  await expect(readButton(page)).toBeVisible();
  return location;
};

test('reading a website shows its progress, then the result of each page', async ({ page }) => {
  await openRead(page);
  let goOn = (): void => {};
  rulesWait = new Promise((resolve) => {
    goOn = resolve;
  });
  await readButton(page).click();
  await expect(page.getByRole('button', { name: 'Reading...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Pages read' })).toBeVisible();
  await expect(page.getByText(/Reading the website: \d of \d pages? found so far\./)).toBeVisible();
  goOn();
  await expect(status(page)).toContainText('We learned 2 passages from 2 pages, as of');
  await expect(status(page)).toContainText('Next check:');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pages (3)' }).click();
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('House rules')).toContainText('1 passage · as of');
  await expect(row('House rules').getByRole('link')).toHaveAttribute('href', `${origin}/rules`);
  await expect(row(`${origin}/gone`)).toContainText('Failed');
  await expect(row(`${origin}/gone`)).toContainText('There is no such page any more.');
  await expect(row(`${origin}/gone`).getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the passages of a page can be read verbatim', async ({ page }) => {
  const { id } = await openRead(page);
  await page.getByRole('button', { name: /^Pages/ }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'House rules', exact: true }) });
  const show = row.getByRole('button', { name: 'Show passages' });
  await expect(show).toHaveAccessibleDescription('House rules');
  const path = `/api/locations/${id}/website/passages`;
  await cutOff(page, 'GET', path);
  await show.click();
  await expect(row.getByRole('alert')).toContainText('Could not load this page’s passages.');
  await restoreCalls(page);
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toContainText('Nobody may sleep or live in a unit, and motors may not be run inside of it.');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: 'Hide passages' }).click();
  await expect(row).not.toContainText('Nobody may sleep');
});

test("a difference shows both values; using the website's changes record and form", async ({ page }) => {
  const { id } = await openRead(page);
  await expect(page.getByRole('heading', { name: 'Your website and this location differ' })).toBeVisible();
  const difference = differenceIn(page, 'Office hours');
  await expect(difference).toContainText('The website saysMon - Fri: 8am - 5pm');
  await expect(difference).toContainText('This location saysMon-Fri: 9 AM - 6 PM');
  await expect(difference.getByRole('link', { name: 'Harbor Lane Storage' })).toHaveAttribute('href', `${origin}/`);
  await expectNoAxeViolations(page);
  await difference.getByRole('button', { name: "Use the website's" }).click();
  await expectToast(page, 'Success', 'Location updated from the website');
  await expect(difference).toHaveCount(0);
  await expect(page.getByLabel('Office Hours')).toHaveValue('Mon - Fri: 8am - 5pm');
  const stored = await (await page.request.get(`${product.origin}/api/locations/${id}`)).json();
  expect(stored.officeHours).toBe('Mon - Fri: 8am - 5pm');
  await page.reload();
  await expect(page.getByLabel('Office Hours')).toHaveValue('Mon - Fri: 8am - 5pm');
});

test("typed text stays when the website's value is used", async ({ page }) => {
  await openRead(page);
  await page.getByLabel('Business Name').fill('Renamed Storage');
  await differenceIn(page, 'Phone number').getByRole('button', { name: "Use the website's" }).click();
  await expect(page.getByLabel('Phone Number')).toHaveValue('(503) 555-0199');
  await expect(page.getByLabel('Business Name')).toHaveValue('Renamed Storage');
});

test('a dismissed difference does not return, and the record is unchanged', async ({ page }) => {
  await openRead(page);
  const dismiss = differenceIn(page, 'Address').getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await page.reload();
  await expect(readButton(page)).toBeVisible();
  await expect(dismiss).toHaveCount(0);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('4 Harbor Lane, Astoria, OR 97103');
});

test('an unreadable website says why', async ({ page }) => {
  await openRead(page, { website: 'http://nowhere.invalid/' });
  await expect(page.getByText('The website could not be read.')).toContainText(
    'We haven’t learned anything from it yet.',
  );
});

test('has loading and failed states, and loads on a retry', async ({ page }) => {
  const location = await openRead(page);
  const path = `/api/locations/${location.id}/website`;
  const held = await hold(page, 'GET', path);
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  held.release();
  await expect(readButton(page)).toBeVisible();
  await restoreCalls(page);
  await cutOff(page, 'GET', path);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load the website’s pages.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(readButton(page)).toBeVisible();
});

test("failures show the server's message", async ({ page }) => {
  const { id } = await openRead(page);
  await answerWith(page, 'POST', `/api/locations/${id}/website/read`, 409, {
    message: 'Website reading is turned off on this server.',
  });
  await readButton(page).click();
  await expectToast(page, 'Error', 'Website reading is turned off on this server.');
});

test('a website that asks for a pause shows until when', async ({ page }) => {
  const location = await openRead(page);
  const path = `/api/locations/${location.id}/website`;
  const known = await (await page.request.get(`${product.origin}${path}`)).json();
  const problem = 'The website asks to be left alone for a while.';
  await answerWith(page, 'GET', path, 200, {
    ...known,
    status: 'waiting',
    problem,
    waitsUntil: '2030-01-02T10:00:00.000Z',
  });
  await page.reload();
  await expect(page.getByText(problem)).toContainText(/Continues at .*2030/);
});

test('a website that has moved shows where to', async ({ page }) => {
  const location = await openRead(page);
  const path = `/api/locations/${location.id}/website`;
  const known = await (await page.request.get(`${product.origin}${path}`)).json();
  await answerWith(page, 'GET', path, 200, { ...known, movedTo: 'https://www.moved.example/' });
  await page.reload();
  await expect(page.getByText('The website redirects to www.moved.example, so we read that site.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'www.moved.example' })).toHaveAttribute(
    'href',
    'https://www.moved.example/',
  );
});

test('a new location has nothing to show yet', async ({ page }) => {
  await page.goto(`${product.origin}/locations/new`);
  await expect(page.getByRole('heading', { name: 'Website Information' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Website Knowledge' })).toHaveCount(0);
});
