import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith, cutOff, hold, restoreCalls, signedOutAnswer } from '../support/calls.ts';
import { intercept } from '../support/interceptions.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';
import { expectSignInAgain, expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const creating = (page: Page) => page.getByRole('dialog', { name: 'Create New Bot' });
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Bot' });

const openNew = async (page: Page): Promise<void> => {
  await page.goto(product.origin);
  await page.getByRole('button', { name: 'New Bot', exact: true }).click();
  await expect(creating(page)).toBeVisible();
};

const fillRequired = async (page: Page, name: string): Promise<void> => {
  await creating(page).getByLabel('Bot Name').fill(name);
  await creating(page).getByLabel('Website URL').fill('https://bay.example');
};

/** A bot for a test that changes it. */
const openExisting = async (page: Page, name: string): Promise<void> => {
  await makeBot(page.request, product.origin, { name, primaryColor: '#0F6B66' });
  await page.goto(product.origin);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(editing(page)).toBeVisible();
};

test.describe('the create dialog', () => {
  test('has its sections and starts with the defaults', async ({ page }) => {
    await openNew(page);
    for (const section of ['Basic Settings', 'Business Location', 'Appearance', 'AI Configuration', 'Preview'])
      await expect(creating(page).getByRole('heading', { name: section })).toBeVisible();
    await expect(creating(page).getByRole('heading', { name: 'Embed Code' })).toHaveCount(0);
    await expect(creating(page).getByLabel('Personality')).toHaveValue(
      'You are a helpful and friendly customer support assistant. Always be polite, concise, and try to resolve user issues quickly.',
    );
    await expect(creating(page).getByLabel('Hex Code')).toHaveValue('#3B82F6');
    await expect(creating(page).getByLabel('Primary Color')).toHaveValue('#3b82f6');
    await expect(creating(page).getByLabel('Position')).toHaveValue('bottom-right');
    const corners = creating(page).getByLabel('Position').locator('option');
    expect(await corners.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      'bottom-right',
      'bottom-left',
      'top-right',
      'top-left',
    ]);
  });

  test('asks for a name and a web address next to the fields, and focuses the first', async ({ page }) => {
    await openNew(page);
    await creating(page).getByLabel('Website URL').fill('bay');
    await creating(page).getByRole('button', { name: 'Create Bot' }).click();
    await expect(creating(page).getByText('Name is required.')).toBeVisible();
    await expect(creating(page).getByText('Website URL must be a web address')).toBeVisible();
    await expect(creating(page).getByLabel('Bot Name')).toBeFocused();
    await expect(creating(page).getByLabel('Website URL')).toHaveValue('bay');
    await expectNoAxeViolations(page);
  });

  test('the hex field upper-cases colors, and reverts an invalid one', async ({ page }) => {
    await openNew(page);
    const hex = creating(page).getByLabel('Hex Code');
    await expect(hex).toHaveAttribute('maxlength', '7');
    await expect(hex).toHaveAttribute('placeholder', '#FF5733');
    await hex.fill('#ff57');
    await expect(creating(page).getByLabel('Primary Color')).toHaveValue('#3b82f6');
    await hex.blur();
    await expect(hex).toHaveValue('#3B82F6');
    await hex.fill('#ff5733');
    await expect(hex).toHaveValue('#FF5733');
    await expect(creating(page).getByLabel('Primary Color')).toHaveValue('#ff5733');
    await creating(page).getByLabel('Primary Color').fill('#0f6b66');
    await expect(hex).toHaveValue('#0F6B66');
  });

  test('previews the real widget with the chosen settings, and stores nothing', async ({ page }) => {
    const location = await makeLocation(page.request, product.origin, { businessName: 'Preview Point Storage' });
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' || pathname.startsWith('/api/chat')) sent.push(pathname);
    });
    await openNew(page);
    await page.getByTitle('Preview of the chat').scrollIntoViewIfNeeded();
    const preview = page.frameLocator('iframe[title="Preview of the chat"]');
    const launcher = preview.getByRole('button', { name: 'Open chat' });
    await expect(launcher).toHaveCSS('background-color', 'rgb(59, 130, 246)');
    await creating(page).getByLabel('Hex Code').fill('#B91C1C');
    await creating(page).getByLabel('Position').selectOption('top-left');
    await expect(launcher).toHaveCSS('background-color', 'rgb(185, 28, 28)');
    await expect(preview.locator('chatbotpro-widget .root')).toHaveAttribute('data-position', 'top-left');

    await page.getByTitle('Preview of the chat').scrollIntoViewIfNeeded();
    await launcher.click();
    await expect(preview.getByLabel('Type your message')).toBeFocused();
    await creating(page).getByLabel('Business Location').focus();
    await creating(page).getByLabel('Business Location').selectOption(location.id);
    const chat = preview.getByRole('dialog', { name: 'Chat with Preview Point Storage' });
    await expect(chat).toBeVisible();
    await expect(creating(page).getByLabel('Business Location')).toBeFocused();
    await page.getByTitle('Preview of the chat').scrollIntoViewIfNeeded();
    await chat.getByLabel('Type your message').fill('Is anybody there?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('log')).toContainText('nothing is recorded');
    expect(sent).toEqual([]);
    expect(await (await page.request.get(`${product.origin}/api/admin/conversations`)).json()).toEqual([]);
  });

  test('creates one bot on a double click, and reads "Creating..." meanwhile', async ({ page }) => {
    await openNew(page);
    await fillRequired(page, 'Bay Bot');
    const call = await hold(page, 'POST', '/api/bots');
    await creating(page).getByRole('button', { name: 'Create Bot' }).dblclick();
    await expect(creating(page).getByRole('button', { name: 'Creating...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'Bot created successfully');
    await expect(creating(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Bay Bot/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'New Bot', exact: true })).toBeFocused();
    expect(call.count()).toBe(1);
  });

  test('a conflict, a failing server and a missing network lose nothing', async ({ page }) => {
    const { id: locationId } = await makeLocation(page.request, product.origin, { businessName: 'Taken Storage' });
    await makeBot(page.request, product.origin, { name: 'First Come', locationId });
    await openNew(page);
    await fillRequired(page, 'Second Come');
    await creating(page).getByLabel('Business Location').selectOption(locationId);
    const save = creating(page).getByRole('button', { name: 'Create Bot' });
    await save.click();
    await expectToast(page, 'Error', 'Failed to create bot');
    await expect(creating(page).getByRole('alert')).toBeVisible();
    await answerWith(page, 'POST', '/api/bots', 500, { message: 'Something went wrong.' });
    await save.click();
    await expect(creating(page).getByRole('alert')).toHaveText('Something went wrong.');
    await restoreCalls(page);
    await cutOff(page, 'POST', '/api/bots');
    await save.click();
    await expectToast(page, 'Error', 'Failed to create bot');
    await expect(creating(page).getByLabel('Bot Name')).toHaveValue('Second Come');
    await expect(creating(page).getByLabel('Business Location')).toHaveValue(locationId);
  });

  test('an expired session shows the toast for half a second, then the sign-in screen', async ({ page }) => {
    await openNew(page);
    await fillRequired(page, 'Too Late');
    await answerWith(page, 'POST', '/api/bots', 401, signedOutAnswer);
    await expectSignInAgain(page, () => creating(page).getByRole('button', { name: 'Create Bot' }).click());
  });

  test('Escape, Cancel and Close ask before they discard typed text', async ({ page }) => {
    await openNew(page);
    await creating(page).getByLabel('Bot Name').fill('Half a na');
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      return questions.length < 4 ? question.dismiss() : question.accept();
    });
    await page.keyboard.press('Escape');
    await creating(page).getByRole('button', { name: 'Cancel' }).click();
    await creating(page).getByRole('button', { name: 'Close' }).click();
    await expect(creating(page).getByLabel('Bot Name')).toHaveValue('Half a na');
    expect(questions).toHaveLength(3);
    await page.keyboard.press('Escape');
    await expect(creating(page)).toHaveCount(0);
    expect(questions).toHaveLength(4);
  });

  test('closes without asking if nothing was typed', async ({ page }) => {
    await openNew(page);
    await page.keyboard.press('Escape');
    await expect(creating(page)).toHaveCount(0);
  });

  test('the location list comes from the locations, and links to them open in a new tab', async ({ page }) => {
    const { id } = await makeLocation(page.request, product.origin, { businessName: 'Pick Me Storage' });
    const reads: string[] = [];
    page.on('request', (request) => reads.push(new URL(request.url()).pathname));
    await page.goto(product.origin);
    await expect(page.getByRole('button', { name: 'View Reports' })).toBeVisible();
    expect(reads).not.toContain('/api/locations');
    await page.getByRole('button', { name: 'New Bot', exact: true }).click();
    await creating(page).getByLabel('Business Location').selectOption({ label: 'Pick Me Storage' });
    const edit = creating(page).getByRole('link', { name: 'Edit location' });
    await expect(edit).toHaveAttribute('href', `/locations/${id}/edit`);
    await expect(edit).toHaveAttribute('target', '_blank');
    const add = creating(page).getByRole('link', { name: 'Add new location' });
    await expect(add).toHaveAttribute('href', '/locations/new');
    await expect(add).toHaveAttribute('target', '_blank');
  });
});

