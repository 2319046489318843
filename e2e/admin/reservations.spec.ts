import type { Reservation } from '@chat-module/contract/reservations';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

const product = productForFile();

const reservationCount = 1000;

interface Facility {
  readonly locationId: string;
  readonly botId: string;
}

let busy: Facility;
let quiet: Facility;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const makeFacility = async (businessName: string, timezone: string): Promise<Facility> => {
    const { id: locationId } = await makeLocation(request, product.origin, { businessName, timezone });
    const { id: botId } = await makeBot(request, product.origin, { name: `Bot of ${businessName}`, locationId });
    return { locationId, botId };
  };
  busy = await makeFacility('Busy Storage', 'America/Los_Angeles');
  quiet = await makeFacility('Quiet Storage', 'Asia/Tokyo');
  await reserve({
    ...{ botId: quiet.botId, customerName: 'Kim Quiet', unitSize: '5x5', customerEmail: 'kim@example.com' },
    ...{ unitId: '10x10-drive-up', moveInDate: '2999-12-03' },
  });
  for (let made = 0; made < reservationCount - 2; made += 50) {
    const numbers = Array.from({ length: Math.min(50, reservationCount - 2 - made) }, (_, index) => made + index);
    await Promise.all(
      numbers.map((number) => reserve({ botId: busy.botId, customerName: `Mover ${number}`, unitSize: '10x10' })),
    );
  }
  await reserve({ botId: busy.botId, customerName: 'Robin Newest', unitSize: '10x10' });
  await context.close();
});

