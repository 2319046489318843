import type { ServerStatus } from '@chat-module/contract/status';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();
const statusPath = '/api/admin/status';

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { id: locationId } = await makeLocation(context.request, product.origin);
  await makeUser(context.request, product.origin, { username: 'reader', locationId });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const open = async (page: Page) => {
  await page.goto(`${product.origin}/status`);
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
};

const card = (page: Page, name: string) => page.getByRole('region', { name });

const inTrouble: ServerStatus = {
  problem: 'The disk of the database is full. Make room; the server goes on by itself.',
  warnings: ['2 mails are waiting to be sent. Each is tried again for about four days.'],
  database: { kind: 'postgres', sizeBytes: 9_300_000_000 },
  mail: {
    host: 'mail.example.com',
    waiting: 2,
    waitingSince: '2026-03-10T15:00:00.000Z',
    failed: 1,
    lastError: 'The mail server rejected the mail (550).',
  },
  version: '0.1.0',
  uptimeSeconds: 183_600,
};

test('says that everything works, and what the server runs on', async ({ page }) => {
  await page.goto(product.origin);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveTitle('Status · Chat Module');
  await expect(page.getByRole('heading', { name: 'Everything works' })).toBeVisible();
  await expect(card(page, 'Database')).toContainText('Embedded (SQLite)');
  await expect(card(page, 'Database')).toContainText(/\d (kB|MB)/);
  await expect(card(page, 'Mail')).toContainText('Written to a folder, because no mail server is set (SMTP_URL)');
  await expect(card(page, 'Server')).toContainText('0.1.0');
  await expect(page.getByRole('list', { name: 'Warnings' })).toHaveCount(0);
});

test('says what is wrong and what to do, on a desk and on a phone', async ({ page }) => {
  await answerWith(page, 'GET', statusPath, 200, inTrouble);
  await open(page);
  const state = card(page, 'Visitors can’t be served');
  await expect(state).toContainText('The disk of the database is full. Make room');
  await expect(state.getByRole('list', { name: 'Warnings' }).getByRole('listitem')).toHaveText(inTrouble.warnings);
  await expect(card(page, 'Mail')).toContainText('Sent through mail.example.com');
  await expect(card(page, 'Mail')).toContainText('The mail server rejected the mail (550).');
  await expect(card(page, 'Mail')).toContainText('2, the oldest since Mar 10, 2026');
  await expect(card(page, 'Database')).toContainText('9.3 GB');
  await expect(card(page, 'Server')).toContainText('2 days, 3 hours');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
  }
});

test('names what needs attention while visitors are served', async ({ page }) => {
  await answerWith(page, 'GET', statusPath, 200, { ...inTrouble, problem: null });
  await open(page);
  await expect(card(page, 'Needs attention')).toContainText('2 mails are waiting to be sent.');
  await expectNoAxeViolations(page);
});

test('loads, fails and loads again', async ({ page }) => {
  const call = await hold(page, 'GET', statusPath);
  await open(page);
  await expect(page.getByText('Loading the status...')).toBeVisible();
  call.release();
  await expect(page.getByRole('heading', { name: 'Everything works' })).toBeVisible();
  await cutOff(page, 'GET', statusPath);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load the status.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Everything works' })).toBeVisible();
});

test('the role user has no entry in the menu, and is told at the address', async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
  const page = await context.newPage();
  await page.goto(`${product.origin}/status`);
  await expect(page.getByRole('heading', { name: 'Administrators only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Status' })).toHaveCount(0);
  await context.close();
});
