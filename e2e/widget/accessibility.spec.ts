import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import type { ChatBotPro } from '../../widget/chat-bot-pro.d.ts';
import { stubBot } from './stub-product.ts';
import { choose, expect, forget, inputOf, launcherOf, openWindow, say, test, windowOf } from './widget-test.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** All of axe's findings on the page and in the widget, of any impact, by all rules or only the given ones. */
const expectAxeFindsNothing = async (page: Page, rules?: string[]): Promise<void> => {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('works with the keyboard alone', async ({ visit, page }) => {
  await visit();
  await launcherOf(page).waitFor();
  await page.keyboard.press('Tab');
  await expect(launcherOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await expect(launcherOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(inputOf(page)).toBeFocused();
});

test('Tab reaches every control of the window, and Escape works from each', async ({ openChat, page }) => {
  await openChat();
  const names: string[] = [];
  await page.getByRole('button', { name: 'Start over' }).focus();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement?.shadowRoot?.activeElement;
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual([
    ...['Start over', 'Minimize', 'Size Options', 'View Our Rates'],
    ...['Directions', 'Call Us', 'Pay Bill', 'Type your message'],
  ]);
  await choose(page, 'Size Options');
  await page.keyboard.press('Escape');
  await expect(launcherOf(page)).toBeFocused();
});

test("screen readers can tell the visitor's messages from the bot's", async ({ openChat, page }) => {
  await openChat();
  await say(page, 'do you sell locks');
  await expect(windowOf(page).getByRole('article', { name: 'You said' })).toHaveText('do you sell locks');
});

test("closed by the page, it keeps the visitor's focus", async ({ openChat, page }) => {
  await openChat({}, { body: '<main><h1>Lakeside Storage</h1><input aria-label="Search"></main>' });
  await page.getByLabel('Search').focus();
  await page.evaluate(() => (window.ChatBotPro as ChatBotPro).close());
  await expect(page.getByLabel('Search')).toBeFocused();
});

test('announces each answer once, and no button', async ({ openChat, page }) => {
  await openChat();
  const log = page.getByRole('log');
  await log.evaluate((element) => {
    const additions: string[] = [];
    Reflect.set(window, 'additions', additions);
    new MutationObserver((records) => {
      for (const { addedNodes, type, target } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        // Elements with `aria-live="off"` are silent, even inside a log.
        if (place?.closest('[aria-live=off]')) continue;
        if (type === 'characterData') additions.push(target.textContent ?? '');
        for (const node of addedNodes) {
          const spoken = node.cloneNode(true);
          if (spoken instanceof Element)
            for (const silent of spoken.querySelectorAll('[aria-live=off]')) silent.remove();
          const isSilent = node instanceof Element && node.matches('[aria-live=off]');
          if (!isSilent && spoken.textContent) additions.push(spoken.textContent);
        }
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  await say(page, 'When are you open?');
  await choose(page, 'Thumbs up');
  await say(page, 'Is a 10x10 available?');
  await choose(page, 'Yes');
  await page.getByLabel('Name').fill('Ada');
  expect(await page.evaluate(() => Reflect.get(window, 'additions'))).toEqual([
    'When are you open?',
    'We are open daily.',
    'Is a 10x10 available?',
    'May a manager check that for you?',
    'Yes',
    'Great! Leave your details here and a manager will get in touch with you.',
  ]);
  await expect(page.locator('chatbotpro-widget [aria-live]:not([aria-live=off])')).toHaveCount(0);
});

test('axe finds nothing, closed, open, in the middle of a form and on a phone', async ({ openChat, page }) => {
  await openChat({}, { body: '<main><h1>Lakeside Storage</h1></main>' });
  await expectAxeFindsNothing(page);
  await say(page, 'When are you open?');
  await choose(page, 'Thumbs up');
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await choose(page, 'Submit Reservation');
  await page.getByRole('alert').waitFor();
  await expectAxeFindsNothing(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAxeFindsNothing(page);
  await page.keyboard.press('Escape');
  await expectAxeFindsNothing(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on cards, questions and the teaser, ${colorScheme}`, async ({ visit, page, product }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    product.bot = { ...stubBot, colorScheme: 'auto', teaserText: 'Need storage?', teaserDelaySeconds: 0 };
    await page.clock.install();
    await visit({}, { body: '<main><h1>Lakeside Storage</h1></main>' });
    await page.getByText('Need storage?').waitFor();
    await expectAxeFindsNothing(page);
    await openWindow(page);
    await choose(page, 'Size Options');
    await choose(page, 'Small');
    await page.getByRole('button', { name: 'Reserve' }).first().waitFor();
    await expectAxeFindsNothing(page);
    await page.getByRole('button', { name: 'Reserve' }).first().click();
    await page.getByLabel('Name').fill('Ada Moss');
    await page.getByLabel('Phone Number').fill('5550102030');
    await choose(page, 'Submit Reservation');
    await page.getByRole('region', { name: 'Your reservation request' }).waitFor();
    await expectAxeFindsNothing(page);
    for (const [button, close] of [
      ['Start over', 'Keep the conversation'],
      ['Email me this conversation', 'Close'],
    ] as const) {
      await choose(page, button);
      await expectAxeFindsNothing(page);
      await page.getByRole('dialog', { name: button }).getByRole('button', { name: close }).click();
    }
  });

test('is dark only if the operator and the visitor want it', async ({ visit, page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit();
  await launcherOf(page).click();
  await expect(windowOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  product.bot = { ...stubBot, colorScheme: 'auto' };
  await page.reload();
  await expect(windowOf(page)).toHaveCSS('background-color', 'rgb(20, 24, 31)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(windowOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the teaser has an edge that shows on a dark page', async ({ visit, page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  product.bot = { ...stubBot, colorScheme: 'auto', teaserText: 'Need storage?', teaserDelaySeconds: 0 };
  await visit();
  const teaser = page.locator('chatbotpro-widget .teaser');
  await expect(teaser).toHaveCSS('outline-color', 'rgb(58, 66, 81)');
});

test('reads from left to right on a page that reads from right to left', async ({ openChat, page }) => {
  await openChat({ position: 'bottom-right' }, { head: '<style>:root, body { direction: rtl }</style>' });
  await say(page, 'Is a 10x10 available?');
  const leftOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0;
  await page.getByRole('button', { name: 'Yes' }).waitFor();
  expect(await leftOf('Yes')).toBeLessThan(await leftOf('No'));
  expect(await leftOf('Start over')).toBeLessThan(await leftOf('Minimize'));
  const { x = 0, width = 0 } = (await windowOf(page).boundingBox()) ?? {};
  expect(x + width).toBe(1280 - 20);
});

test('text and icons have enough contrast on every color', async ({ visit, page }) => {
  await page.clock.install();
  for (const primaryColor of ['#FFFFFF', '#FFEB3B', '#9CA3AF', '#22C55E', '#3B82F6', '#7F1D1D', '#000000'])
    await test.step(primaryColor, async () => {
      await visit({ primaryColor }, { body: '<main><h1>Lakeside Storage</h1></main>' });
      await openWindow(page);
      await say(page, 'links');
      await page.getByText('<b>raw</b>').waitFor();
      await inputOf(page).fill('A draft');
      await expectAxeFindsNothing(page, ['color-contrast']);
      await forget(page);
    });
});

test('at 200% zoom everything is reachable', async ({ openChat, page }) => {
  // A screen of 1280 × 800, zoomed to 200 %, has 640 × 400 CSS pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  await openChat({ position: 'top-left' });
  for (const control of [
    page.getByRole('button', { name: 'Minimize' }),
    inputOf(page),
    page.getByRole('link', { name: 'Powered by' }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  await say(page, 'When are you open?');
  await expect(page.getByText('We are open daily.')).toBeInViewport({ ratio: 1 });
});

test('stays visible in forced colors', async ({ openChat, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await page.getByRole('button', { name: 'Reserve' }).first().waitFor();
  await choose(page, 'Start over');
  for (const edged of [
    '.bubble.bot',
    '.bubble.visitor',
    '.choice',
    '.send',
    '.composer input',
    '.thumb',
    '.unit',
    '.card',
  ])
    await expect(page.locator(`chatbotpro-widget ${edged}`).first()).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(launcherOf(page)).toHaveCSS('border-top-width', '1px');
});

test('moves only without reduced motion', async ({ visit, page }) => {
  await visit();
  await openWindowWithoutClock(page);
  expect(await animationsOf(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animationsOf(page)).not.toEqual([]);
});

const openWindowWithoutClock = async (page: Page): Promise<void> => {
  await launcherOf(page).click();
  await page.getByRole('img', { name: 'Typing' }).waitFor();
};

const animationsOf = (page: Page): Promise<string[]> =>
  windowOf(page).evaluate((element) => element.getAnimations({ subtree: true }).map(({ id }) => id));

test('is hidden in print', async ({ visit, page }) => {
  await visit();
  await launcherOf(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(launcherOf(page)).toBeHidden();
});
