import type { Bot } from '@chat-module/contract/bots';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

// Nothing listens on this port.
const product = productForFile({ SMTP_URL: 'smtp://127.0.0.1:1', WEBSITE_PAGES: '0' });

let bot: Bot;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { id: locationId } = await makeLocation(context.request, product.origin, {
    facilityEmail: 'office@harborlane.example',
  });
  bot = await makeBot(context.request, product.origin, { locationId });
  for (const name of ['Ada Moss', 'Ben Hale', 'Cleo Park', 'Dan Reed'])
    await post(context.request, `${product.origin}/api/leads`, { botId: bot.id, name, phone: '(503) 555-0111' });
  await expect
    .poll(async () => (await (await context.request.get(`${product.origin}/api/admin/failed-mails`)).json()).length)
    .toBe(4);
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const section = (page: Page) => page.getByRole('region', { name: 'Failed emails' });
const mailOf = (page: Page, name: string) => section(page).getByRole('article', { name: `New Lead - ${name}` });
const statusEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Status' });

test('the tile of failed emails leads to what they are about', async ({ page }) => {
  await page.goto(product.origin);
  await page
    .getByRole('region', { name: 'Needs you today' })
    .getByRole('link', { name: /^Show \d/ })
    .last()
    .click();
  const mail = mailOf(page, 'Ada Moss');
  await expect(mail).toContainText('To office@harborlane.example');
  await expect(mail).toContainText('The mail server can’t be reached.');
  await expect(mail).toContainText(/Next attempt|No more retries/);
  await expectNoAxeViolations(page);
  await mail.getByRole('link', { name: 'Lead: Ada Moss' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada Moss' })).toBeVisible();
});

test('a dismissed mail lowers the badge in every tab', async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    const ready = tab.waitForResponse('**/api/admin/changes');
    await tab.goto(`${product.origin}/status`);
    await ready;
  }
  await expect(mailOf(page, 'Ben Hale')).toBeVisible();
  const before = await section(page).getByRole('article').count();
  await mailOf(page, 'Ben Hale').getByRole('button', { name: 'Dismiss' }).click();
  await expectToast(page, 'Dismissed', '1 email deleted.');
  await expect(mailOf(page, 'Ben Hale')).toHaveCount(0);
  await expect(section(page).getByRole('heading', { name: 'Failed emails' })).toBeFocused();
  for (const tab of [page, second]) {
    await expect(statusEntry(tab)).toHaveAccessibleDescription(`${before - 1} failed email${before === 2 ? '' : 's'}`);
    await expect(mailOf(tab, 'Ben Hale')).toHaveCount(0);
  }
});

test('a mail that fails again returns to the list', async ({ page }) => {
  await page.goto(`${product.origin}/status`);
  await mailOf(page, 'Cleo Park').getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'Sending again', '1 email on the way. Any that fail again return to this list.');
  await expect(mailOf(page, 'Cleo Park')).toBeVisible();
});

test('come before the warnings, five at first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Eve Lund', 'Finn Ode', 'Gia Ross', 'Hal Sims', 'Ida Tran'])
    await post(page.request, `${product.origin}/api/leads`, { botId: bot.id, name, phone: '(503) 555-0111' });
  await expect
    .poll(async () => (await (await page.request.get(`${product.origin}/api/admin/failed-mails`)).json()).length)
    .toBeGreaterThan(5);
  await page.goto(`${product.origin}/status`);
  await expect(section(page).getByRole('article')).toHaveCount(5);
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(0, 2)).toEqual(['Failed emails', 'Needs attention']);
  await expectNoAxeViolations(page);
  await section(page)
    .getByRole('button', { name: /^Show all \d+$/ })
    .click();
  expect(await section(page).getByRole('article').count()).toBeGreaterThan(5);
});

test('all are dismissed at once, after a question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.origin}/status`);
  const first = section(page).getByRole('article').first();
  await expect(first).toBeVisible();
  await expectNoAxeViolations(page);
  page.once('dialog', (dialog) => dialog.dismiss());
  await section(page).getByRole('button', { name: 'Dismiss all' }).click();
  await expect(first).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await section(page).getByRole('button', { name: 'Dismiss all' }).click();
  await expect(section(page)).toContainText('No failed emails.');
  await expect(section(page).getByRole('article')).toHaveCount(0);
});
