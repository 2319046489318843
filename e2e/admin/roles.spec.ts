import { expect, type Page } from '@playwright/test';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectSignInAgain } from '../support/toasts.ts';

const product = productForFile();

let own: string;
let foreign: string;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const makeFacility = async (businessName: string): Promise<string> => {
    const { id: locationId } = await makeLocation(request, product.origin, { businessName });
    const { id: botId } = await makeBot(request, product.origin, { name: `Bot of ${businessName}`, locationId });
    const customer = { customerName: `Customer of ${businessName}`, customerPhone: '(503) 555-0100' };
    await post(request, `${product.origin}/api/reservations`, { botId, unitSize: '10x10', ...customer });
    await post(request, `${product.origin}/api/chat/${botId}`, { message: 'Hello?', sessionId: `s-${botId}` });
    return locationId;
  };
  own = await makeFacility('Own Storage');
  foreign = await makeFacility('Foreign Storage');
  await makeUser(request, product.origin, { username: 'reader', locationId: own });
  await context.close();
});

test.beforeEach(({ context }) =>
  signInByRequest(context, product.origin, { username: 'reader', password: userPassword }),
);

const open = (page: Page, path: string) => page.goto(product.origin + path);

test('a user sees the bots and figures of their own location, and no controls that change them', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('row', { name: /Bot of Own Storage/ })).toBeVisible();
  await expect(page.getByText('Bot of Foreign Storage')).toHaveCount(0);
  await expect(page.getByText('Conversations Today').locator('..')).toContainText('1');
  await expect(page.getByRole('button', { name: 'Embed code Bot of Own Storage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View Reports' })).toBeVisible();
  for (const name of ['New Bot', 'Get Started', 'Import Data', /^Edit/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
});

test('without any bot a user is not asked to create one', async ({ page }) => {
  await intercept(page, '**/api/bots', (route) => route.fulfill({ json: [] }));
  await open(page, '/');
  await expect(page.getByText('No bots yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Your First Bot' })).toHaveCount(0);
  await expect(page.getByText('Create your first chatbot to get started')).toHaveCount(0);
});

test('a user can read their own location but not change it', async ({ page }) => {
  await open(page, '/locations');
  const card = page.getByRole('article', { name: 'Own Storage' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const name of ['Add Location', /^Edit/, /^Delete/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await card.getByRole('button', { name: 'ChatBot Embed Code' }).click();
  await expect(card.getByRole('button', { name: 'Copy Embed Code' })).toBeVisible();
  await expect(card.getByLabel('Hex Code')).toHaveCount(0);
});

test('a user sees only the reservations of their own location', async ({ page }) => {
  await open(page, '/reservations');
  await expect(page.getByRole('article', { name: 'Customer of Own Storage' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  await open(page, `/reservations?locationId=${foreign}`);
  await expect(page.getByText('No reservations found for the selected location.')).toBeVisible();
});

test('a URL that a user may not open says so and links back', async ({ page }) => {
  for (const path of ['/admin', '/locations/new', `/locations/${own}/edit`]) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
});

test('a session ended elsewhere is noticed at the next call', async ({ page, browser }) => {
  const admin = await browser.newContext();
  await signInByRequest(admin, product.origin);
  const { id } = await makeUser(admin.request, product.origin, { username: 'leaver', locationId: own });
  await page.context().clearCookies();
  await signInByRequest(page.context(), product.origin, { username: 'leaver', password: userPassword });
  await open(page, '/');
  // When the dashboard shows its figures and bots, its last calls have ended.
  await expect(page.getByRole('row', { name: /Bot of Own Storage/ })).toBeVisible();
  await expect(page.getByText('Conversations Today').locator('..')).toContainText('1');
  await admin.request.delete(`${product.origin}/api/admin/users/${id}`);
  await admin.close();
  await expectSignInAgain(page, () => page.getByRole('link', { name: 'Reservations' }).click());
  await expect(page).toHaveURL(`${product.origin}/api/login?next=%2Freservations`);
});
