import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

const places: string[] = [];

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  for (const businessName of ['Cedar Storage', 'Pine Storage', 'Foreign Storage']) {
    const { id } = await makeLocation(request, product.origin, { businessName });
    const bot = await makeBot(request, product.origin, { name: `Bot of ${businessName}`, locationId: id });
    const lead = { botId: bot.id, name: `Lead of ${businessName}`, phone: '(503) 555-0111' };
    await post(request, `${product.origin}/api/leads`, lead);
    places.push(id);
  }
  const assigned = { role: 'manager', locationId: places[0] ?? null, locationIds: places.slice(0, 2) } as const;
  await makeUser(request, product.origin, { username: 'worker', ...assigned });
  await context.close();
});

const asManager = (page: Page) =>
  signInByRequest(page.context(), product.origin, { username: 'worker', password: userPassword });

const open = (page: Page, path: string) => page.goto(product.origin + path);

test('a manager works a lead of one of their locations, and sees no others', async ({ page }) => {
  await asManager(page);
  await open(page, '/leads');
  await expect(page.getByText('Lead of Cedar Storage').first()).toBeVisible();
  await expect(page.getByText('Lead of Pine Storage').first()).toBeVisible();
  await expect(page.getByText('Lead of Foreign Storage')).toHaveCount(0);
  const lead = page.getByRole('article', { name: 'Lead of Cedar Storage' });
  await lead.getByRole('button', { name: 'Update Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Status').selectOption({ label: 'Contacted' });
  await dialog.getByRole('button', { name: 'Update Lead' }).click();
  await expect(lead).toContainText('Contacted');
  await expectNoAxeViolations(page);
});

test('a manager may change FAQs, but sees nothing that changes bots, locations or users', async ({ page }) => {
  await asManager(page);
  await open(page, '/faqs');
  await expect(page.getByRole('button', { name: 'New FAQ' })).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Import Data' })).toBeVisible();
  for (const name of ['New Bot', 'Get Started', /^Edit/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  for (const name of ['User Management', 'Audit Log', 'Status'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await open(page, '/locations');
  await expect(page.getByRole('article', { name: 'Pine Storage' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const name of ['Add Location', /^Edit/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('the URL of a screen for admins says so', async ({ page }) => {
  await asManager(page);
  for (const path of ['/admin', '/audit-log', '/status', '/locations/new', `/locations/${places[0]}/edit`]) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible();
    await expect(page.getByText('Your account can manage leads, reservations, FAQs and conversations.')).toBeVisible();
  }
});

test.describe('an admin', () => {
  test.beforeEach(({ context }) => signInByRequest(context, product.origin));

  test('turns a user into a manager of several locations', async ({ page }) => {
    await makeUser(page.request, product.origin, { username: 'promoted', locationId: places[0] ?? null });
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Edit promoted' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Role').selectOption({ label: 'Manager (Leads, Reservations, FAQs)' });
    const locations = dialog.getByRole('group', { name: 'Locations' });
    await expect(locations.getByLabel('Cedar Storage')).toBeChecked();
    await locations.getByLabel('Pine Storage').check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Update User' }).click();
    await expectToast(page, 'Success', 'User updated successfully');
    const row = page.getByRole('article', { name: 'promoted' });
    await expect(row).toContainText('Manager');
    await expect(row).toContainText('Cedar Storage and Pine Storage');
  });

  test('must choose a location for a manager', async ({ page }) => {
    await open(page, '/admin?dialog=invite-user');
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    await dialog.getByLabel('Role').selectOption('manager');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expectToast(page, 'Error', 'All fields are required');
    await expect(dialog.getByText('Choose at least one location.')).toBeVisible();
    await dialog.getByLabel('Pine Storage').check();
    await expect(dialog.getByText('Choose at least one location.')).toHaveCount(0);
  });

  test('invites a manager, who accepts by the emailed link and signs in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/admin');
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    await dialog.getByLabel('First Name').fill('Ina');
    await dialog.getByLabel('Last Name').fill('Vited');
    await dialog.getByLabel('Email').fill('ina@example.com');
    await dialog.getByLabel('Role').selectOption('manager');
    await dialog.getByLabel('Pine Storage').check();
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    const shown = page.getByRole('dialog', { name: 'Invitation Link' });
    const link = await shown.getByLabel('Link', { exact: true }).inputValue();
    await expectNoAxeViolations(page);
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article', { name: 'ina@example.com' })).toContainText('Invited');
    expect(await mailedLink('ina@example.com')).toBe(link);

    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welcome, Ina' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Username').fill('ina');
    await page.getByLabel('Password', { exact: true }).fill('open sesame seeds');
    await page.getByLabel('Confirm Password', { exact: true }).fill('open sesame seeds');
    await page.getByRole('button', { name: 'Accept Invitation' }).click();
    await expectToast(page, 'Success', 'Your account is ready. Sign in now.');
    await signInByRequest(page.context(), product.origin, { username: 'ina', password: 'open sesame seeds' });
    await open(page, '/leads');
    await expect(page.getByText('Lead of Pine Storage').first()).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Invitation Expired' })).toBeVisible();
  });

  test('revokes an invitation', async ({ page }) => {
    const body = { firstName: 'Rev', lastName: 'Oked', email: 'rev@example.com', locationId: places[0] };
    const { link } = await post(page.request, `${product.origin}/api/admin/invitations`, body);
    await open(page, '/admin');
    page.once('dialog', (question) => question.accept());
    await page.getByRole('button', { name: 'Revoke invitation rev@example.com' }).click();
    await expectToast(page, 'Success', 'Invitation revoked successfully');
    await expect(page.getByRole('article', { name: 'rev@example.com' })).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByText('Ask your administrator for a new one.')).toBeVisible();
  });
});

/** The link in the email to this address. */
async function mailedLink(address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const outbox = join(product.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? '';
    const unwrapped = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = /http\S+\/invitation\?token=\S+/.exec(unwrapped)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return link;
}
