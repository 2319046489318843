import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const openList = (page: Page) => page.goto(`${product.origin}/locations`);
const openNew = (page: Page) => page.goto(`${product.origin}/locations/new`);
const card = (page: Page, name: string) => page.getByRole('article', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Location' });

const fillRequired = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Business Name').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('9 Quay Street, Newport, OR 97365');
  await page.getByLabel('Phone Number').fill('(541) 555-0177');
  await page.getByLabel('Main Site URL').fill('https://quay.example');
};

test.describe('the list', () => {
  test('without any location says how to begin', async ({ page }) => {
    await answerWith(page, 'GET', '/api/locations', 200, []);
    await openList(page);
    await expect(page.getByRole('banner').or(page.locator('header')).first()).toContainText('Chat ModuleLocations');
    await expect(page.getByRole('heading', { name: 'Business Locations' })).toBeVisible();
    await expect(page.getByText('Manage your business locations and their details')).toBeVisible();
    await expect(page.getByText('No locations yet')).toBeVisible();
    await expect(page.getByText('Add your first business location to get started')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('its buttons lead where they say, with the keyboard too', async ({ page }) => {
    const { businessName, id } = await makeLocation(page.request, product.origin, { businessName: 'Leads Somewhere' });
    await openList(page);
    await page.getByRole('button', { name: 'Add Location' }).press('Space');
    await expect(page).toHaveURL(`${product.origin}/locations/new`);
    await page.goBack();
    await page.getByRole('button', { name: `Edit ${businessName}` }).press('Enter');
    await expect(page).toHaveURL(`${product.origin}/locations/${id}/edit`);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(`${product.origin}/`);
  });

  test('a card shows name, address, phone and a website that opens in a new tab', async ({ page }) => {
    await makeLocation(page.request, product.origin, { businessName: 'Card & "Quote" Storage' });
    const list = await hold(page, 'GET', '/api/locations');
    await openList(page);
    await expect(page.getByText('Loading locations...')).toBeVisible();
    list.release();
    const shown = card(page, 'Card & "Quote" Storage');
    await expect(shown).toContainText('4 Harbor Lane, Astoria, OR 97103');
    await expect(shown).toContainText('(503) 555-0142');
    await expect(shown).toContainText('Not set');
    const website = shown.getByRole('link', { name: 'https://harborlane.example' });
    await expect(website).toHaveAttribute('href', 'https://harborlane.example');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(shown.getByRole('button', { name: 'ChatBot Embed Code' })).toHaveCount(0);
  });

  test('that cannot be loaded says so, and loads when tried again', async ({ page }) => {
    await cutOff(page, 'GET', '/api/locations');
    await openList(page);
    await expect(page.getByRole('alert')).toContainText('Could not load the locations.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('says when it is not known which of them have a bot', async ({ page }) => {
    await cutOff(page, 'GET', '/api/bots');
    await openList(page);
    await expect(page.getByRole('alert')).toContainText('Could not load the embed codes.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the embed code of a location with a bot', () => {
  const openEmbedCode = async (page: Page, businessName: string) => {
    const { id: locationId } = await makeLocation(page.request, product.origin, { businessName });
    await makeBot(page.request, product.origin, { name: `Bot of ${businessName}`, locationId });
    await openList(page);
    await card(page, businessName).getByRole('button', { name: 'ChatBot Embed Code' }).click();
    return card(page, businessName);
  };

  test('unfolds to colour, hex code, snippet and copy button', async ({ page }) => {
    const shown = await openEmbedCode(page, 'Folded Storage');
    await expect(shown.getByText('Add this code to your website before the closing </body> tag')).toBeVisible();
    await expect(shown.getByLabel('Primary Color')).toHaveValue('#3b82f6');
    await expect(shown.getByLabel('Hex Code')).toHaveAttribute('maxlength', '7');
    await expect(shown.getByLabel('Hex Code')).toHaveAttribute('placeholder', '#FF5733');
    await expect(shown.getByRole('figure', { name: 'Embed code' })).toContainText(`${product.origin}/widget.js`);
    await expect(shown.getByRole('button', { name: 'Copy Embed Code' })).toBeVisible();
    await expectNoAxeViolations(page);
    await shown.getByRole('button', { name: 'ChatBot Embed Code' }).click();
    await expect(shown.getByLabel('Hex Code')).toHaveCount(0);
  });

  test('a colour is saved when it is one, and shown in the snippet', async ({ page }) => {
    const shown = await openEmbedCode(page, 'Colourful Storage');
    const hex = shown.getByLabel('Hex Code');
    await hex.fill('#00aa0');
    await hex.blur();
    await expect(hex).toHaveValue('#3B82F6');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await hex.fill('#00aa00');
    expect((await saved).postDataJSON()).toEqual({ primaryColor: '#00AA00' });
    await expectToast(page, 'Success', 'Bot color updated successfully');
    await expect(shown.getByRole('figure', { name: 'Embed code' })).toContainText('"#00AA00"');
  });

  test('a colour that cannot be saved goes back to the one before', async ({ page }) => {
    const shown = await openEmbedCode(page, 'Colourless Storage');
    await cutOff(page, 'PATCH', /\/bot\/color$/);
    await shown.getByLabel('Primary Color').fill('#111111');
    await expectToast(page, 'Error', 'Failed to update bot color');
    await expect(shown.getByLabel('Hex Code')).toHaveValue('#3B82F6');
  });
});

test.describe('deleting a location', () => {
  const openDialog = async (page: Page, businessName: string) => {
    await makeLocation(page.request, product.origin, { businessName });
    await openList(page);
    await page.getByRole('button', { name: `Delete ${businessName}` }).click();
    return page.getByRole('dialog', { name: 'Are you sure?' });
  };

  test('asks, and on yes deletes and closes', async ({ page }) => {
    const dialog = await openDialog(page, 'Last Day Storage');
    await expect(dialog).toContainText(
      'This will permanently delete "Last Day Storage". This action cannot be undone.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Delete Last Day Storage' })).toBeFocused();
    await page.keyboard.press('Enter');
    const call = await hold(page, 'DELETE', /^\/api\/locations\//);
    await dialog.getByRole('button', { name: 'Delete' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'Location deleted successfully');
    await expect(dialog).toHaveCount(0);
    await expect(card(page, 'Last Day Storage')).toHaveCount(0);
    expect(call.count()).toBe(1);
  });

  test('a failure shows what the server says, or "Failed to delete location"', async ({ page }) => {
    const dialog = await openDialog(page, 'Stays Storage');
    await answerWith(page, 'DELETE', /^\/api\/locations\//, 500, { message: 'It is being painted.' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Error', 'It is being painted.');
    await cutOff(page, 'DELETE', /^\/api\/locations\//);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Error', 'Failed to delete location');
    await expect(dialog).toBeVisible();
  });
});

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

  test('says beside the fields what is missing or wrong, and goes to the first', async ({ page }) => {
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

  test('adds one location for a double click and returns to the list', async ({ page }) => {
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

  test('a creation that fails keeps all that was typed', async ({ page }) => {
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

  test('edits a location, whose fields are there once it is loaded', async ({ page }) => {
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

  test('a location that is not there says so', async ({ page }) => {
    await page.goto(`${product.origin}/locations/nothing-here/edit`);
    await expect(page.getByRole('alert')).toContainText('Could not load this location.');
  });

  test('a session that is over leads to the sign-in screen and back', async ({ page }) => {
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

  test('one with a blank size is silently discarded', async ({ page }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    await dialogOf(page).getByLabel('Size', { exact: true }).fill('   ');
    await dialogOf(page).getByLabel('Description').fill('Of no size.');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText('Of no size.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add Size Option' })).toBeFocused();
  });

  test('half typed, the dialog asks before it closes', async ({ page }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Add Size Option' }).click();
    await dialogOf(page).getByLabel('Size', { exact: true }).fill('5x');
    page.once('dialog', (question) => question.dismiss());
    await page.keyboard.press('Escape');
    await expect(dialogOf(page).getByLabel('Size', { exact: true })).toHaveValue('5x');
  });
});

test.describe('office hours', () => {
  const understood = (page: Page) => page.getByRole('region', { name: 'How the chat understands these hours' });

  test('are shown as the chat understands them while they are typed', async ({ page }) => {
    await openNew(page);
    await expect(understood(page)).toContainText('Without hours, the chat says that it does not know them.');
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSat 9 AM - noon\nGate: 6am - 10pm daily');
    await expect(understood(page)).toContainText('Monday9:00 AM – 6:00 PM');
    await expect(understood(page)).toContainText('Saturday9:00 AM – noon');
    await expect(understood(page)).toContainText('SundayNot known');
    await expect(understood(page)).toContainText('6:00 AM – 10:00 PM');
    await expectNoAxeViolations(page);
  });

  test('that are not understood are named, line by line', async ({ page }) => {
    await openNew(page);
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSaturdays when the lamp is lit');
    const line = understood(page).getByRole('listitem');
    await expect(line).toHaveText('Saturdays when the lamp is lit');
    await expect(understood(page)).toContainText('the chat guesses nothing from these lines');
    await expectNoAxeViolations(page);
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6\nSat closed');
    await expect(line).toHaveCount(0);
    await expect(understood(page)).toContainText('SaturdayClosed');
  });

  test('that cannot be checked just now say so', async ({ page }) => {
    await openNew(page);
    await cutOff(page, 'POST', '/api/locations/read-hours');
    await page.getByLabel('Office Hours').fill('Mon-Fri 9-6');
    await expect(understood(page)).toContainText('This could not be checked just now.');
  });
});

test('amenities are added by Enter or plus, trimmed, never twice, and removed', async ({ page }) => {
  await openNew(page);
  const amenity = page.getByLabel('Amenity', { exact: true });
  for (const typed of ['Gate', ' Gate ', '', '   ']) {
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

test.describe('unsaved changes', () => {
  const answerOnce = (page: Page, answer: 'accept' | 'dismiss') =>
    page.once('dialog', (question) => {
      expect(question.message()).toBe('Leave without saving your changes?');
      return question[answer]();
    });

  const startTyping = async (page: Page): Promise<void> => {
    await openList(page);
    await page.getByRole('button', { name: 'Add Location' }).click();
    await page.getByLabel('Business Name').fill('Half a location');
  };

  test('are asked about before a link leads away', async ({ page }) => {
    await startTyping(page);
    answerOnce(page, 'dismiss');
    await page.getByRole('link', { name: 'Reservations' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Half a location');
    answerOnce(page, 'accept');
    await page.getByRole('link', { name: 'Reservations' }).click();
    await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
  });

  test('are asked about before Back leads away', async ({ page }) => {
    await startTyping(page);
    answerOnce(page, 'dismiss');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${product.origin}/locations/new`);
    await expect(page.getByLabel('Business Name')).toHaveValue('Half a location');
    answerOnce(page, 'accept');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`${product.origin}/locations`);
    await expect(page.getByRole('heading', { name: 'Business Locations' })).toBeVisible();
  });

  test('are given up by Cancel, which returns to the list', async ({ page }) => {
    await startTyping(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${product.origin}/locations`);
  });
});