/** Sent as a visitor, and without Playwright, which takes longer for a thousand calls than the product. */
const reserve = async (fields: object): Promise<void> => {
  const answer = await fetch(`${product.origin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerPhone: '(503) 555-0100', ...fields }),
  });
  if (!answer.ok) throw new Error(`A reservation was answered ${answer.status}: ${await answer.text()}`);
};

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const open = (page: Page, query = '') => page.goto(`${product.origin}/reservations${query}`);
const cards = (page: Page) => page.getByRole('article');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Update Status' });
const openDialog = async (page: Page, name: string) => {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Update Status' }).click();
  return dialogOf(page);
};

test("a card shows the unit's label and the move-in date", async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  const shown = page.getByRole('article', { name: 'Kim Quiet' });
  await expect(shown.getByText('Unit size').locator('..')).toContainText('5x5 — Drive-up');
  await expect(shown.getByText('Move-in date').locator('..')).toContainText('Dec 3, 2999');
});

test('the newest come first, fifty at a time', async ({ page }) => {
  const list = await hold(page, 'GET', '/api/admin/reservations');
  await open(page);
  await expect(page.getByText('Loading reservations...')).toBeVisible();
  list.release();
  await expect(cards(page)).toHaveCount(50);
  await expect(cards(page).first()).toContainText('Robin Newest');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(100);
});

test('a card shows status, day, location, unit, email or "Not provided", phone and notes', async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  const card = page.getByRole('article', { name: 'Kim Quiet' });
  await expect(card).toContainText('Pending');
  await expect(card).toContainText('Quiet Storage');
  await expect(card).toContainText('5x5');
  await expect(card.getByRole('link', { name: 'kim@example.com' })).toHaveAttribute('href', 'mailto:kim@example.com');
  await expect(card.getByRole('link', { name: '(503) 555-0100' })).toHaveAttribute('href', 'tel:5035550100');
  const [{ createdAt }] = await read(page, `?locationId=${quiet.locationId}`);
  const inTokyo = await page.evaluate(
    (iso) =>
      new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' }),
    createdAt,
  );
  await expect(card).toContainText(inTokyo);
  await open(page, `?locationId=${busy.locationId}`);
  await expect(page.getByRole('article', { name: 'Robin Newest' })).toContainText('Not provided');
});

test('one whose location no longer exists shows "Unknown"', async ({ page }) => {
  const [reservation] = await read(page, '');
  await answerWith(page, 'GET', '/api/admin/reservations', 200, [
    { ...reservation, locationId: 'gone', notes: 'Left a note.' },
  ]);
  await open(page);
  await expect(cards(page).getByText('Unknown')).toBeVisible();
  await expect(cards(page).getByText('Left a note.')).toBeVisible();
});

test('the location filter is in the URL', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Location').locator('option').first()).toHaveText('All Locations');
  await page.getByLabel('Location').selectOption({ label: 'Quiet Storage' });
  await expect(page).toHaveURL(`${product.origin}/reservations?locationId=${quiet.locationId}`);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue(quiet.locationId);
  await expect(cards(page)).toHaveCount(1);
  await open(page, '?locationId=unheard-of');
  await expect(page.getByText('No reservations found for the selected location.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a list or next page that fails to load shows a message, and loads on a retry', async ({ page }) => {
  await cutOff(page, 'GET', '/api/admin/reservations');
  await open(page);
  await expect(page.getByRole('alert')).toContainText('Could not load the reservations.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(50);
  await answerWith(page, 'GET', '/api/admin/reservations', 500, { message: 'Something went wrong.' });
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not load more.');
  await expect(cards(page)).toHaveCount(50);
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(100);
});

test('if the locations fail to load it says so, instead of "Unknown" on every card', async ({ page }) => {
  await cutOff(page, 'GET', '/api/locations');
  await open(page);
  await expect(page.getByRole('alert')).toContainText('Could not load the locations.');
  await restoreCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(50);
});

test('the dialog sets status and notes, once, and closes', async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  const dialog = await openDialog(page, 'Kim Quiet');
  await expect(dialog.getByLabel('Status').locator('option')).toHaveText([
    'Pending',
    'Confirmed',
    'Cancelled',
    'Completed',
  ]);
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Status').selectOption('confirmed');
  await dialog.getByLabel('Admin Notes').fill('Called back.\nComes on Monday.');
  const call = await hold(page, 'PATCH', /^\/api\/admin\/reservations\//);
  await dialog.getByRole('button', { name: 'Update Reservation' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  call.release();
  await expectToast(page, 'Reservation updated', 'The reservation has been updated successfully.');
  await expect(dialog).toHaveCount(0);
  expect(call.count()).toBe(1);
  const card = page.getByRole('article', { name: 'Kim Quiet' });
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('Called back.');
  await expect(card.getByRole('button', { name: 'Update Status' })).toBeFocused();
});

test('each status can be set and has its color', async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  const colors = [
    ['Confirmed', '#14632f'],
    ['Cancelled', '#a3211a'],
    ['Completed', '#1d4591'],
    ['Pending', '#7a4d05'],
  ] as const;
  for (const [status, color] of colors) {
    const dialog = await openDialog(page, 'Kim Quiet');
    await dialog.getByLabel('Status').selectOption({ label: status });
    await dialog.getByRole('button', { name: 'Update Reservation' }).click();
    await expect(dialog).toHaveCount(0);
    const badge = page.getByRole('article', { name: 'Kim Quiet' }).getByText(status, { exact: true });
    await expect(badge).toHaveCSS('color', rgb(color));
  }
});

test('a failure shows a message and keeps the typed text', async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  const dialog = await openDialog(page, 'Kim Quiet');
  await dialog.getByLabel('Admin Notes').fill('Not to be lost.');
  await answerWith(page, 'PATCH', /^\/api\/admin\/reservations\//, 500, { message: 'Something went wrong.' });
  await dialog.getByRole('button', { name: 'Update Reservation' }).click();
  await expectToast(page, 'Error', 'Failed to update reservation. Please try again.');
  await cutOff(page, 'PATCH', /^\/api\/admin\/reservations\//);
  await dialog.getByRole('button', { name: 'Update Reservation' }).click();
  await expectToast(page, 'Error', 'Failed to update reservation. Please try again.');
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('Not to be lost.');
  page.once('dialog', (question) => question.dismiss());
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Admin Notes')).toHaveValue('Not to be lost.');
  await answerWith(page, 'PATCH', /^\/api\/admin\/reservations\//, 401, signedOutAnswer);
  await expectSignInAgain(page, () => dialog.getByRole('button', { name: 'Update Reservation' }).click());
});

test('reloading and going back restore the number of rows and the scroll position', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(150);
  await expect(page).toHaveURL(`${product.origin}/reservations?pages=3`);
  const card = cards(page).nth(120);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await expect.poll(() => page.evaluate(() => history.state?.place?.row)).toBeGreaterThan(100);
  const isWhereItWas = () => expect(page.getByRole('article', { name, exact: true })).toBeInViewport();
  await page.reload();
  await expect(cards(page)).toHaveCount(150);
  await isWhereItWas();
  await page.getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { name: 'Business Locations' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(150);
  await isWhereItWas();
  // Choosing a filter restarts the list.
  await page.getByLabel('Location').selectOption({ label: 'Busy Storage' });
  await expect(page).toHaveURL(`${product.origin}/reservations?locationId=${busy.locationId}`);
  await expect(cards(page)).toHaveCount(50);
});

test('a thousand are all shown, and the last one opens', async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(50);
  await loadAll(page);
  await expect(cards(page)).toHaveCount(reservationCount);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await cards(page).last().getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Refresh loads new rows, and keeps the old ones if it fails', async ({ page }) => {
  await open(page, `?locationId=${quiet.locationId}`);
  await expect(cards(page)).toHaveCount(1);
  await post(page.request, `${product.origin}/api/reservations`, {
    botId: quiet.botId,
    customerName: 'Lou Later',
    customerPhone: '(503) 555-0101',
    unitSize: '5x5',
  });
  const list = await hold(page, 'GET', '/api/admin/reservations');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  list.release();
  await expect(cards(page)).toHaveText([/Lou Later/, /Kim Quiet/]);
  await cutOff(page, 'GET', '/api/admin/reservations');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'Error', 'Could not refresh. Check the connection to the server.');
  await expect(cards(page)).toHaveCount(2);
});

const read = async (page: Page, query: string): Promise<[Reservation]> =>
  (await page.request.get(`${product.origin}/api/admin/reservations${query}`)).json();

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Presses "Load more" until it is gone. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const button = () =>
      [...document.querySelectorAll('button')].find((it) => /^Load(ing\.\.\.| more)$/.test(it.innerText));
    for (let more = button(); more; more = button()) {
      more.click();
      await new Promise(requestAnimationFrame);
    }
  });
}
