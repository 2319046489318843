import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

// The last test removes what the others need.
test.describe.configure({ mode: 'serial' });

const product = productForFile({ SAMPLE_DATA: 'on' });
const banner = (page: Page) => page.getByRole('region', { name: 'Sample data' });
const removeButton = (page: Page) => banner(page).getByRole('button', { name: 'Remove Sample Data' });
const open = (page: Page, path: string) => page.goto(product.origin + path);

const lists = ['/', '/locations', '/reservations', '/conversations', '/leads', '/faqs', '/analytics'];

const findSample = async (page: Page): Promise<{ id: string; name: string }> => {
  const [bot] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  return { id: bot.id, name: bot.locationId };
};

test('a banner labels it on the dashboard and on the lists', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  for (const path of lists) {
    await open(page, path);
    await expect(banner(page), path).toContainText('You’re viewing sample data');
    await expect(removeButton(page), path).toBeVisible();
  }
  const { id: own } = await makeLocation(page.request, product.origin, { businessName: 'Own Storage' });
  await open(page, `/locations/${own}/edit`);
  await expect(page.getByLabel('Business Name')).toHaveValue('Own Storage');
  await expect(banner(page)).toHaveCount(0);
  const { name: sampleLocation } = await findSample(page);
  await open(page, `/locations/${sampleLocation}/edit`);
  await expect(removeButton(page)).toBeVisible();
});

test('a user sees the banner without the button, and not on lists without sample data', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  const [own, sample] = await (await page.request.get(`${product.origin}/api/locations`)).json();
  await makeUser(page.request, product.origin, { username: 'guest', locationId: sample.id });
  await makeUser(page.request, product.origin, { username: 'keeper', locationId: own.id });
  await context.clearCookies();
  await signInByRequest(context, product.origin, { username: 'guest', password: userPassword });
  await open(page, '/leads');
  await expect(banner(page)).toContainText('You’re viewing sample data');
  await expect(page.getByRole('button', { name: 'Remove Sample Data' })).toHaveCount(0);
  await context.clearCookies();
  await signInByRequest(context, product.origin, { username: 'keeper', password: userPassword });
  await open(page, '/leads');
  await expect(page.getByText('No leads found for the selected location.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('removing it lists the counts, keeps newer data, and deletes the rest', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  const { id: botId } = await findSample(page);
  const real = { botId, sessionId: 'real', name: 'Ada Quill', phone: '(503) 555-0177' };
  await post(page.request, `${product.origin}/api/leads`, real);
  await open(page, '/');
  await removeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Remove sample data?' });
  const fact = (name: string) => dialog.getByText(name, { exact: true }).locator('..');
  await expect(fact('Facility')).toContainText('Copper Lantern Self Storage');
  await expect(fact('Bot')).toContainText('Lantern Assistant');
  await expect(fact('Leads')).toContainText('34');
  await expect(fact('Reservations')).toContainText('42');
  await expect(fact('Days of analytics')).toContainText('30');
  await expect(dialog).toContainText(
    '1 lead arrived after the sample was created and stays in your lists as "Copper Lantern Self Storage (deleted)".',
  );
  await expect(dialog).toContainText('1 user will have no location.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Remove Sample Data' }).click();
  await expectToast(page, 'Success', 'Sample data removed successfully');
  await expect(dialog).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('No bots yet')).toBeVisible();
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('article')).toHaveText([/Ada Quill.*Copper Lantern Self Storage \(deleted\)/s]);
});