test.describe('the edit dialog', () => {
  test('shows the bot, its embed code as configured, and a link to its website', { tag: ownContext }, async ({
    page,
    context,
  }) => {
    await openExisting(page, 'Dock Bot');
    await expect(editing(page).getByRole('heading', { name: 'Embed Code' })).toBeVisible();
    await expect(editing(page).getByLabel('Hex Code')).toHaveValue('#0F6B66');
    await editing(page).getByLabel('Position').selectOption('top-left');
    const snippet = editing(page).getByRole('figure', { name: 'Embed code' });
    await expect(snippet).toContainText(`${product.origin}/widget.js`);
    await expect(snippet).toContainText('position: "top-left"');
    await expect(editing(page).getByRole('button', { name: 'Copy Embed Code' })).toBeVisible();
    await intercept(context, 'https://harborlane.example/**', (route) => route.fulfill({ body: 'the website' }));
    const opened = context.waitForEvent('page');
    await editing(page).getByRole('button', { name: 'Preview on Website' }).press('Space');
    await expect.poll(async () => (await opened).url()).toBe('https://harborlane.example/');
    await expectNoAxeViolations(page);
  });

  test('updates, reads "Updating..." meanwhile, and refreshes the list', async ({ page }) => {
    await openExisting(page, 'Pier Bot');
    await editing(page).getByLabel('Bot Name').fill('Pier Bot the Second');
    const call = await hold(page, 'PUT', /^\/api\/bots\//);
    await editing(page).getByRole('button', { name: 'Update Bot' }).click();
    await expect(editing(page).getByRole('button', { name: 'Updating...' })).toBeDisabled();
    call.release();
    await expectToast(page, 'Success', 'Bot updated successfully');
    await expect(editing(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Pier Bot the Second/ })).toBeVisible();
  });

  test('says "Failed to update bot" and keeps what was typed', async ({ page }) => {
    await openExisting(page, 'Reef Bot');
    await editing(page).getByLabel('Bot Name').fill('Reef Bot, changed');
    await answerWith(page, 'PUT', /^\/api\/bots\//, 400, {
      message: 'Name is taken.',
      errors: [{ path: 'name', message: 'Choose another name.' }],
    });
    await editing(page).getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Error', 'Failed to update bot');
    await expect(editing(page).getByText('Choose another name.')).toBeVisible();
    await expect(editing(page).getByLabel('Bot Name')).toBeFocused();
    await expect(editing(page).getByLabel('Bot Name')).toHaveValue('Reef Bot, changed');
  });

  test('has the daily budget of model answers', async ({ page }) => {
    await openExisting(page, 'Thrifty Bot');
    const budget = editing(page).getByLabel('Model Answers per Day');
    const use = editing(page).getByText('AI answers used today');
    await expect(budget).toHaveValue('');
    await expect(use).toHaveText('0 of 500 AI answers used today. Add a key to use AI.');
    await budget.fill('2.5');
    await editing(page).getByRole('button', { name: 'Update Bot' }).click();
    await expect(editing(page).getByText('Model answers a day must be a whole number from 0 to 100000.')).toBeVisible();
    await budget.fill('40');
    await editing(page).getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Success', 'Bot updated successfully');
    await page.getByRole('button', { name: 'Edit Thrifty Bot' }).click();
    await expect(budget).toHaveValue('40');
    await expect(use).toContainText('0 of 40 AI answers used today.');
  });

  test('keeps a key unless it is changed, and never shows more than its end', async ({ page }) => {
    const name = 'Keyed Bot';
    const { id } = await makeBot(page.request, product.origin, { name, openaiKey: 'sk-secret-of-the-sea-9876' });
    await page.goto(product.origin);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(editing(page).getByLabel('OpenAI API Key')).toHaveValue('sk-…9876');
    await editing(page).getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Success', 'Bot updated successfully');
    const kept = await (await page.request.get(`${product.origin}/api/bots/${id}`)).json();
    expect(kept.openaiKey).toBe('sk-…9876');
  });
});

