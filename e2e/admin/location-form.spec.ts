import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const openNew = (page: Page) => page.goto(`${product.origin}/locations/new`);
const card = (page: Page, name: string) => page.getByRole('article', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Location' });

const fillRequired = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Business Name').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('9 Quay Street, Newport, OR 97365');
  await page.getByLabel('Phone Number').fill('(541) 555-0177');
  await page.getByLabel('Main Site URL').fill('https://quay.example');
};

test.describe('the form', () => {
  test('has its five sections and the right kinds of fields', async ({ page }) => {
    await openNew(page);
    for (const section of [
      'Basic Information',
      'Email Notifications',
      'Website Information',
      'Size Options',
      'Features and Amenities',
    ])
      await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
    await expect(page.getByLabel('Facility Email')).toHaveAttribute('type', 'email');
    for (const label of ['Main Site URL', 'Payment Portal URL', 'Pricing Page URL', 'Contact Page URL', 'FAQ Page URL'])
      await expect(page.getByLabel(label)).toHaveAttribute('type', 'url');
    for (const label of ['Office Hours', 'Email Subject', 'Email Template'])
      await expect(page.getByLabel(label)).toBeVisible();
    await expect(page.getByLabel('Email Subject')).toHaveAttribute(
      'placeholder',
      'New Reservation Request - {{unitSize}} Unit',
    );
    await expectNoAxeViolations(page);
  });

  test.describe('in a browser in Chicago', () => {
    test.use({ timezoneId: 'America/Chicago' });

    test("starts with the browser's time zone, lists those of the US first, and warns of another address", async ({
      page,
    }) => {
      await openNew(page);
      const zone = page.getByLabel('Time Zone');
      await expect(zone).toHaveValue('America/Chicago');
      await expect(zone).toHaveAccessibleDescription('Used for "open now" and all times shown.');
      expect((await zone.locator('option').allTextContents()).slice(0, 4)).toEqual([
        "The server's time zone",
        'Eastern (America/New York)',
        'Central (America/Chicago)',
        'Mountain (America/Denver)',
      ]);
      await fillRequired(page, 'Zone Storage');
      await expect(
        page.getByText('The address is in the time zone America/Los Angeles, but America/Chicago is set.'),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Use Pacific (America/Los Angeles)' }).click();
      await expect(page.getByText('The address is in the time zone')).toHaveCount(0);
      await save(page).click();
      await expectToast(page, 'Success', 'Location created successfully');
      const stored = await (await page.request.get(`${product.origin}/api/locations`)).json();
      expect(stored[0]).toMatchObject({ timezone: 'America/Los_Angeles', timezoneSource: 'chosen' });
    });
  });

  test('warns of a location without a time zone until one is chosen', async ({ page }) => {
    const { id } = await makeLocation(page.request, product.origin, {
      businessName: 'Zoneless Storage',
      address: '1 Music Row, Nashville, TN',
      timezone: '',
    });
    await page.goto(`${product.origin}/locations`);
    await expect(card(page, 'Zoneless Storage')).toContainText('No time zone is set');
    await page.goto(`${product.origin}/locations/${id}/edit`);
    await expect(page.getByText("We can't tell the time zone from the address.")).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill('1 Music Row, Nashville, TN 37203');
    await expect(page.getByLabel('Time Zone')).toHaveValue('');
    await expect(page.getByLabel('Time Zone').locator('option').first()).toHaveText(
      'From the address: Central (America/Chicago)',
    );
    await save(page).click();
    await expectToast(page, 'Success', 'Location updated successfully');
    await expect(card(page, 'Zoneless Storage')).not.toContainText('time zone');
    const stored = await (await page.request.get(`${product.origin}/api/locations/${id}`)).json();
    expect(stored).toMatchObject({ timezone: 'America/Chicago', timezoneSource: 'address' });
  });

  test('a size option has a price in dollars, and changing it renews its date', async ({ page }) => {
    const { id } = await makeLocation(page.request, product.origin, {
      businessName: 'Priced Storage',
      sizeOptions: [
        {
          ...{ id: 'old-id', size: '10x10', type: 'Drive-up', category: 'medium', description: '', imageUrl: '' },
          ...{ monthlyPriceCents: 8950, priceAsOf: '2025-11-03' },
        },
      ],
    });
    const storedOption = async () =>
      (await (await page.request.get(`${product.origin}/api/locations/${id}`)).json()).sizeOptions[0];
    await page.goto(`${product.origin}/locations/${id}/edit`);
    await expect(page.getByText('$89.50 a month, as of Nov 3, 2025')).toBeVisible();
    await page.getByRole('button', { name: 'Edit 10x10 Drive-up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Size Option' });
    await expect(dialog.getByLabel('Price as of')).toHaveValue('2025-11-03');
    await dialog.getByLabel('Monthly Price').fill('cheap');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Monthly price must be an amount like 89 or 89.50.')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Monthly Price').fill('95');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await save(page).click();
    await expectToast(page, 'Success', 'Location updated successfully');
    const today = new Date().toISOString().slice(0, 10);
    expect(await storedOption()).toMatchObject({ id: 'old-id', monthlyPriceCents: 9500, priceAsOf: today });
  });

  test('shows errors next to the fields, and focuses the first', async ({ page }) => {
    await openNew(page);
    await page.getByLabel('Address', { exact: true }).fill('9 Quay Street');
    await page.getByLabel('Facility Email').fill('office');
    await page.getByLabel('Pricing Page URL').fill('rates');
    await save(page).click();
    for (const sentence of [
      'Business name is required.',
      'Phone number is required.',
      'Website is required.',
      'Facility email must be an email address',
      'Pricing page must be a web address',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Business Name')).toBeFocused();
    await expect(page.getByLabel('Business Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('9 Quay Street');
    await expectNoAxeViolations(page);
  });

  test('adds one location on a double click and returns to the list', async ({ page }) => {
    await openNew(page);
    await fillRequired(page, 'Quay Storage');
    const call = await hold(page, 'POST', '/api/locations');
    await save(page).dblclick();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'Location created successfully');
    await expect(page).toHaveURL(`${product.origin}/locations`);
    await expect(card(page, 'Quay Storage')).toHaveCount(1);
    expect(call.count()).toBe(1);
  });

  test('a failed creation keeps the typed text', async ({ page }) => {
    await openNew(page);
    await fillRequired(page, 'Kept Storage');
    await cutOff(page, 'POST', '/api/locations');
    await save(page).click();
    await expectToast(page, 'Error', 'Failed to create location');
    await answerWith(page, 'POST', '/api/locations', 400, {
      message: 'Some fields are not right.',
      errors: [
        { path: 'address', message: 'There is no such street.' },
        { path: 'website', message: 'There is no such site.' },
      ],
    });
    await save(page).click();
    await expect(page.getByText('There is no such street.')).toBeVisible();
    await expect(page.getByText('There is no such site.')).toBeVisible();
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Business Name')).toHaveValue('Kept Storage');
  });

  test('edits a location after its fields have loaded', async ({ page }) => {
    const { id } = await makeLocation(page.request, product.origin, {
      businessName: 'Before Storage',
      amenities: ['Gate'],
    });
    const read = await hold(page, 'GET', `/api/locations/${id}`);
    await page.goto(`${product.origin}/locations/${id}/edit`);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    read.release();
    await expect(page.getByLabel('Business Name')).toHaveValue('Before Storage');
    await expect(page.getByLabel('Facility Email')).toHaveValue('');
    await page.getByLabel('Business Name').fill('After Storage');
    await page.getByLabel('Office Hours').fill('Mon-Fri: 9-5\nSat: 10-2');
    await answerWith(page, 'PUT', `/api/locations/${id}`, 500, { message: 'Something went wrong.' });
    await save(page).click();
    await expectToast(page, 'Error', 'Failed to update location');
    await restoreCalls(page);
    await save(page).click();
    await expectToast(page, 'Success', 'Location updated successfully');
    await expect(page).toHaveURL(`${product.origin}/locations`);
    await expect(card(page, 'After Storage')).toBeVisible();
    const saved = await (await page.request.get(`${product.origin}/api/locations/${id}`)).json();
    expect(saved).toMatchObject({ officeHours: 'Mon-Fri: 9-5\nSat: 10-2', amenities: ['Gate'] });
    expect(saved.sizeOptions).toHaveLength(1);
  });

  test('an unknown location shows a message', async ({ page }) => {
    await page.goto(`${product.origin}/locations/nothing-here/edit`);
    await expect(page.getByRole('alert')).toContainText('Could not load this location.');
  });

  test('an expired session leads to the sign-in screen and back', async ({ page }) => {
    await openNew(page);
    await fillRequired(page, 'Too Late Storage');
    await answerWith(page, 'POST', '/api/locations', 401, signedOutAnswer);
    page.on('dialog', (question) => question.accept());
    await expectSignInAgain(page, () => save(page).click());
  });
});

test.describe('size options', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Size Option$/ });

  test('are added, edited and deleted in a dialog', async ({ page }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    await expect(dialogOf(page).getByLabel('Category').locator('option')).toHaveText([
      'Choose a category',
      'Small',
      'Medium',
      'Large',
      'Parking',
    ]);
    await dialogOf(page).getByLabel('Size', { exact: true }).fill('10x20');
    await dialogOf(page).getByLabel('Image Address').fill('picture');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialogOf(page).getByText('Image address must be a web address')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialogOf(page).getByLabel('Image Address').fill('');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit 10x20' }).click();
    await dialogOf(page).getByLabel('Category').selectOption('large');
    await dialogOf(page).getByLabel('Type').fill('Drive-up');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '10x20' })).toContainText('Drive-up');
    await page.getByRole('button', { name: 'Delete 10x20 Drive-up' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '10x20' })).toHaveCount(0);
  });

  test('one with a blank size is silently discarded; half typed, the dialog asks before it closes', async ({
    page,
  }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    await dialogOf(page).getByLabel('Size', { exact: true }).fill('   ');
    await dialogOf(page).getByLabel('Description').fill('Of no size.');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText('Of no size.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add Size Option' })).toBeFocused();
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    await dialogOf(page).getByLabel('Size', { exact: true }).fill('5x');
    page.once('dialog', (question) => question.dismiss());
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).getByLabel('Size', { exact: true })).toHaveValue('5x');
  });
});

