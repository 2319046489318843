import type { Reservation } from '@chat-module/contract/reservations';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();
const dayMs = 24 * 60 * 60 * 1000;

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

let facilities = 0;

async function makeFacility(page: Page, fields: object = {}) {
  const name = `Harbor Storage ${++facilities}`;
  const location = await makeLocation(page.request, product.origin, { businessName: name, timezone: 'UTC', ...fields });
  const { id: botId } = await makeBot(page.request, product.origin, { name, locationId: location.id });
  const wish = { botId, customerName: 'Robin Mover', customerPhone: '(503) 555-0100', unitSize: '10x10' };
  const reservation: Reservation = await post(page.request, `${product.origin}/api/reservations`, wish);
  return { location, reservation };
}

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const openPanel = async (page: Page, { location, reservation }: Awaited<ReturnType<typeof makeFacility>>) => {
  await page.goto(`${product.origin}/reservations?locationId=${location.id}&reservation=${reservation.id}`);
  return page.getByRole('dialog', { name: 'Robin Mover' });
};
const row = (page: Page) => page.getByRole('article', { name: 'Robin Mover' });

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an operator sets, moves and removes a hold in the panel', async ({ page }) => {
      const panel = await openPanel(page, await makeFacility(page));
      await expect(panel.getByRole('button', { name: 'Set Hold' })).toBeDisabled();
      await panel.getByLabel('Hold until').fill(inDays(9));
      await panel.getByRole('button', { name: 'Set Hold' }).click();
      await expectToast(page, 'Hold saved', 'The reservation is cancelled when its hold ends.');
      await expect(panel.getByText(/^Held until /)).toBeVisible();
      await expect(panel.getByText(/set the hold to/)).toBeVisible();
      await expectNoAxeViolations(page);
      await panel.getByLabel('Hold until').fill(inDays(0));
      await panel.getByRole('button', { name: 'Change Hold' }).click();
      await expect(panel.getByText('Hold ends today')).toBeVisible();
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(row(page).getByText('Hold ends today')).toBeVisible();
      await page.getByRole('link', { name: 'Robin Mover' }).click();
      await panel.getByRole('button', { name: 'Remove Hold' }).click();
      await expectToast(page, 'Hold removed', 'The reservation stays until you change its status.');
      await expect(panel.getByLabel('Hold until')).toHaveValue('');
      await expect(row(page).getByText(/Hold/)).toHaveCount(0);
    });
  });
}

test('a hold in the past is refused with a sentence', async ({ page }) => {
  const panel = await openPanel(page, await makeFacility(page));
  await panel.getByLabel('Hold until').fill(inDays(-1));
  await panel.getByRole('button', { name: 'Set Hold' }).click();
  await expectToast(page, 'Error', "A hold can't end in the past.");
});

test("confirming starts the location's hold", async ({ page }) => {
  const panel = await openPanel(page, await makeFacility(page, { holdDays: 5 }));
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(panel.getByText(/^Held until /)).toBeVisible();
  await expect(panel.getByLabel('Hold until')).toHaveValue(inDays(5));
});

test('an operator who may only read sees the hold, not the form', async ({ page, context }) => {
  const facility = await makeFacility(page);
  await page.request.put(`${product.origin}/api/admin/reservations/${facility.reservation.id}/hold`, {
    data: { until: inDays(9) },
  });
  await makeUser(page.request, product.origin, { username: 'hold-reader', locationId: facility.location.id });
  await context.clearCookies();
  await signInByRequest(context, product.origin, { username: 'hold-reader', password: userPassword });
  const panel = await openPanel(page, facility);
  await expect(panel.getByText(/^Held until /)).toBeVisible();
  await expect(panel.getByLabel('Hold until')).toHaveCount(0);
});

test.describe("the location's form", () => {
  const openForm = async (page: Page): Promise<string> => {
    const { location } = await makeFacility(page);
    await page.goto(`${product.origin}/locations/${location.id}/edit`);
    return location.id;
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save Location' }).click();
  const stored = async (page: Page, id: string) =>
    (await page.request.get(`${product.origin}/api/locations/${id}`)).json();

  test('shows the confirmation email as visitors get it, and refuses an unknown placeholder', async ({ page }) => {
    const id = await openForm(page);
    await expect(page.getByLabel('Confirmation Text')).toHaveCount(0);
    await page.getByLabel('Send to Visitors').selectOption('on');
    const preview = page.getByRole('figure');
    await expect(preview).toContainText(`Your reservation at Harbor Storage ${facilities} is confirmed`);
    await expect(preview).toContainText('Move-in date: December 3, 2026');
    await page.getByLabel('Confirmation Text').fill('Hello {{customerName}}, call {{facilityPhone}}. {{price}}');
    await expect(preview).toContainText('Hello Robin Mover, call (503) 555-0142. {{price}}');
    await expectNoAxeViolations(page);
    await save(page);
    await expect(page.getByText('There is no placeholder {{price}}.')).toBeVisible();
    await page.getByLabel('Confirmation Text').fill('Hello {{customerName}}');
    await page.getByLabel('Days to Hold').fill('4');
    await page.getByLabel('Reminder Days').fill('');
    await save(page);
    await expectToast(page, 'Success', 'Location updated successfully');
    expect(await stored(page, id)).toMatchObject({
      ...{ confirmationMail: 'on', confirmationTemplate: 'Hello {{customerName}}' },
      ...{ holdDays: 4, holdReminderDays: null },
    });
  });

  test('creates, replaces and revokes the calendar link', async ({ page }) => {
    await openForm(page);
    page.on('dialog', (question) => question.accept());
    await page.getByRole('button', { name: 'Create Calendar Link' }).click();
    const link = page.getByLabel('Calendar Link', { exact: true });
    const first = await link.inputValue();
    const calendar = await page.request.get(first);
    expect([calendar.status(), (await calendar.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
    await expect(page.getByRole('button', { name: 'Copy Calendar Link' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Create New Link' }).click();
    await expect(link).not.toHaveValue(first);
    expect((await page.request.get(first)).status()).toBe(404);
    const second = await link.inputValue();
    await page.reload();
    await expect(page.getByText(/^Link created on .*It was shown only once/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Link' }).click();
    await expectToast(page, 'Success', 'Calendar link revoked');
    await expect(page.getByRole('button', { name: 'Create Calendar Link' })).toBeVisible();
    expect((await page.request.get(second)).status()).toBe(404);
  });
});
