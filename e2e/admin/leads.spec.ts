import type { Bot } from '@chat-module/contract/bots';
import type { Lead } from '@chat-module/contract/leads';
import type { Location } from '@chat-module/contract/locations';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

let harbor: Location;
let hill: Location;
let harborBot: Bot;
let hillBot: Bot;

const makeLead = (request: APIRequestContext, botId: string, fields: Partial<Lead> & Pick<Lead, 'name'>) =>
  post(request, `${product.origin}/api/leads`, { botId, phone: '(503) 555-0111', ...fields });

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const open = async (page: Page, path = '/leads') => {
  await page.goto(product.origin + path);
  await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
};

const openDialogOf = async (page: Page, name: string) => {
  await cardOf(page, name).getByRole('button', { name: 'Update Status' }).click();
  return page.getByRole('dialog', { name: 'Update Status' });
};

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  harbor = await makeLocation(request, product.origin);
  hill = await makeLocation(request, product.origin, { businessName: 'Hilltop Storage', timezone: 'Asia/Tokyo' });
  harborBot = await makeBot(request, product.origin, { locationId: harbor.id });
  hillBot = await makeBot(request, product.origin, { name: 'Hilltop Helper', locationId: hill.id });
  await makeLead(request, harborBot.id, {
    name: 'Ada Quill',
    email: 'ada@example.com',
    inquiry: 'Is a 10x15 free?\nFrom May on.',
    unitSize: '10x15',
  });
  await makeLead(request, hillBot.id, { name: 'Ben Stow' });
  await context.close();
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test('shows contact details and inquiry, newest first', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Leads · Chat Module');
  await expect(page.getByRole('article')).toHaveText([/Ben Stow/, /Ada Quill/]);
  const ada = cardOf(page, 'Ada Quill');
  await expect(ada).toContainText('New');
  await expect(ada).toContainText('Harbor Lane Storage');
  await expect(ada).toContainText('10x15');
  await expect(ada).toContainText('From May on.');
  await expect(ada.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  await expect(ada.getByRole('link', { name: '(503) 555-0111' })).toHaveAttribute('href', 'tel:5035550111');
  await expect(cardOf(page, 'Ben Stow')).toContainText('Not provided');
});

test("dates are in the location's time zone", async ({ page }) => {
  await answerWith(page, 'GET', '/api/admin/leads', 200, [
    { ...blankLead, id: '1', name: 'Early Bird', locationId: hill.id, createdAt: '2026-03-01T20:00:00.000Z' },
  ]);
  await open(page);
  await expect(cardOf(page, 'Early Bird')).toContainText('Mar 2, 2026');
});

