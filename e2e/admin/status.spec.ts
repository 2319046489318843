import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerStatus } from '@chat-module/contract/status';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile({ WEBSITE_PAGES: '0' });
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

const well: ServerStatus = {
  problem: null,
  warnings: [],
  database: { kind: 'embedded', sizeBytes: 1_200_000, lastBackupAt: '2026-03-10T03:00:00.000Z' },
  mail: {
    host: 'mail.example.com',
    sent: 41,
    waiting: 0,
    waitingSince: null,
    failed: 0,
    lastError: null,
    lastTest: { at: '2026-03-01T15:00:00.000Z', delivery: 'sent' },
  },
  model: { bots: 2, usedToday: 12, allowedToday: 1000, lastFailure: null },
  websites: { isOff: false, readings: [], more: 0 },
  publicUrl: 'https://chat.example.com',
  version: '0.1.0',
  uptimeSeconds: 183_600,
};

const inTrouble: ServerStatus = {
  problem: 'The disk of the database is full. Make room; the server goes on by itself.',
  warnings: ['2 emails are waiting to be sent. Each is tried again for about four days.'],
  database: { kind: 'postgres', sizeBytes: 9_300_000_000, lastBackupAt: null },
  mail: {
    host: 'mail.example.com',
    sent: 41,
    lastTest: { at: '2026-03-01T15:00:00.000Z', delivery: 'written' },
    waiting: 2,
    waitingSince: '2026-03-10T15:00:00.000Z',
    failed: 1,
    lastError: 'The mail server rejected the email (550).',
  },
  model: {
    bots: 3,
    usedToday: 1500,
    allowedToday: 1500,
    lastFailure: { at: '2026-03-10T15:00:00.000Z', reason: 'The AI model didn’t answer in time.' },
  },
  websites: {
    isOff: false,
    readings: [
      {
        locationId: 'a',
        locationName: 'Fir Street Storage',
        status: 'failed',
        problem: 'The site did not answer.',
        finishedAt: '2026-03-10T15:00:00.000Z',
        pagesRead: 1,
        pagesFailed: 2,
      },
      {
        locationId: 'b',
        locationName: 'Harbor Lane Storage',
        status: 'reading',
        problem: '',
        finishedAt: null,
        pagesRead: 1200,
        pagesFailed: 0,
      },
    ],
    more: 7,
  },
  publicUrl: 'http://chat.example.com',
  version: '0.1.0',
  uptimeSeconds: 183_600,
};

test('says what a new server lacks, and what to do', async ({ page }) => {
  await page.goto(product.origin);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveTitle('Status · Chat Module');
  const warnings = card(page, 'Needs attention').getByRole('list', { name: 'Warnings' }).getByRole('listitem');
  await expect(warnings).toHaveText([
    /^The public address is http:\/\/127\.0\.0\.1:\d+, which the internet can’t reach.* Set PUBLIC_URL/,
    /^No mail server is set.* Set SMTP_URL and MAIL_FROM, restart, and send a test email\.$/,
    /^1 admin has no email address.* Add the address in User Management\.$/,
    'There is no backup. Run npm run backup -- FILE every night.',
  ]);
  await expect(card(page, 'Database')).toContainText('Embedded (SQLite)');
  await expect(card(page, 'Database')).toContainText(/\d (kB|MB)/);
  await expect(card(page, 'Database')).toContainText('Last backupNever');
  await expect(card(page, 'Email')).toContainText('Saved to a folder because no mail server is set (SMTP_URL)');
  await expect(card(page, 'Email')).toContainText('Last test emailNever');
  await expect(card(page, 'AI model')).toContainText('The AI is off: no active bot has an API key.');
  await expect(card(page, 'Websites')).toContainText('Website reading is off. Set WEBSITE_PAGES');
  await expect(card(page, 'Server')).toContainText(product.origin);
  await expect(card(page, 'Server')).toContainText('0.1.0');
});

test('says that everything works', async ({ page }) => {
  await answerWith(page, 'GET', statusPath, 200, well);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Everything works' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Warnings' })).toHaveCount(0);
  await expect(card(page, 'Database')).toContainText(/Last backupMar 1\d, 2026/);
  await expect(card(page, 'AI model')).toContainText('12 of 1,000');
  await expect(card(page, 'Websites')).toContainText('No websites yet.');
});

test('sends a test email and shows the result', async ({ page }) => {
  await open(page);
  const mail = card(page, 'Email');
  const send = mail.getByRole('button', { name: 'Send test email' });
  await send.click();
  await expect(mail.getByRole('alert')).toHaveText('Your account has no email address. Add one, or name an address.');
  await mail.getByLabel('Send to').fill('ada@example');
  await send.click();
  await expect(mail.getByRole('alert')).toHaveText('Email must be an email address, like name@example.com.');
  await mail.getByLabel('Send to').fill('ada@example.com');
  await mail.getByLabel('Send to').press('Enter');
  await expect(mail.getByRole('status')).toContainText('nothing was sent to ada@example.com');
  await expect(mail.getByRole('alert')).toHaveCount(0);
  await expect(mail).toContainText(/Last test email.*, saved to the folder/);
  const [name = ''] = readdirSync(join(product.dataDir, 'outbox'));
  expect(readFileSync(join(product.dataDir, 'outbox', name), 'utf8')).toContain('To: ada@example.com');
  await expectNoAxeViolations(page);
});

test('says what is wrong and what to do, on a desktop and a phone', async ({ page }) => {
  await answerWith(page, 'GET', statusPath, 200, inTrouble);
  await open(page);
  const state = card(page, 'Visitors can’t be served');
  await expect(state).toContainText('The disk of the database is full. Make room');
  await expect(state.getByRole('list', { name: 'Warnings' }).getByRole('listitem')).toHaveText(inTrouble.warnings);
  await expect(card(page, 'Email')).toContainText('Sent through mail.example.com');
  await expect(card(page, 'Email')).toContainText('The mail server rejected the email (550).');
  await expect(card(page, 'Email')).toContainText('2, the oldest since Mar 10, 2026');
  await expect(card(page, 'Email')).toContainText(/Last test emailMar 1, 2026.*, saved to the folder/);
  await expect(card(page, 'AI model')).toContainText('1,500 of 1,500');
  await expect(card(page, 'AI model')).toContainText('The AI model didn’t answer in time.');
  const readings = card(page, 'Websites').getByRole('listitem');
  await expect(readings.first()).toContainText('The site did not answer.');
  await expect(readings.first()).toContainText('1 page read · 2 pages could not be read');
  await expect(readings.nth(1)).toContainText('Never fully read · 1,200 pages read');
  await expect(card(page, 'Websites')).toContainText('And 7 more');
  await expect(card(page, 'Database')).toContainText('9.3 GB');
  await expect(card(page, 'Server')).toContainText('2 days, 3 hours');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(page);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
  }
});

test('lists what needs attention while visitors are served', async ({ page }) => {
  await answerWith(page, 'GET', statusPath, 200, { ...inTrouble, problem: null });
  await open(page);
  await expect(card(page, 'Needs attention')).toContainText('2 emails are waiting to be sent.');
  await expectNoAxeViolations(page);
});

test('loads, fails and loads again', async ({ page }) => {
  const call = await hold(page, 'GET', statusPath);
  await open(page);
  await expect(page.getByText('Loading the status...')).toBeVisible();
  call.release();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await cutOff(page, 'GET', statusPath);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load the status.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
});

test('a user has no menu entry, and the URL says that admins only may see it', async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
  const page = await context.newPage();
  await page.goto(`${product.origin}/status`);
  await expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Status' })).toHaveCount(0);
  await context.close();
});
