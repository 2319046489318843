import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const openList = (page: Page) => page.goto(`${product.origin}/locations`);
const card = (page: Page, name: string) => page.getByRole('article', { name });

test.describe('the list', () => {
  test('without any location it says how to start', async ({ page }) => {
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
    const fact = (name: string) => shown.getByText(name, { exact: true }).locator('..');
    await expect(fact('Address')).toContainText('4 Harbor Lane, Astoria, OR 97103');
    await expect(fact('Phone')).toContainText('(503) 555-0142');
    await expect(fact('Website')).toContainText('https://harborlane.example');
    await expect(shown).toContainText('Not set');
    const website = shown.getByRole('link', { name: 'https://harborlane.example' });
    await expect(website).toHaveAttribute('href', 'https://harborlane.example');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(shown.getByRole('button', { name: 'ChatBot Embed Code' })).toHaveCount(0);
  });

  test('shows a failure to load, and loads on a retry', async ({ page }) => {
    await cutOff(page, 'GET', '/api/locations');
    await openList(page);
    await expect(page.getByRole('alert')).toContainText('Could not load the locations.');
    await restoreCalls(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('says when the bots fail to load', async ({ page }) => {
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

  test('expands to color, hex code, embed code and copy button', async ({ page }) => {
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

  test('a valid color is saved and shown in the embed code; if saving fails, the old color returns', async ({
    page,
  }) => {
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
    await cutOff(page, 'PATCH', /\/bot\/color$/);
    await shown.getByLabel('Primary Color').fill('#111111');
    await expectToast(page, 'Error', 'Failed to update bot color');
    await expect(shown.getByLabel('Hex Code')).toHaveValue('#00AA00');
  });
});

test.describe('deleting a location', () => {
  const openDialog = async (page: Page, businessName: string) => {
    await makeLocation(page.request, product.origin, { businessName });
    await openList(page);
    await page.getByRole('button', { name: `Delete ${businessName}` }).click();
    return page.getByRole('dialog', { name: 'Are you sure?' });
  };

  test('asks, and after confirmation deletes and closes', async ({ page }) => {
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

  test("says what stays, and leads and reservations keep the location's name", async ({ page }) => {
    const { id: locationId } = await makeLocation(page.request, product.origin, {
      businessName: 'Maple Street Storage',
    });
    const { id: botId } = await makeBot(page.request, product.origin, { name: 'Maple Bot', locationId });
    const visitor = { botId, sessionId: 's' };
    const phone = '(503) 555-0177';
    await post(page.request, `${product.origin}/api/leads`, { ...visitor, name: 'Ada Quill', phone });
    await post(page.request, `${product.origin}/api/reservations`, {
      ...visitor,
      customerName: 'Ben Stow',
      customerPhone: phone,
    });
    await post(page.request, `${product.origin}/api/chat/${botId}`, {
      message: 'Do you sell padlocks?',
      sessionId: 's',
    });
    const nameShown = (screen: string) =>
      page.goto(`${product.origin}/${screen}`).then(() => page.getByText('Maple Street Storage (deleted)').first());
    await openList(page);
    await page.getByRole('button', { name: 'Delete Maple Street Storage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText('"Maple Street Storage". This action cannot be undone.');
    await expect(dialog).toContainText(
      '1 lead, 1 reservation and 1 conversation stay in your lists as "Maple Street Storage (deleted)". ' +
        'The bot "Maple Bot" will have no location.',
    );
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Success', 'Location deleted successfully');
    for (const screen of ['leads', 'reservations', 'conversations'])
      await expect(await nameShown(screen)).toBeVisible();
  });

  test(`a failure shows the server's message, or "Failed to delete location"`, async ({ page }) => {
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

  test('are confirmed before following a link', async ({ page }) => {
    await startTyping(page);
    answerOnce(page, 'dismiss');
    await page.getByRole('link', { name: 'Reservations' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Half a location');
    answerOnce(page, 'accept');
    await page.getByRole('link', { name: 'Reservations' }).click();
    await expect(page.getByRole('heading', { name: 'Reservations' })).toBeVisible();
  });

  test('are confirmed before Back', async ({ page }) => {
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

  test('are discarded by Cancel, which returns to the list', async ({ page }) => {
    await startTyping(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${product.origin}/locations`);
  });
});
