import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { collectProblems } from '../support/problems.ts';
import { productForFile } from '../support/product-for-file.ts';
import { recordToasts } from '../support/record-toasts.ts';
import { makeLocation, makeUser, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import {
  fillWhole,
  makeUsersLocation,
  oneUser,
  open,
  openCreateDialog,
  openWith,
  submit,
  usersPath,
} from './users-screen.ts';

const product = productForFile();

let locationId: string;

test.beforeAll(async ({ browser }) => {
  locationId = await makeUsersLocation(browser, product.origin);
});

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

test.describe('the screen', () => {
  test('has its header, links and title', async ({ page }) => {
    const problems = collectProblems(page);
    await open(page, product.origin);
    await expect(page.getByRole('main').locator('header')).toContainText('Chat ModuleAdmin Panel');
    await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
    await expect(page.getByText('Create and manage user accounts')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await expect(page.getByRole('link', { name: 'User Management' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
    expect(problems).toEqual([]);
  });

  test('shows each user with name, role, email and location', async ({ page }) => {
    const card = await openWith(page, product.origin, { username: 'ria', locationId });
    await expect(card).toContainText('Ria Reader');
    await expect(card).toContainText('ria@example.com');
    await expect(card).toContainText('Harbor Lane Storage');
    await expect(card.getByText('User', { exact: true })).toBeVisible();
    for (const action of ['Edit', 'Change password', 'Delete']) {
      await expect(card.getByRole('button', { name: `${action} ria` })).toBeVisible();
    }
    const first = page.getByRole('article', { name: 'admin' });
    await expect(first.getByText('Admin', { exact: true })).toBeVisible();
    await expect(first).toContainText('No location');
  });

  test('says "Unknown location" if the location is not found', async ({ page }) => {
    await answerWith(page, 'GET', '/api/admin/locations', 200, []);
    const card = await openWith(page, product.origin, { username: 'astray', locationId });
    await expect(card).toContainText('Unknown location');
  });

  test('loads, fails and loads again', async ({ page }) => {
    await cutOff(page, 'GET', usersPath);
    await page.goto(`${product.origin}/admin`);
    await expect(page.getByRole('alert')).toContainText('Could not load the users.');
    await restoreCalls(page);
    const call = await hold(page, 'GET', usersPath);
    await page.getByRole('button', { name: 'Try again' }).click();
    call.release();
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
    await restoreCalls(page);
    const slow = await hold(page, 'GET', usersPath);
    await page.reload();
    await expect(page.getByText('Loading users...')).toBeVisible();
    slow.release();
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
  });

  test('loads fifty at a time, and retries a failed page', async ({ page }) => {
    for (let index = 0; index < 51; index += 1) {
      await makeUser(page.request, product.origin, { username: `many-${index}`, locationId });
    }
    await open(page, product.origin);
    await expect(page.getByRole('article')).toHaveCount(50);
    await cutOff(page, 'GET', usersPath);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not load more.');
    await expect(page.getByRole('article')).toHaveCount(50);
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'admin' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    for (const user of await (await page.request.get(`${product.origin}${usersPath}?limit=200`)).json()) {
      if (user.username.startsWith('many-')) await page.request.delete(`${product.origin}${usersPath}/${user.id}`);
    }
  });

  test('search, location and role are in the URL', async ({ page }) => {
    const hill = await makeLocation(page.request, product.origin, { businessName: 'Hilltop Storage' });
    await makeUser(page.request, product.origin, { username: 'upland', locationId: hill.id });
    await makeUser(page.request, product.origin, { username: 'overseer', role: 'admin', locationId: hill.id });
    await open(page, product.origin);
    await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Hilltop Storage' });
    await expect(page.getByRole('article')).toHaveText([/overseer/, /upland/]);
    await page.getByLabel('Role').selectOption({ label: 'Admin' });
    await expect(page.getByRole('article')).toHaveText([/overseer/]);
    await page.getByRole('searchbox', { name: 'Search users' }).fill('UPLAND');
    await expect(page.getByText('No users match')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Role').selectOption({ label: 'All Roles' });
    await expect(page.getByRole('article')).toHaveText([/upland/]);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('UPLAND');
    await expect(page.getByRole('article')).toHaveText([/upland/]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(`${product.origin}/admin`);
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
  });

  test('fits a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWith(page, product.origin, { username: 'a-name-without-any-room-to-break-it-anywhere', locationId });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('deleting a user', () => {
  const answerQuestion = async (page: Page, answer: 'accept' | 'dismiss'): Promise<string> => {
    const question = await page.waitForEvent('dialog');
    await question[answer]();
    return question.message();
  };

  test('asks, deletes, and keeps the focus in the list', async ({ page }) => {
    const card = await openWith(page, product.origin, { username: 'leaving', locationId });
    const remove = page.getByRole('button', { name: 'Delete leaving' });
    const [message] = await Promise.all([answerQuestion(page, 'dismiss'), remove.click()]);
    expect(message).toBe('Are you sure you want to delete user "leaving"?');
    await expect(card).toBeVisible();
    const call = await hold(page, 'DELETE', oneUser);
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expect(remove).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'User deleted successfully');
    await expect(card).toBeHidden();
    await expect(page.getByRole('list', { name: 'Users' })).toBeFocused();
  });

  test(`refuses to delete one's own account, and otherwise says "Failed to delete user"`, async ({ page }) => {
    await open(page, product.origin);
    const remove = page.getByRole('button', { name: 'Delete admin' });
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expectToast(page, 'Error', 'You cannot delete your own account.');
    await cutOff(page, 'DELETE', oneUser);
    await Promise.all([answerQuestion(page, 'accept'), remove.click()]);
    await expectToast(page, 'Error', 'Failed to delete user');
    await expect(page.getByRole('article', { name: 'admin' })).toBeVisible();
  });
});

test.describe('access', () => {
  test('an expired session leads to the sign-in screen, and back after signing in', async ({ page }) => {
    const toasts = await recordToasts(page);
    await open(page, product.origin);
    const dialog = await openCreateDialog(page);
    await fillWhole(dialog, 'belated');
    await answerWith(page, 'POST', usersPath, 401, signedOutAnswer);
    await submit(dialog, 'Create User');
    await expect(page).toHaveURL(`${product.origin}/api/login?next=%2Fadmin%3Fdialog%3Dcreate-user`);
    expect(await toasts()).toEqual(['UnauthorizedYou are logged out. Logging in again...']);
  });

  test('a user has no menu entry, and the URL says that admins only may see it', async ({ browser, page }) => {
    await makeUser(page.request, product.origin, { username: 'reader', locationId });
    const context = await browser.newContext();
    await signInByRequest(context, product.origin, { username: 'reader', password: userPassword });
    const reader = await context.newPage();
    const problems = collectProblems(reader);
    await reader.goto(`${product.origin}/admin`);
    await expect(reader.getByRole('heading', { name: 'Admins only' })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'User Management' })).toHaveCount(0);
    await expect(reader.getByRole('button', { name: 'Create User' })).toHaveCount(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('a user whose location is deleted has none, without reloading', async ({ page }) => {
  const { id } = await makeLocation(page.request, product.origin, { businessName: 'Torn Down Storage' });
  await makeUser(page.request, product.origin, { username: 'homeless', locationId: id });
  await open(page, product.origin);
  const card = page.getByRole('article', { name: 'homeless', exact: true });
  await expect(card).toContainText('Torn Down Storage');
  await page.getByRole('link', { name: 'Locations' }).click();
  await page.getByRole('button', { name: 'Delete Torn Down Storage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Location deleted successfully');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(card).toContainText('No location');
});

test.describe('the list', () => {
  test('says how many users match, and exports them as CSV', async ({ page }) => {
    const csvPerson = await makeUser(page.request, product.origin, { username: 'csv-person', locationId });
    await page.goto(`${product.origin}/admin?search=csv-person`);
    await expect(page.getByText('1 user', { exact: true })).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await downloaded).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"csv-person","Ria","Reader","${csvPerson.email}","user","Harbor Lane Storage"`);
  });

  test('opens a user in a side panel, with every location', async ({ page }) => {
    const more = await Promise.all(
      [1, 2, 3, 4].map((number) => makeLocation(page.request, product.origin, { businessName: `Panel ${number}` })),
    );
    const locationIds = more.map(({ id }) => id);
    const many = { role: 'manager', locationId: locationIds[0] ?? null, locationIds } as const;
    await makeUser(page.request, product.origin, { username: 'panel-person', ...many });
    await page.goto(`${product.origin}/admin?search=panel-person`);
    const link = page.getByRole('link', { name: 'panel-person' });
    await link.press('Enter');
    const panel = page.getByRole('dialog', { name: 'panel-person' });
    await expect(panel.getByText('Panel 1\nPanel 2\nPanel 3\nPanel 4')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await link.click();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Edit User' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Username')).toHaveValue('panel-person');
  });
});
