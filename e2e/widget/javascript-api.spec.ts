import type { Page } from '@playwright/test';
import type { ChatBotPro, WidgetEvents } from '../../widget/chat-bot-pro.d.ts';
import { intercept } from '../support/interceptions.ts';
import { snippet } from './host-site.ts';
import { stubBot } from './stub-product.ts';
import { choose, expect, inputOf, launcherOf, openWindow, say, startOver, test, windowOf } from './widget-test.ts';

type Method = keyof ChatBotPro;

const call = (page: Page, method: Method, ...args: unknown[]) =>
  page.evaluate(([name, given]) => Reflect.get(window.ChatBotPro ?? {}, name)(...given), [method, args] as const);

const eventNames: (keyof WidgetEvents)[] = ['ready', 'open', 'close', 'message', 'lead', 'reservation'];

/** Records every event of the widget from now on. */
const listen = (page: Page) =>
  page.evaluate((names) => {
    const events: unknown[] = [];
    Reflect.set(window, 'events', events);
    for (const name of names)
      (window.ChatBotPro as ChatBotPro).on(name, (detail: object) => events.push({ name, ...detail }));
  }, eventNames);

const heard = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'events'));

const { id: botId } = stubBot;

test('opens, closes, toggles and destroys', async ({ visit, page }) => {
  await visit();
  await launcherOf(page).waitFor();
  await call(page, 'open');
  await expect(windowOf(page)).toBeVisible();
  await expect(inputOf(page)).toBeFocused();
  await call(page, 'toggle');
  await expect(windowOf(page)).toBeHidden();
  await call(page, 'toggle', botId);
  await expect(windowOf(page)).toBeVisible();
  await call(page, 'close');
  await expect(windowOf(page)).toBeHidden();
  await call(page, 'destroy');
  await expect(page.locator('chatbotpro-widget')).toHaveCount(0);
  await call(page, 'open');
  await expect(page.locator('chatbotpro-widget')).toHaveCount(0);
  await call(page, 'init', { botId });
  await expect(launcherOf(page)).toBeVisible();
});

test('creates one widget however often it is initialized', async ({ visit, page, product }) => {
  await visit({}, { body: `<h1>Twice</h1>${snippet(product.origin, { botId })}` });
  await launcherOf(page).waitFor();
  await call(page, 'init', { botId });
  await expect(page.locator('chatbotpro-widget')).toHaveCount(1);
});

test('answers invalid options with a single console line', async ({ visit, page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await visit();
  await launcherOf(page).waitFor();
  await call(page, 'init');
  await call(page, 'open', 'unknown');
  expect(lines.filter((line) => line.startsWith('ChatBotPro: no chat.'))).toHaveLength(1);
});

test('serves two bots on one page, by id', async ({ visit, page }) => {
  await visit();
  await launcherOf(page).waitFor();
  await call(page, 'init', { botId: 'bot-2', position: 'top-right' });
  await expect(page.locator('chatbotpro-widget')).toHaveCount(2);
  await call(page, 'open', 'bot-2');
  await expect(windowOf(page)).toHaveCount(1);
  await call(page, 'destroy', 'bot-2');
  await expect(page.locator('chatbotpro-widget')).toHaveCount(1);
});

test('emits events to the page', async ({ openChat, page, product }) => {
  await openChat();
  await call(page, 'close');
  await listen(page);
  await call(page, 'open');
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').fill('5550102030');
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
  await call(page, 'close');
  const events = await heard(page);
  expect(events.slice(0, 4)).toEqual([
    { name: 'ready', botId },
    { name: 'open', botId },
    { name: 'message', botId, from: 'visitor', text: 'I want to reserve' },
    { name: 'message', botId, from: 'bot', text: 'Happy to.' },
  ]);
  expect(events).toContainEqual({ name: 'reservation', botId, unitId: '', unitSize: '10x20' });
  expect(events.at(-1)).toEqual({ name: 'close', botId });
  expect(JSON.stringify(events)).not.toContain('Ada');
  expect(product.bodiesOf('/api/reservations')).toHaveLength(1);
});

test('emits an event for a lead', async ({ openChat, page }) => {
  await openChat();
  await listen(page);
  await say(page, 'Let me talk to a human');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').fill('5550102030');
  await choose(page, 'Submit');
  await page.getByText('Thanks, we will call you.').waitFor();
  expect(await heard(page)).toContainEqual({ name: 'lead', botId, inquiry: 'Let me talk to a human', unitSize: '' });
});

test('sends a message for the visitor', async ({ visit, page, product }) => {
  await visit();
  await launcherOf(page).waitFor();
  await call(page, 'send', 'When are you open?');
  await expect(windowOf(page)).toBeVisible();
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await startOver(page);
  await expect(page.getByText('We are open daily.')).toHaveCount(0);
  await page.getByRole('log').getByText('Lakeside Storage').waitFor();
  expect(product.bodiesOf(`/api/chat/${botId}`)).toMatchObject([{ message: 'When are you open?' }]);
});

test('fills forms in with what the page knows about the visitor, and sends it only with them', async ({
  openChat,
  page,
  product,
}) => {
  await openChat();
  await call(page, 'identify', { name: 'Ada Moss', email: 'ada@moss.example' });
  await say(page, 'Let me talk to a human');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Moss');
  await expect(page.getByLabel('Email')).toHaveValue('ada@moss.example');
  expect(JSON.stringify(product.calls)).not.toContain('Ada');
});

test("pushes what counts to the page's tag manager, without contact details", async ({ openChat, page }) => {
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await openChat();
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').fill('5550102030');
  await choose(page, 'Submit Reservation');
  await page.getByText('Thank you! Your reservation request').waitFor();
  await say(page, 'Let me talk to a human');
  await page.getByLabel('Phone Number').fill('5550102030');
  await choose(page, 'Submit');
  await page.getByText('Thanks, we will call you.').waitFor();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'chat_opened', botId },
    { event: 'reservation_submitted', botId, unitSize: '10x20' },
    { event: 'lead_submitted', botId, unitSize: '' },
  ]);
});