test('the location filter is in the URL', async ({ page }) => {
  await open(page);
  await page.getByLabel('Location').selectOption({ label: 'Hilltop Storage' });
  await expect(page.getByRole('article')).toHaveText([/Ben Stow/]);
  await expect(page).toHaveURL(`${product.origin}/leads?locationId=${hill.id}`);
  await page.reload();
  await expect(page.getByRole('article')).toHaveText([/Ben Stow/]);
  await page.getByLabel('Location').selectOption({ label: 'All Locations' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(`${product.origin}/leads`);
});

test('the status filter is in the URL, and a lead with a new status leaves the list', async ({ page }) => {
  await post(page.request, `${product.origin}/api/leads`, {
    botId: hillBot.id,
    name: 'Cy Loft',
    phone: '503 555 0113',
  });
  await open(page);
  const statuses = page.getByLabel('Status').locator('option');
  await expect(statuses).toHaveText(['All Statuses', 'New', 'Contacted', 'Converted', 'Closed']);
  await page.getByLabel('Status').selectOption({ label: 'Closed' });
  await expect(page.getByText('No leads have this status')).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/leads?status=closed`);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Show all statuses' }).click();
  await page.getByLabel('Status').selectOption({ label: 'New' });
  const dialog = await openDialogOf(page, 'Cy Loft');
  await dialog.getByLabel('Status').selectOption({ label: 'Closed' });
  await dialog.getByRole('button', { name: 'Update Lead' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Cy Loft')).toHaveCount(0);
  await page.goto(`${product.origin}/leads?status=closed&locationId=${hill.id}`);
  await expect(page.getByRole('article')).toHaveText([/Cy Loft/]);
  await page.goto(`${product.origin}/leads?status=lost`);
  await expect(page.getByLabel('Status')).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('the search filters while typing, is in the URL, and says when it finds none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/leads') asked.push(searchParams.get('search') ?? '');
  });
  await open(page);
  await expect(cardOf(page, 'Ben Stow')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search leads' });
  await box.pressSequentially('ADA QU');
  await expect(cardOf(page, 'Ben Stow')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveText([/Ada Quill/]);
  expect(asked.at(-1)).toBe('ADA QU');
  expect(asked.length).toBeLessThan(5);
  await page.reload();
  await expect(box).toHaveValue('ADA QU');
  await expect(page.getByRole('article')).toHaveText([/Ada Quill/]);
  for (const part of ['503.555.0111', 'ada@', 'from may', '10x15']) {
    await box.fill(part);
    await expect(cardOf(page, 'Ada Quill')).toBeVisible();
  }
  await box.fill('nobody of that name');
  await expect(page.getByText('No leads match "nobody of that name"')).toBeVisible();
  await expect(page.getByText('Try another name, phone number, email, inquiry or unit size.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cardOf(page, 'Ben Stow')).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/leads`);
});

test('saves status and notes', async ({ page }) => {
  await open(page);
  const dialog = await openDialogOf(page, 'Ada Quill');
  await expect(dialog).toContainText('Lead: Ada Quill');
  await dialog.getByLabel('Status').selectOption({ label: 'Contacted' });
  await dialog.getByLabel('Notes').fill('Comes by on Friday.');
  const update = await hold(page, 'PATCH', /^\/api\/admin\/leads\//);
  await dialog.getByRole('button', { name: 'Update Lead' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  update.release();
  await expectToast(page, 'Lead updated', 'The lead has been updated successfully.');
  expect(update.count()).toBe(1);
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Ada Quill').getByRole('button', { name: 'Update Status' })).toBeFocused();
  await expect(cardOf(page, 'Ada Quill')).toContainText('Contacted');
  await page.reload();
  await expect(cardOf(page, 'Ada Quill')).toContainText('Comes by on Friday.');
});

test.describe('an update that fails', () => {
  const call = ['PATCH', /^\/api\/admin\/leads\//] as const;

  test('keeps the typed text and can be retried', async ({ page }) => {
    await open(page);
    const dialog = await openDialogOf(page, 'Ben Stow');
    await dialog.getByLabel('Notes').fill('Rings back.');
    await answerWith(page, ...call, 500, { message: 'Something went wrong.' });
    await dialog.getByRole('button', { name: 'Update Lead' }).click();
    await expectToast(page, 'Error', 'Failed to update lead. Please try again.');
    await restoreCalls(page);
    await cutOff(page, ...call);
    await dialog.getByRole('button', { name: 'Update Lead' }).click();
    await expectToast(page, 'Error', 'Failed to update lead. Please try again.');
    await expect(dialog.getByLabel('Notes')).toHaveValue('Rings back.');
    await restoreCalls(page);
    await dialog.getByRole('button', { name: 'Update Lead' }).click();
    await expectToast(page, 'Lead updated', 'The lead has been updated successfully.');
  });

  test('goes to the sign-in screen when the session has expired, and comes back', async ({ page }) => {
    const toasts = await recordToasts(page);
    await open(page, `/leads?locationId=${hill.id}`);
    const dialog = await openDialogOf(page, 'Ben Stow');
    await answerWith(page, ...call, 401, signedOutAnswer);
    await dialog.getByRole('button', { name: 'Update Lead' }).click();
    const here = new RegExp(`^/leads\\?locationId=${hill.id}&dialog=update-lead&id=`);
    await page.waitForURL((url) => url.pathname === '/api/login' && here.test(url.searchParams.get('next') ?? ''));
    expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
  });
});

test('asks before it discards typed notes', async ({ page }) => {
  await open(page);
  const dialog = await openDialogOf(page, 'Ben Stow');
  await dialog.getByLabel('Notes').fill('Half a sentence');
  page.once('dialog', (question) => question.dismiss());
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half a sentence');
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('has loading and empty states', async ({ page }) => {
  const leads = await hold(page, 'GET', '/api/admin/leads');
  await open(page, '/leads?locationId=nowhere');
  await expect(page.getByText('Loading leads...')).toBeVisible();
  leads.release();
  await expect(page.getByText('No leads found for the selected location.')).toBeVisible();
});

test('a list that fails to load can be retried', async ({ page, context }) => {
  const stored: Lead[] = await (await context.request.get(`${product.origin}/api/admin/leads`)).json();
  expect(stored).not.toEqual([]);
  await cutOff(page, 'GET', '/api/admin/leads');
  await open(page);
  await expect(page.getByRole('alert')).toContainText('Could not load the leads.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(stored.length);
});

const blankLead: Omit<Lead, 'id'> = {
  botId: null,
  locationId: null,
  deletedLocationName: null,
  sessionId: 's',
  name: 'Somebody',
  phone: '(503) 555-0111',
  email: '',
  inquiry: '',
  unitSize: '',
  status: 'new',
  notes: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  assigneeId: null,
  assigneeName: null,
  followUpOn: '',
  followUp: null,
  pageUrl: '',
};

test('if the locations fail to load it says so, instead of "Unknown" on every card', async ({ page }) => {
  await cutOff(page, 'GET', '/api/locations');
  await open(page);
  await expect(page.getByRole('alert')).toContainText('Could not load the locations.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Ada Quill')).toContainText('Harbor Lane Storage');
});

test('loads page by page, and keeps the rows when the next page fails', async ({ page }) => {
  const pageOf = (start: number) =>
    Array.from({ length: 50 }, (_, index) => ({ ...blankLead, id: `${start + index}`, name: `Lead ${start + index}` }));
  let isDown = true;
  await intercept(page, '**/api/admin/leads*', (route) => {
    if (!route.request().url().includes('cursor=next')) {
      return route.fulfill({ json: pageOf(1), headers: { 'X-Next-Cursor': 'next' } });
    }
    return isDown ? route.abort() : route.fulfill({ json: pageOf(51) });
  });
  await open(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load more.');
  await expect(page.getByRole('article')).toHaveCount(50);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(cardOf(page, 'Lead 100')).toContainText('Unknown');
});

test('a user can read the leads of their own location and change none', async ({ browser, context }) => {
  const own = { username: 'ria', password: userPassword };
  await makeUser(context.request, product.origin, { username: own.username, locationId: hill.id });
  const readers = await browser.newContext();
  await signInByRequest(readers, product.origin, own);
  const page = await readers.newPage();
  await open(page);
  await expect(cardOf(page, 'Ben Stow')).toBeVisible();
  await expect(cardOf(page, 'Ada Quill')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  await readers.close();
});

test('the dialog is reached by the keyboard', async ({ page }) => {
  await open(page);
  await cardOf(page, 'Ada Quill').getByRole('button', { name: 'Update Status' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Update Status' })).toBeVisible();
});
