import type { Bot } from '@chat-module/contract/bots';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { answerWith } from '../support/calls.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

const product = productForFile();

test.beforeEach(({ context }) => signInByRequest(context, product.origin));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Bot$/ });
const savedBot = async (page: Page, name: string): Promise<Bot> => {
  const bots: Bot[] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  const bot = bots.find((it) => it.name === name);
  if (!bot) throw new Error(`There is no bot ${name}.`);
  return bot;
};

const openExisting = async (page: Page, name: string, fields: object = {}): Promise<Locator> => {
  await makeBot(page.request, product.origin, { name, ...fields });
  await page.goto(product.origin);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return dialogOf(page);
};

/** A picture that the browser itself draws, as a file to choose. */
const drawPicture = async (page: Page, side: number, type = 'image/png') => {
  const dataUrl = await page.evaluate(
    ([size, as]) => {
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d');
      // Noise, so that a large picture is a large file.
      const pixels = context?.createImageData(size, size);
      let noise = 1;
      pixels?.data.forEach((_, at) => {
        noise = (noise * 48_271) % 2_147_483_647;
        pixels.data[at] = at % 4 === 3 ? 255 : noise % 256;
      });
      if (pixels) context?.putImageData(pixels, 0, 0);
      return canvas.toDataURL(as);
    },
    [side, type] as const,
  );
  return { name: 'logo.png', mimeType: type, buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') };
};

test.describe('the settings of the chat window', () => {
  test('start with the defaults, in sections of their own', async ({ page }) => {
    await page.goto(`${product.origin}/?dialog=create-bot`);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Chat Window' })).toBeVisible();
    for (const label of ['Greeting', 'Quick Reply 1', 'Quick Reply 4', 'Teaser', 'Powered By Text', 'Powered By Link'])
      await expect(dialog.getByLabel(label, { exact: true }), label).toHaveValue('');
    await expect(dialog.getByLabel('Teaser Delay')).toHaveValue('5');
    await expect(dialog.getByLabel('Distance from Side')).toHaveValue('20');
    await expect(dialog.getByLabel('Distance from Top or Bottom')).toHaveValue('20');
    await expect(dialog.getByLabel('Language')).toHaveValue('auto');
    await expect(dialog.getByLabel('Sound')).toHaveValue('off');
    await expect(dialog.getByLabel('Dark Mode')).toHaveValue('light');
    await expectNoAxeViolations(page);
  });

  test('a bot created without touching them has the defaults', async ({ page }) => {
    await page.goto(`${product.origin}/?dialog=create-bot`);
    await dialogOf(page).getByLabel('Bot Name').fill('Plain Bot');
    await dialogOf(page).getByLabel('Website URL').fill('https://plain.example');
    await dialogOf(page).getByRole('button', { name: 'Create Bot' }).click();
    await expectToast(page, 'Success', 'Bot created successfully');
    expect(await savedBot(page, 'Plain Bot')).toMatchObject({ ...defaultWidgetSettings, pictureUrl: null });
  });

  test('show in the preview at once, greeting and language too', async ({ page }) => {
    const dialog = await openExisting(page, 'Previewed Bot');
    const preview = page.frameLocator('iframe[title="Preview of the chat"]');
    const open = async () => {
      await page.getByTitle('Preview of the chat').scrollIntoViewIfNeeded();
      await preview.getByRole('button', { name: /Open chat|Abrir chat/ }).press('Enter');
    };
    await open();
    await expect(preview.getByText("I'm glad you stopped by.")).toBeVisible();
    await dialog.getByLabel('Greeting').fill('Ahoy!');
    await expect(preview.getByText('Ahoy!')).toBeVisible();
    await expect(dialog.getByLabel('Greeting')).toBeFocused();
    await dialog.getByLabel('Language').selectOption('es');
    await open();
    await expect(preview.getByRole('textbox', { name: 'Escriba su mensaje' })).toBeVisible();
    await dialog.getByLabel('Language').selectOption('en');
    await open();
    await expect(preview.getByRole('textbox', { name: 'Type your message' })).toBeVisible();
  });

  test('are saved, and shown again', async ({ page }) => {
    const dialog = await openExisting(page, 'Chosen Bot');
    await dialog.getByLabel('Greeting').fill('Welcome to the bay!');
    await dialog.getByLabel('Quick Reply 1').fill('What are your hours?');
    await dialog.getByLabel('Quick Reply 3').fill('Do you rent trucks?');
    await dialog.getByLabel('Teaser', { exact: true }).fill('Questions? Ask us.');
    await dialog.getByLabel('Teaser Delay').fill('12');
    await dialog.getByLabel('Language').selectOption('Spanish');
    await dialog.getByLabel('Sound').selectOption('On');
    await dialog.getByLabel('Dark Mode').selectOption('Match the visitor’s device');
    await dialog.getByLabel('Distance from Side').fill('0');
    await dialog.getByLabel('Distance from Top or Bottom').fill('96');
    await dialog.getByLabel('Powered By Text').fill('A service of Bay Storage');
    await dialog.getByLabel('Powered By Link').fill('https://bay.example/chat');
    await dialog.getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Success', 'Bot updated successfully');
    expect(await savedBot(page, 'Chosen Bot')).toMatchObject({
      greeting: 'Welcome to the bay!',
      quickReplies: ['What are your hours?', 'Do you rent trucks?'],
      teaserText: 'Questions? Ask us.',
      teaserDelaySeconds: 12,
      language: 'es',
      sound: 'on',
      colorScheme: 'auto',
      offsetX: 0,
      offsetY: 96,
      poweredByText: 'A service of Bay Storage',
      poweredByUrl: 'https://bay.example/chat',
    });
    await page.getByRole('button', { name: 'Edit Chosen Bot' }).click();
    await expect(dialog.getByLabel('Quick Reply 2')).toHaveValue('Do you rent trucks?');
    await expect(dialog.getByLabel('Distance from Side')).toHaveValue('0');
    await expect(dialog.getByLabel('Language')).toHaveValue('es');
  });

  test('say what is wrong when the field is left, and when it is right again', async ({ page }) => {
    const dialog = await openExisting(page, 'Wrong Bot');
    const cases = [
      [
        'Powered By Link',
        'http://bay.example',
        'https://bay.example',
        'Powered by link must be a web address that starts with https://.',
      ],
      ['Distance from Side', '1000', '40', 'Distance from the side must be a whole number from 0 to 300.'],
      ['Teaser Delay', 'soon', '3', 'Teaser delay must be a whole number from 0 to 600.'],
      ['Quick Reply 2', 'x'.repeat(61), 'Hours?', 'Quick reply is too long: at most 60 characters.'],
    ] as const;
    for (const [label, wrong, right, message] of cases) {
      const field = dialog.getByLabel(label);
      await field.fill(wrong);
      await field.blur();
      await expect(dialog.getByText(message)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
      await field.fill(right);
      await expect(dialog.getByText(message)).toHaveCount(0);
    }
    await expectNoAxeViolations(page);
  });

  test('show in the preview while they are typed', async ({ page }) => {
    const dialog = await openExisting(page, 'Seen Bot');
    await dialog.getByLabel('Greeting').fill('Ahoy from the bay!');
    await page.getByTitle('Preview of the chat').scrollIntoViewIfNeeded();
    const preview = page.frameLocator('iframe[title="Preview of the chat"]');
    await preview.getByRole('button', { name: 'Open chat' }).click();
    await expect(preview.getByRole('log')).toContainText('Ahoy from the bay!');
    await dialog.getByLabel('Greeting').fill('Land in sight!');
    await expect(preview.getByRole('log')).toContainText('Land in sight!');
    await expect(preview.getByRole('log')).not.toContainText('Ahoy');
  });
});

test.describe('the picture', () => {
  test('of a new bot is saved with it', async ({ page }) => {
    await page.goto(`${product.origin}/?dialog=create-bot`);
    const dialog = dialogOf(page);
    await dialog.getByLabel('Bot Name').fill('Logo Bot');
    await dialog.getByLabel('Website URL').fill('https://logo.example');
    await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 32));
    await expect(dialog.getByRole('img', { name: 'Shown in the chat window’s header' })).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Create Bot' }).click();
    await expectToast(page, 'Success', 'Bot created successfully');
    const { pictureUrl } = await savedBot(page, 'Logo Bot');
    const served = await page.request.get(product.origin + pictureUrl);
    expect(served.headers()['content-type']).toBe('image/png');
  });

  test('that is large is scaled down before it is sent', async ({ page }) => {
    const dialog = await openExisting(page, 'Large Bot');
    const picture = await drawPicture(page, 1200);
    expect(picture.buffer.length).toBeGreaterThan(200_000);
    await dialog.getByLabel('Picture').setInputFiles(picture);
    const shown = dialog.getByRole('img', { name: 'Shown in the chat window’s header' });
    await expect(shown).toHaveJSProperty('naturalWidth', 256);
    await dialog.getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Success', 'Bot updated successfully');
    const { pictureUrl } = await savedBot(page, 'Large Bot');
    expect((await (await page.request.get(product.origin + pictureUrl)).body()).length).toBeLessThan(200_000);
  });

  test('can be removed, which counts once the form is saved', async ({ page }) => {
    const dialog = await openExisting(page, 'Bare Bot');
    await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 32));
    await dialog.getByRole('button', { name: 'Update Bot' }).click();
    await expectToast(page, 'Success', 'Bot updated successfully');
    await page.getByRole('button', { name: 'Edit Bare Bot' }).click();
    await dialog.getByRole('button', { name: 'Remove Picture' }).click();
    await expect(dialog.getByLabel('Picture')).toBeFocused();
    await expect(dialog.getByRole('img', { name: 'Shown in the chat window’s header' })).toHaveCount(0);
    expect((await savedBot(page, 'Bare Bot')).pictureUrl).not.toBeNull();
    await dialog.getByRole('button', { name: 'Update Bot' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await savedBot(page, 'Bare Bot')).pictureUrl).toBeNull();
  });

  test('of a wrong type or a damaged file is refused beside the field', async ({ page }) => {
    const dialog = await openExisting(page, 'Refused Bot');
    const field = dialog.getByLabel('Picture');
    await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(field).toHaveAccessibleDescription(/^The picture must be a PNG, JPEG, WebP or GIF file\./);
    await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(field).toHaveAccessibleDescription(/^This file can’t be read as a picture\./);
    await expectNoAxeViolations(page);
    await field.setInputFiles(await drawPicture(page, 32));
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('that the server refuses leaves the bot saved, and says so', async ({ page }) => {
    const dialog = await openExisting(page, 'Half Bot');
    await dialog.getByLabel('Greeting').fill('Hello!');
    await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 32));
    const { id } = await savedBot(page, 'Half Bot');
    await answerWith(page, 'PUT', `/api/bots/${id}/picture`, 503, { message: 'Nothing can be saved right now.' });
    await dialog.getByRole('button', { name: 'Update Bot' }).click();
    await expect(toastsOf(page)).toContainText(
      'The bot was saved, but its picture wasn’t. Nothing can be saved right now.',
    );
    expect(await savedBot(page, 'Half Bot')).toMatchObject({ greeting: 'Hello!', pictureUrl: null });
  });
});

test('on a phone every control can be reached, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openExisting(page, 'Phone Bot');
  await dialog.getByLabel('Picture').setInputFiles(await drawPicture(page, 32));
  for (const label of ['Picture', 'Greeting', 'Quick Reply 4', 'Powered By Link']) {
    await dialog.getByLabel(label, { exact: true }).scrollIntoViewIfNeeded();
    await expect(dialog.getByLabel(label, { exact: true })).toBeInViewport();
  }
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await expectNoAxeViolations(page);
});
