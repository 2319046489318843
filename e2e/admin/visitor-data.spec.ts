import { readFile } from 'node:fs/promises';
import type { Bot } from '@chat-module/contract/bots';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

let bot: Bot;

const openDialog = async (page: Page, path = '/leads') => {
  await page.goto(product.origin + path);
  await page.getByRole('button', { name: "Visitor's Data" }).click();
  return page.getByRole('dialog', { name: "Visitor's Data" });
};

/** A destructive button is neither next to the main button nor filled like it. */
const expectApart = async (destructive: Locator, main: Locator) => {
  const [left, right] = await Promise.all([destructive.boundingBox(), main.boundingBox()]);
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThan(100);
  const fillOf = (button: Locator) => button.evaluate((it) => getComputedStyle(it).backgroundColor);
  const dialogFill = await destructive
    .page()
    .getByRole('dialog')
    .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await fillOf(destructive)).toBe(dialogFill);
  expect(await fillOf(main)).not.toBe(dialogFill);
};

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const location = await makeLocation(context.request, product.origin);
  bot = await makeBot(context.request, product.origin, { locationId: location.id });
  await makeUser(context.request, product.origin, { username: 'reader', locationId: location.id });
  await context.close();
});

test.beforeEach(async ({ context }) => {
  await signInByRequest(context, product.origin);
  const lead = {
    botId: bot.id,
    name: 'Ada Quill',
    phone: '(503) 555-0111',
    email: 'ada@example.com',
    sessionId: 'ada-1',
  };
  await post(context.request, `${product.origin}/api/leads`, lead);
});

for (const path of ['/leads', '/reservations', '/conversations'])
  test(`can be found, exported and erased in one dialog (${path})`, async ({ page }) => {
    const dialog = await openDialog(page, path);
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect(dialog.getByText('Phone, email or session id is required.')).toBeVisible();
    await dialog.getByLabel('Phone, email or session id').fill('503 555 0111');
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect(dialog.getByRole('status')).toContainText('Leads');
    await expectNoAxeViolations(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('visitor-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.leads[0]).toMatchObject({ name: 'Ada Quill', email: 'ada@example.com' });
    await expectApart(dialog.getByRole('button', { name: 'Erase' }), dialog.getByRole('button', { name: 'Find' }));
    page.once('dialog', (question) => question.dismiss());
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(dialog).toBeVisible();
    page.once('dialog', (question) => question.accept());
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expectToast(page, 'Success', "Visitor's data erased successfully");
    await expect(dialog).toBeHidden();
    const again = await openDialog(page);
    await again.getByLabel('Phone, email or session id').fill('ada@example.com');
    await again.getByRole('button', { name: 'Find' }).click();
    await expect(again.getByText('Nothing found.')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Erase' })).toHaveCount(0);
  });

test('a new contact clears the result, and the contact is not in the URL', async ({ page }) => {
  const dialog = await openDialog(page);
  const field = dialog.getByLabel('Phone, email or session id');
  await field.fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByRole('button', { name: 'Erase' })).toBeVisible();
  await field.fill('somebody@example.com');
  await expect(dialog.getByRole('button', { name: 'Erase' })).toHaveCount(0);
  expect(page.url()).not.toContain('ada');
});

test('a failure is shown', async ({ page }) => {
  await cutOff(page, 'POST', '/api/admin/visitor-data');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Phone, email or session id').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expectToast(page, 'Error', "Failed to find the visitor's data");
});

test('is not available to a user', async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
  const page = await context.newPage();
  await page.goto(`${product.origin}/leads`);
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: "Visitor's Data" })).toHaveCount(0);
  await context.close();
});

test('a location sets how long it keeps them', async ({ page }) => {
  const [location] = await (await page.request.get(`${product.origin}/api/locations`)).json();
  await page.goto(`${product.origin}/locations/${location.id}/edit`);
  const days = page.getByLabel('Days to Keep');
  await expect(days).toHaveValue('365');
  await days.fill('none');
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expect(page.getByText('Days to keep must be a whole number from 1 to 3650, or nothing.')).toBeVisible();
  await days.fill('');
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expect(page).toHaveURL(`${product.origin}/locations`);
  const saved = await (await page.request.get(`${product.origin}/api/locations/${location.id}`)).json();
  expect(saved.retentionDays).toBeNull();
});

test('a location that keeps them forever can be saved untouched', async ({ page }) => {
  const { id } = await makeLocation(page.request, product.origin, { retentionDays: null });
  await page.goto(`${product.origin}/locations/${id}/edit`);
  await expect(page.getByLabel('Days to Keep')).toHaveValue('');
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expect(page).toHaveURL(`${product.origin}/locations`);
  const saved = await (await page.request.get(`${product.origin}/api/locations/${id}`)).json();
  expect(saved.retentionDays).toBeNull();
});
