import { readFile } from 'node:fs/promises';
import type { AuditEntry } from '@chat-module/contract/audit';
import type { Location } from '@chat-module/contract/locations';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { adminPassword, signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const product = productForFile();
const logPath = '/api/admin/audit-log';

let location: Location;

const open = async (page: Page, search = '') => {
  await page.goto(`${product.origin}/audit-log${search}`);
  await expect(page.getByRole('heading', { name: 'Audit Log', level: 1 })).toBeVisible();
};

const entryOf = (page: Page, sentence: string) => page.getByRole('article', { name: sentence, exact: true });

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  location = await makeLocation(context.request, product.origin);
  await makeUser(context.request, product.origin, { username: 'reader', locationId: location.id });
  await context.request.put(`${product.origin}/api/locations/${location.id}`, { data: { officeHours: 'Daily 8-6' } });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test('lists who changed what, newest first', async ({ page }) => {
  const admin = { username: 'admin', password: adminPassword };
  await post(page.request, `${product.origin}/api/login`, admin);
  await open(page);
  await expect(page).toHaveTitle('Audit Log · Chat Module');
  await expect(page.getByRole('article').first()).toContainText('admin signed in');
  const change = entryOf(page, `admin changed the location ${location.businessName}`);
  await expect(change).toContainText('office hours');
  await expect(entryOf(page, 'admin created the user reader')).toBeVisible();
});

test('an entry opens in a side panel, which Back and Escape close', async ({ page }) => {
  await open(page);
  const sentence = `admin changed the location ${location.businessName}`;
  const link = page.getByRole('link', { name: sentence });
  await link.click();
  const panel = page.getByRole('dialog', { name: sentence });
  await expect(panel).toContainText('→ "Daily 8-6"');
  await expect(panel.getByRole('heading', { name: sentence })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'admin created the user reader' }).click();
  const next = page.getByRole('dialog', { name: 'admin created the user reader' });
  await expect(next.getByRole('heading').first()).toBeFocused();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(next).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${product.origin}/audit-log`);
  await link.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.press('Enter');
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('on a phone the filters are behind a button, and the panel covers the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expect(page.getByLabel('Kind')).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Kind').selectOption('Users');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'admin created the user reader' }).click();
  const panel = page.getByRole('dialog', { name: 'admin created the user reader' });
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`${product.origin}/audit-log`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('person, kind and date are in the URL', async ({ page }) => {
  await open(page);
  await page.getByLabel('Kind').selectOption('Users');
  await expect(page.getByRole('article')).toHaveText([/admin created the user reader/]);
  await expect(page).toHaveURL(/kind=user/);
  await page.getByLabel('Person').selectOption('reader');
  await expect(page.getByText('No entries match')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(`${product.origin}/audit-log`);
  await expect(entryOf(page, 'admin created the user reader')).toBeVisible();
  await page.getByLabel('Date').selectOption('Choose dates...');
  await page.getByLabel('To', { exact: true }).fill('2020-02-02');
  await expect(page.getByText('No entries match')).toBeVisible();
  await expect(page).toHaveURL(/date=\.\.2020-02-02/);
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-02-02');
  await page.getByLabel('Date').selectOption('Last 7 days');
  await expect(entryOf(page, 'admin created the user reader')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`${product.origin}/audit-log`);
});

test('an unknown kind or date in the URL is ignored', async ({ page }) => {
  await open(page, '?kind=everything&date=tomorrow');
  await expect(entryOf(page, 'admin created the user reader')).toBeVisible();
  await expect(page.getByLabel('Kind')).toHaveValue('');
});

test('loads, fails and loads again', async ({ page }) => {
  const call = await hold(page, 'GET', logPath);
  await open(page);
  await expect(page.getByText('Loading the audit log...')).toBeVisible();
  call.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await cutOff(page, 'GET', logPath);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Could not load the audit log.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an empty one says so', async ({ page }) => {
  await answerWith(page, 'GET', logPath, 200, []);
  await open(page);
  await expect(page.getByText('No entries yet')).toBeVisible();
});

test('loads fifty at a time, and shows markup in a name as text', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>';
  const entry = (i: number): AuditEntry => ({
    id: `e${i}`,
    actorId: 'a',
    actorName: `ada ${script}`,
    action: 'deleted',
    kind: 'bot',
    subjectId: 'b',
    subjectName: `Bot ${i}`,
    changes: [],
    createdAt: '2026-03-10T15:00:00.000Z',
  });
  const all = Array.from({ length: 60 }, (_, i) => entry(i));
  await intercept(page, `**${logPath}*`, (route) => {
    const isSecond = route.request().url().includes('cursor');
    return route.fulfill({
      json: isSecond ? all.slice(50) : all.slice(0, 50),
      headers: isSecond ? {} : { 'X-Next-Cursor': 'more' },
    });
  });
  await open(page);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(entryOf(page, `ada ${script} deleted the bot Bot 0`)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(60);
});

test('a user has no menu entry, and the URL says that admins only may see it', async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
  const page = await context.newPage();
  await page.goto(`${product.origin}/audit-log`);
  await expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit Log' })).toHaveCount(0);
  await context.close();
});

test('the log says how many entries it has, and exports them as CSV', async ({ page }) => {
  await open(page, '?kind=location');
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"changed","location","${location.businessName}"`);
  await open(page, '?kind=audit_log');
  await expect(entryOf(page, 'admin exported the audit log')).toBeVisible();
});