test('a throwing listener harms nothing', async ({ visit, page }) => {
  await visit();
  await launcherOf(page).waitFor();
  await page.evaluate(() =>
    (window.ChatBotPro as ChatBotPro).on('open', () => {
      throw new Error('of the page');
    }),
  );
  await launcherOf(page).click();
  await expect(inputOf(page)).toBeFocused();
});

test('runs calls made before the script loaded', async ({ page, product, site }) => {
  const early = `<script>
    window.ChatBotPro = { queue: [] };
    ['init', 'open', 'close', 'toggle', 'destroy', 'on'].forEach(function (name) {
      ChatBotPro[name] = function () { this.queue.push([name].concat([].slice.call(arguments))); };
    });
    window.heard = [];
    ChatBotPro.init({ botId: '${botId}' });
    ChatBotPro.on('ready', function (detail) { heard.push('ready ' + detail.botId); });
    ChatBotPro.on('open', function () { heard.push('open'); });
    ChatBotPro.open();
  </script>`;
  site.show('', `${early}<script defer src="${product.origin}/widget.js"></script>`);
  await page.goto(site.origin);
  await expect(windowOf(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([`ready ${botId}`, 'open']);
});

test('reaches the product from a script served elsewhere', async ({ page, product, site }) => {
  site.show('', '');
  await page.goto(site.origin);
  await page.addScriptTag({ content: await (await fetch(`${product.origin}/widget.js`)).text() });
  await page.clock.install();
  await call(page, 'init', { botId, origin: product.origin });
  await openWindow(page);
});

test.describe('texts', () => {
  test('are Spanish on a page in Spanish', async ({ page, product, site }) => {
    await page.clock.install();
    site.show('', snippet(product.origin, { botId }));
    site.html = site.html.replace('lang="en"', 'lang="es-MX"');
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Abrir chat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chat con Lakeside Storage' });
    await expect(dialog).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('textbox', { name: 'Escriba su mensaje' })).toBeFocused();
    await page.clock.runFor(3500);
    await choose(page, 'Tamaños disponibles');
    await choose(page, 'Pequeño');
    await choose(page, '5x10');
    await choose(page, 'Sí');
    await choose(page, 'Enviar reserva');
    await expect(page.getByRole('alert')).toHaveText('Escriba su nombre y su número de teléfono');
    expect(product.bodiesOf(`/api/chat/${botId}`)[0]).toMatchObject({ roomType: 'small' });
  });

  test('are English if the translation fails to load', async ({ page, product, site }) => {
    site.show('', snippet(product.origin, { botId }));
    site.html = site.html.replace('lang="en"', 'lang="es"');
    await intercept(page, '**/widget-assets/spanish-*', (route) => route.abort());
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Abrir chat' }).click();
    await expect(inputOf(page)).toBeFocused();
  });

  test('can be replaced by the page', async ({ page, product, site }) => {
    await page.clock.install();
    const texts = {
      openChat: 'Ask us',
      title: 'Talk to {business}',
      greeting: 'Welcome to {business}.',
      sizes: 'Units',
    };
    site.show('', '');
    await page.goto(site.origin);
    await page.addScriptTag({ url: `${product.origin}/widget.js` });
    await call(page, 'init', { botId, texts });
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByRole('dialog', { name: 'Talk to Lakeside Storage' })).toBeVisible();
    await expect(page.getByText('Welcome to Lakeside Storage.')).toBeVisible();
    await page.clock.runFor(3500);
    await expect(page.getByRole('button', { name: 'Units' })).toBeVisible();
  });
});
