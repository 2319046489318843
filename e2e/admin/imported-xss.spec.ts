import type { Bot } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import { expect } from '@playwright/test';
import { attacks, expectUnharmed } from '../support/attacks.ts';
import { type HostPage, serveHostPage } from '../support/host-page.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile({ FETCH_ALLOW_HOSTS: 'localhost' });

const all = attacks.join(' ');
/** Escapes text that looks like markup, as a page does. */
const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const [allAsText, oneAsText] = [all, attacks[0] ?? ''].map(asText);
const place = {
  '@type': 'SelfStorage',
  telephone: `(503) 555-0199 ${attacks[0]}`,
  address: { streetAddress: `9 Wharf Street ${attacks[0]}`, addressLocality: 'Astoria', postalCode: '97103' },
};

/** A facility's website with malicious pages. */
const page = `<!doctype html><html><head><title>Rules ${allAsText}</title>
  <script type="application/ld+json">${JSON.stringify(place).replaceAll('<', '\\u003c')}</script></head><body><main>
  <h1>Rules</h1><h2>Running a generator in a unit</h2><p>Nobody may run a generator inside of a storage unit, day or night. ${allAsText}</p>
  <details><summary>May I bring my tuba ${oneAsText} inside?</summary><p>Tubas are welcome. ${allAsText} ${all}</p></details>
  </main></body></html>`;

let site: HostPage;
let location: Location;
let bot: Bot;

test.beforeAll(async ({ browser }) => {
  site = await serveHostPage(page);
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  location = await makeLocation(request, product.origin, { website: `${site.origin}/` });
  bot = await makeBot(request, product.origin, { name: 'Careful', locationId: location.id });
  const known = async () =>
    (await (await request.get(`${product.origin}/api/locations/${location.id}/website`)).json()).status;
  await expect.poll(known).toBe('read');
  await context.close();
});
test.afterAll(() => site.close());
test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test("a website's texts run no script on the location page", async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(`${product.origin}/locations/${location.id}/edit`);
  await page.getByRole('button', { name: /^Pages/ }).click();
  await expect(page.getByRole('link', { name: 'Rules <img src=x' }).first()).toBeVisible();
  await expect(page.getByText('9 Wharf Street <img src=x').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show passages' }).first().click();
  await expect(page.getByText('Nobody may run a generator')).toBeVisible();
  await expectUnharmed(page, 'the location page');
  expect(problems).toEqual([]);
});

test('imported texts run no script in the preview or the list of FAQs', async ({ page }) => {
  await page.goto(product.origin);
  await page.getByRole('button', { name: 'Import Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import FAQ Content' });
  await dialog.getByLabel('Select Bot').selectOption({ label: 'Careful' });
  await dialog.getByLabel('Website URL').fill(site.origin);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('May I bring my tuba <img src=x').first()).toBeVisible();
  await expectUnharmed(page, 'the preview');
  await dialog.getByRole('button', { name: 'Import 1 selected' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${product.origin}/faqs`);
  await expect(page.getByText('May I bring my tuba <img src=x').first()).toBeVisible();
  await expectUnharmed(page, 'the FAQs');
});

test('a website passage runs no script in the widget, and links only to its page', async ({ page }) => {
  await page.goto(`${product.origin}/widget/${bot.id}`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByLabel('Type your message').fill('Can I run a generator in my unit?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('log');
  await expect(said).toContainText('Our website says: Nobody may run a generator');
  await expectUnharmed(page, 'the widget');
  await expect(said.getByRole('link')).toHaveAttribute('href', `${site.origin}/`);
});