test.describe('the embed-code dialog', () => {
  const openEmbed = async (page: Page, name: string) => {
    await makeBot(page.request, product.origin, { name });
    await page.goto(product.origin);
    await page.getByRole('button', { name: `Embed code ${name}` }).click();
    return page.getByRole('dialog', { name: `Embed Code for ${name}` });
  };

  test('copies the embed code, says "Copied!" for two seconds, and explains WordPress', {
    tag: ownContext,
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
    const dialog = await openEmbed(page, 'Copy Bot');
    await expect(dialog.getByRole('listitem')).toHaveText([
      /Copy/,
      /Log in to .* admin panel/,
      /Appearance > Theme Editor/,
      /footer\.php/,
      /before the closing <\/body> tag/,
      /Save/,
    ]);
    await expectNoAxeViolations(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
    await expectToast(page, 'Copied!', 'Embed code copied to clipboard');
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeFocused();
    await page.clock.runFor(1900);
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog.getByRole('button', { name: 'Copy Embed Code' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await dialog.getByRole('figure', { name: 'Embed code' }).innerText());
  });

  test('says when copying fails', async ({ page }) => {
    const dialog = await openEmbed(page, 'Stubborn Bot');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
    await expectToast(page, 'Error', 'Failed to copy embed code');
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
  });
});

test.describe('deleting a bot', () => {
  const question = 'Are you sure you want to delete this bot? This action cannot be undone.';

  const remove = async (page: Page, name: string, answer: 'accept' | 'dismiss'): Promise<void> => {
    page.once('dialog', (asked) => {
      expect(asked.message()).toBe(question);
      return asked[answer]();
    });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  };

  test('asks, and deletes only after confirmation', async ({ page }) => {
    await makeBot(page.request, product.origin, { name: 'Doomed Bot' });
    await page.goto(product.origin);
    await remove(page, 'Doomed Bot', 'dismiss');
    await expect(page.getByRole('row', { name: /Doomed Bot/ })).toBeVisible();
    await remove(page, 'Doomed Bot', 'accept');
    await expectToast(page, 'Success', 'Bot deleted successfully');
    await expect(page.getByRole('row', { name: /Doomed Bot/ })).toHaveCount(0);
  });

  test('says "Failed to delete bot", or that the session has expired', async ({ page }) => {
    await makeBot(page.request, product.origin, { name: 'Tough Bot' });
    await page.goto(product.origin);
    await cutOff(page, 'DELETE', /^\/api\/bots\//);
    await remove(page, 'Tough Bot', 'accept');
    await expectToast(page, 'Error', 'Failed to delete bot');
    await answerWith(page, 'DELETE', /^\/api\/bots\//, 401, signedOutAnswer);
    await expectSignInAgain(page, () => remove(page, 'Tough Bot', 'accept'));
  });
});
