import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const openList = (page: Page, query = '') => page.goto(`${product.origin}/locations${query}`);
const card = (page: Page, name: string) => page.getByRole('article', { name });
const namesShown = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const readLocation = async (page: Page, id: string) =>
  (await page.request.get(`${product.origin}/api/locations/${id}`)).json();

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the list is searched and sorted, and its address keeps both', async ({ page }) => {
      const group = `Group${width}`;
      for (const [name, city] of [
        ['Yarrow', 'Astoria'],
        ['aspen', 'Salem'],
        ['Maple', 'Boise'],
      ])
        await makeLocation(page.request, product.origin, {
          businessName: `${name} ${group}`,
          address: `1 Main Street, ${city}, OR 97103`,
        });
      await openList(page);
      await page.getByRole('searchbox', { name: 'Search locations' }).fill(group.toLowerCase());
      await expect(namesShown(page)).toHaveText([`Maple ${group}`, `aspen ${group}`, `Yarrow ${group}`]);
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await page.getByLabel('Sort').selectOption('By name');
      await expect(namesShown(page)).toHaveText([`aspen ${group}`, `Maple ${group}`, `Yarrow ${group}`]);
      await page.getByLabel('Sort').selectOption('By city');
      await expect(namesShown(page)).toHaveText([`Yarrow ${group}`, `Maple ${group}`, `aspen ${group}`]);
      await expectNoAxeViolations(page);
      await page.reload();
      await expect(namesShown(page)).toHaveText([`Yarrow ${group}`, `Maple ${group}`, `aspen ${group}`]);
      await page.getByRole('searchbox').fill('no such place');
      await expect(page.getByText('No locations match "no such place"')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(namesShown(page).first()).toBeVisible();
    });

    test('several locations are changed at once after a preview, and one that cannot is named', async ({ page }) => {
      const group = `Chain${width}`;
      const officeHours = 'Mon-Fri: 9-6\nGate: 6 AM - 10 PM daily';
      const first = await makeLocation(page.request, product.origin, { businessName: `One ${group}`, officeHours });
      const second = await makeLocation(page.request, product.origin, {
        businessName: `Two ${group}`,
        officeHours: 'Monday: office 9-5, gate 6-9',
      });
      await openList(page, `?search=${group}`);
      await page.getByRole('checkbox', { name: `Select One ${group}` }).check();
      const bar = page.getByRole('region', { name: 'Selected locations' });
      await expect(bar).toContainText('1 location selected');
      await bar.getByRole('button', { name: 'Select all 2 shown' }).click();
      await expect(bar).toContainText('2 locations selected');
      await expectNoAxeViolations(page);
      await bar.getByRole('button', { name: 'Change selected...' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 locations' });
      await expect(dialog.getByRole('button', { name: 'Preview changes' })).toBeDisabled();
      await dialog.getByRole('checkbox', { name: 'Office hours' }).check();
      await dialog.getByLabel('New office hours').fill('Daily 8 AM - 8 PM');
      await dialog.getByRole('checkbox', { name: 'Facility email' }).check();
      await dialog.getByLabel('New facility email').fill('nobody');
      await dialog.getByRole('checkbox', { name: 'Days to keep' }).check();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Preview changes' }).click();
      await expect(dialog.getByText('Facility email must be an email address')).toBeVisible();
      await dialog.getByLabel('New facility email').fill('desk@example.com');
      await dialog.getByRole('button', { name: 'Preview changes' }).click();
      await expect(dialog.getByText('1 location will change. 1 location won’t change.')).toBeVisible();
      const changes = dialog.getByRole('list', { name: 'Changes' });
      await expect(changes).toContainText('Daily 8 AM - 8 PM');
      await expect(changes).toContainText('365forever');
      await expect(changes).toContainText('Its office and gate hours share lines');
      await expectNoAxeViolations(page);
      expect(await readLocation(page, first.id)).toMatchObject({ officeHours, facilityEmail: '' });
      await dialog.getByRole('button', { name: 'Change 1 location' }).click();
      await expect(dialog.getByText('1 location changed. 1 location not changed.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(bar).toHaveCount(0);
      await expect(card(page, `One ${group}`)).toContainText('desk@example.com');
      await expect(card(page, `Two ${group}`)).toContainText('Not set');
      expect(await readLocation(page, first.id)).toMatchObject({
        officeHours: 'Daily 8 AM - 8 PM\nGate: 6 AM - 10 PM daily',
      });
      expect(await readLocation(page, second.id)).toEqual(second);
    });
  });
}

test('a location is duplicated without its name and addresses; nothing is stored before it is saved', async ({
  page,
}) => {
  const original = await makeLocation(page.request, product.origin, {
    businessName: 'Copied Storage',
    officeHours: 'Mon-Fri: 9-5',
    facilityEmail: 'desk@copied.example',
    paymentPortalUrl: 'https://pay.copied.example',
    amenities: ['Carts'],
    retentionDays: 30,
  });
  const listed = async () => (await page.request.get(`${product.origin}/api/locations?search=copied`)).json();
  await openList(page, '?search=copied');
  await page.getByRole('button', { name: 'Duplicate Copied Storage' }).click();
  await expect(page.getByText('Copied from Copied Storage')).toBeVisible();
  for (const label of [
    'Business Name',
    'Address',
    'Phone Number',
    'Facility Email',
    'Main Site URL',
    'Payment Portal URL',
  ])
    await expect(page.getByLabel(label, { exact: label === 'Address' })).toHaveValue('');
  await expect(page.getByLabel('Office Hours')).toHaveValue('Mon-Fri: 9-5');
  await expect(page.getByLabel('Days to Keep')).toHaveValue('30');
  await expect(page.getByText('10x10')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await listed()).toHaveLength(1);
  await page.getByLabel('Business Name').fill('Second Storage');
  await page.getByLabel('Address', { exact: true }).fill('9 Quay Street, Newport, OR 97365');
  await page.getByLabel('Phone Number').fill('(541) 555-0177');
  await page.getByLabel('Main Site URL').fill('https://second.example');
  await page.getByRole('button', { name: 'Save Location' }).click();
  await expectToast(page, 'Success', 'Location created successfully');
  const [second] = await (await page.request.get(`${product.origin}/api/locations?search=second`)).json();
  expect(second).toMatchObject({
    officeHours: 'Mon-Fri: 9-5',
    amenities: ['Carts'],
    retentionDays: 30,
    facilityEmail: '',
    paymentPortalUrl: '',
    timezone: 'America/Los_Angeles',
    timezoneSource: 'address',
    sizeOptions: [{ size: '10x10', type: 'Drive-up' }],
  });
  expect(await readLocation(page, original.id)).toEqual(original);
});

test('duplicating a location that is gone says so', async ({ page }) => {
  await page.goto(`${product.origin}/locations/new?copyOf=nothing`);
  await expect(page.getByRole('alert')).toContainText('Could not load the location to copy.');
});

test('a card shows what waits at the location, and leads there', async ({ page }) => {
  const { id: locationId } = await makeLocation(page.request, product.origin, { businessName: 'Busy Storage' });
  const { id: botId } = await makeBot(page.request, product.origin, { name: 'Busy Bot', locationId });
  await post(page.request, `${product.origin}/api/leads`, {
    botId,
    sessionId: 's',
    name: 'Ada',
    phone: '(503) 555-0177',
  });
  await openList(page, '?search=busy');
  const link = card(page, 'Busy Storage').getByRole('button', { name: '1 new lead' });
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  await link.click();
  await expect(page).toHaveURL(`${product.origin}/leads?locationId=${locationId}&status=new`);
});
