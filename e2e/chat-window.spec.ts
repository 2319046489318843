import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bot } from '@chat-module/contract/bots';
import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { serveHostPage } from './support/host-page.ts';
import { intercept } from './support/interceptions.ts';
import { productForFile } from './support/product-for-file.ts';
import { makeBot, makeLocation } from './support/records.ts';
import { signInByRequest } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';
import { snippet } from './widget/host-site.ts';

const product = productForFile();

const setEverything = async (page: Page, botName: string): Promise<void> => {
  await page.goto(product.origin);
  await page.getByRole('button', { name: `Edit ${botName}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Bot' });
  await form.getByLabel('Picture').setInputFiles('docs/screenshots/widget.webp');
  await form.getByLabel('Distance from Side').fill('44');
  await form.getByLabel('Distance from Top or Bottom').fill('66');
  await form.getByLabel('Dark Mode').selectOption('Match the visitor’s device');
  await form.getByLabel('Greeting').fill('¡Bienvenido a la bahía!');
  await form.getByLabel('Quick Reply 1').fill('¿Dónde están?');
  await form.getByLabel('Language').selectOption('Spanish');
  await form.getByLabel('Sound').selectOption('On');
  await form.getByLabel('Teaser', { exact: true }).fill('¿Tiene preguntas?');
  await form.getByLabel('Teaser Delay').fill('1');
  await form.getByLabel('Powered By Text').fill('Un servicio de Bay Storage');
  await form.getByLabel('Powered By Link').fill('https://bay.example/chat');
  await form.getByRole('button', { name: 'Update Bot' }).click();
  await expectToast(page, 'Success', 'Bot updated successfully');
};

/** A visitor's browser on the customer's website, in dark mode. */
const visit = async (browser: Browser, bot: Bot) => {
  const options = { botId: bot.id };
  const html = `<!doctype html><html lang="en"><title>Bay Storage</title><h1>Bay Storage</h1>${snippet(product.origin, options)}`;
  const website = await serveHostPage(html);
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(website.origin);
  return { page, leave: () => Promise.all([context.close(), website.close()]) };
};

const readMails = async (): Promise<string[]> => {
  const outbox = join(product.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(outbox, name), 'utf8')));
};

test("what the operator sets is what a visitor of the customer's website gets", async ({ page, context, browser }) => {
  await signInByRequest(context, product.origin);
  const businessName = 'Bay Storage';
  const location = await makeLocation(page.request, product.origin, { businessName, officeHours: 'Office open 24/7' });
  const bot = await makeBot(page.request, product.origin, { name: 'Bay Bot', locationId: location.id });
  await setEverything(page, 'Bay Bot');

  const { page: visitor, leave } = await visit(browser, bot);
  await test.step('the launcher is where it was put, and the teaser opens the chat', async () => {
    const launcher = visitor.getByRole('button', { name: 'Abrir chat' });
    await expect(launcher).toBeVisible();
    const { width, height } = visitor.viewportSize() ?? { width: 0, height: 0 };
    await expect
      .poll(async () => {
        const box = await launcher.boundingBox();
        return box && [Math.round(width - box.x - box.width), Math.round(height - box.y - box.height)];
      })
      .toEqual([44, 66]);
    await visitor.getByRole('button', { name: '¿Tiene preguntas?' }).click();
  });

  const chat = visitor.getByRole('dialog', { name: 'Chat con Bay Storage' });
  await test.step('the window has the picture, the office hours, the greeting and the own link', async () => {
    await expect(chat).toContainText('Oficina abierta');
    await expect(chat.locator('.header img')).toHaveJSProperty('complete', true);
    expect(await chat.locator('.header img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await expect(chat.getByRole('log')).toContainText('¡Bienvenido a la bahía!');
    const link = chat.getByRole('link', { name: 'Un servicio de Bay Storage' });
    await expect(link).toHaveAttribute('href', 'https://bay.example/chat');
    const [red = 255] = await chat.evaluate(
      (it) => getComputedStyle(it).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeLessThan(80);
  });

  await test.step('a quick reply is sent as the visitor’s question, and answered from the record', async () => {
    await chat.getByRole('button', { name: '¿Dónde están?' }).click();
    await expect(chat.getByRole('log')).toContainText('4 Harbor Lane');
  });

  await test.step('the visitor gets the conversation by email', async () => {
    await chat.getByRole('button', { name: 'Enviarme esta conversación por correo' }).click();
    await visitor.getByLabel('Su correo electrónico').fill('lee@example.com');
    await visitor.getByRole('button', { name: 'Enviar correo' }).click();
    await expect(visitor.getByText('Hemos enviado esta conversación a lee@example.com.')).toBeVisible();
    await expect.poll(readMails).toHaveLength(1);
    const [mail = ''] = await readMails();
    expect(mail).toMatch(/^To: lee@example\.com\r$/m);
    expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?Su_conversaci=C3=B3n_con_Bay_Storage\?=\r$/m);
  });
  await leave();
});

test('a message whose reply is lost is repeated, and stored once', async ({ page, context, browser }) => {
  await signInByRequest(context, product.origin);
  const { id: locationId } = await makeLocation(page.request, product.origin, { businessName: 'Cove Storage' });
  const bot = await makeBot(page.request, product.origin, { name: 'Cove Bot', locationId });
  const { page: visitor, leave } = await visit(browser, bot);
  const losesReply = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await intercept(visitor, `**/api/chat/${bot.id}`, losesReply, { times: 1 });
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await visitor.getByRole('textbox', { name: 'Type your message' }).fill('Where are you?');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('log')).toContainText('4 Harbor Lane');
  const stored = await page.request.get(`${product.origin}/api/bots/${bot.id}/conversations`);
  expect(await stored.json()).toMatchObject([{ userMessage: 'Where are you?' }]);
  await leave();
});
