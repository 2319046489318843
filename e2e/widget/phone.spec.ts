import type { Page } from '@playwright/test';
import { choose, expect, inputOf, launcherOf, say, test, windowOf } from './widget-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const longPage = {
  head: '<meta name="viewport" content="width=device-width">',
  body: '<h1>Lakeside Storage</h1><p style="height: 3000px">Much to read</p>',
};

const pageScroll = (page: Page) => page.evaluate(() => scrollY);

/** Simulates a phone's keyboard: the visual viewport shrinks and may move down the page. */
const showKeyboard = (page: Page, height: number, offsetTop: number) =>
  page.evaluate(
    (keyboard) => {
      if (!visualViewport) throw new Error('No visual viewport.');
      for (const [name, value] of Object.entries(keyboard))
        Object.defineProperty(visualViewport, name, { get: () => value });
      visualViewport.dispatchEvent(new Event('resize'));
    },
    { height, offsetTop },
  );

test('fills the screen', async ({ visit, page }) => {
  await visit({}, longPage);
  await launcherOf(page).tap();
  await expect.poll(() => windowOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(windowOf(page)).toHaveAttribute('aria-modal', 'true');
});

test('shows no keyboard over the quick replies before the visitor wants to type', async ({ openChat }) => {
  const page = await openChat({}, longPage);
  await expect(windowOf(page)).toBeFocused();
  await inputOf(page).tap();
  await expect(inputOf(page)).toBeFocused();
});

test('shows none on a phone on its side either', async ({ page, openChat }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openChat({}, longPage);
  await expect(windowOf(page)).toBeFocused();
});

test('stays above the keyboard, with the newest message in sight', async ({ openChat }) => {
  const page = await openChat({}, longPage);
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await showKeyboard(page, 420, 60);
  await expect.poll(() => windowOf(page).boundingBox()).toEqual({ x: 0, y: 60, width: 390, height: 420 });
  await expect(page.getByText('We are open daily.')).toBeInViewport();
  const { y = 0, height = 0 } = (await inputOf(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThan(60 + 420);
});

test('does not make the browser zoom into a field', async ({ openChat }) => {
  const page = await openChat({}, longPage);
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  const sizes = await page
    .locator('chatbotpro-widget input')
    .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(sizes.length).toBe(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

/** Waits until the result of the next wheel event would be drawn. */
const drawnAfterWheel = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('wheel', afterTwoFrames, { capture: true, once: true, passive: true });
      }),
  );

test('keeps the page behind from scrolling, and restores its position', async ({ visit, page }) => {
  await visit({}, longPage);
  await page.evaluate(() => scrollTo(0, 500));
  await launcherOf(page).tap();
  await expect(windowOf(page)).toBeFocused();
  await page.mouse.move(195, 30);
  const turned = drawnAfterWheel(page);
  await page.mouse.wheel(0, 400);
  await turned;
  expect(await pageScroll(page)).toBe(500);
  await choose(page, 'Minimize');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => pageScroll(page)).toBe(600);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

test('is closed by the back button, which then leaves the page', async ({ visit, page, site }) => {
  await page.goto(`${site.origin}/before`);
  await visit({}, longPage);
  await page.evaluate(() => history.replaceState({ of: 'the router' }, ''));
  await launcherOf(page).tap();
  await expect(windowOf(page)).toBeFocused();
  expect(await page.evaluate(() => history.state.of)).toBe('the router');
  await page.goBack();
  await expect(windowOf(page)).toBeHidden();
  expect(page.url()).toBe(`${site.origin}/`);
  expect(await page.evaluate(() => history.state)).toEqual({ of: 'the router' });
  await page.goBack();
  expect(page.url()).toBe(`${site.origin}/before`);
});

test('removes its history entry when minimized', async ({ visit, page }) => {
  await visit({}, longPage);
  await page.evaluate(() => history.replaceState({ of: 'the router' }, ''));
  await launcherOf(page).tap();
  await choose(page, 'Minimize');
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ of: 'the router' });
  await launcherOf(page).tap();
  await expect(windowOf(page)).toBeVisible();
});

test('stays open when it opens again before the browser has gone back', async ({ visit, page }) => {
  await visit({}, longPage);
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => setTimeout(back, 500);
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    Reflect.set(window, 'wentBack', wentBack);
  });
  await launcherOf(page).tap();
  await choose(page, 'Minimize');
  await launcherOf(page).tap();
  await page.evaluate(() => Reflect.get(window, 'wentBack'));
  await expect.poll(() => page.evaluate(() => Object(history.state).chatBotPro)).toBeTruthy();
  await expect(windowOf(page)).toBeVisible();
  await page.goBack();
  await expect(windowOf(page)).toBeHidden();
});

test('is closed by the back button also after the phone was turned upright', async ({ visit, page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.origin}/before`);
  await visit({}, longPage);
  await launcherOf(page).tap();
  await expect(windowOf(page)).toBeVisible();
  await choose(page, 'Minimize');
  await expect(windowOf(page)).toBeHidden();
  expect(page.url()).toBe(`${site.origin}/`);
  await launcherOf(page).tap();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => Object(history.state).chatBotPro)).toBeTruthy();
  await page.goBack();
  await expect(windowOf(page)).toBeHidden();
  expect(page.url()).toBe(`${site.origin}/`);
  await page.goBack();
  expect(page.url()).toBe(`${site.origin}/before`);
});

test('keeps clear of the notch', async ({ visit, page }) => {
  await visit(
    { position: 'bottom-right' },
    { ...longPage, head: '<meta name="viewport" content="width=device-width, viewport-fit=cover">' },
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 40, bottom: 30 } });
  const box = await launcherOf(page).boundingBox();
  expect(box).toMatchObject({ y: 844 - 60 - 50 });
  await launcherOf(page).tap();
  const header = await windowOf(page).getByRole('heading').boundingBox();
  expect(header?.y).toBeGreaterThan(40);
  const lowestOfNote = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await page.getByRole('link', { name: 'Powered by' }).boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(lowestOfNote).toBeLessThan(844 - 30);
});

test('adapts when the phone is rotated', async ({ page, openChat }) => {
  await openChat({}, longPage);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => windowOf(page).evaluate((window) => window.getBoundingClientRect().width)).toBe(384);
  await expect(inputOf(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => Object(history.state).chatBotPro)).toBeTruthy();
  await expect(windowOf(page)).toBeVisible();
});