test.describe('office hours', () => {
  const understood = (page: Page) => page.getByRole('region', { name: 'How the chat understands these hours' });

  test('are shown as the chat understands them while typing, with the lines it does not understand', async ({
    page,
  }) => {
    await openNew(page);
    await expect(understood(page)).toContainText('Without hours, the chat tells visitors it doesn’t know them.');
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSat 9 AM - noon\nGate: 6am - 10pm daily');
    await expect(understood(page)).toContainText('Monday9:00 AM – 6:00 PM');
    await expect(understood(page)).toContainText('Saturday9:00 AM – noon');
    await expect(understood(page)).toContainText('SundayNot known');
    await expect(understood(page)).toContainText('6:00 AM – 10:00 PM');
    await expectNoAxeViolations(page);

    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSaturdays when the lamp is lit');
    const line = understood(page).getByRole('listitem');
    await expect(line).toContainText('Saturdays when the lamp is lit');
    await expect(line).toContainText('Write it like this: Sat: 9 AM - 6 PM');
    await expect(understood(page)).toContainText('The chat won’t use these lines to say whether you’re open');
    await expectNoAxeViolations(page);
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSat closed');
    await expect(line).toHaveCount(0);
    await expect(understood(page)).toContainText('SaturdayClosed');

    await cutOff(page, 'POST', '/api/locations/read-hours');
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6');
    await expect(understood(page)).toContainText('We couldn’t check these hours right now.');
  });
});

test('amenities are added by Enter or plus, trimmed, never twice, and removed', async ({ page }) => {
  await openNew(page);
  const amenity = page.getByLabel('Amenity', { exact: true });
  for (const typed of ['Gate', ' Gate ', 'gate', '', '   ']) {
    await amenity.fill(typed);
    await amenity.press('Enter');
  }
  await amenity.fill('Lights');
  await page.getByRole('button', { name: 'Add amenity' }).click();
  const chips = page.getByRole('button', { name: /^Remove/ });
  await expect(chips).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Gate' }).click();
  await expect(chips).toHaveCount(1);
  await expect(page).toHaveURL(`${product.origin}/locations/new`);
});
