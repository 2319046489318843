import { snippet } from './host-site.ts';
import { stubBot } from './stub-product.ts';
import { expect, inputOf, launcherOf, say, test, windowOf } from './widget-test.ts';

test('works under a strict content security policy and trusted types', async ({ page, product, site }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  site.headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${product.origin} 'nonce-host'`,
      `connect-src ${product.origin}`,
      `img-src ${product.origin}`,
      "require-trusted-types-for 'script'",
    ].join('; '),
  };
  site.show('', snippet(product.origin, { botId: stubBot.id }).replace('<script>', '<script nonce="host">'));
  await page.goto(site.origin);
  await launcherOf(page).click();
  await say(page, 'When are you open?');
  await expect(page.getByText('We are open daily.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('looks the same on a page that fights', async ({ visit }) => {
  const head = `<style>
    * { all: unset !important; color: red !important; font-size: 40px !important; }
    html { font-size: 62.5% !important; direction: rtl; letter-spacing: 4px }
    body { transform: rotate(3deg) }
    div:empty, :not(:defined) { display: none !important }
    button, input { width: 500px !important; height: 3px !important }
  </style>`;
  const page = await visit({ position: 'bottom-right' }, { head });
  expect(await launcherOf(page).boundingBox()).toEqual({ x: 1200, y: 720, width: 60, height: 60 });
  await launcherOf(page).click();
  await expect(windowOf(page)).toBeVisible();
  await expect(windowOf(page)).toHaveCSS('width', '384px');
  await expect(windowOf(page)).toHaveCSS('height', '600px');
  await expect(inputOf(page)).toHaveCSS('font-size', '16px');
  await expect(inputOf(page)).toHaveCSS('letter-spacing', 'normal');
});

test('stays when a single-page host replaces its body', async ({ visit }) => {
  const page = await visit();
  await launcherOf(page).click();
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await expect(windowOf(page)).toBeVisible();
});

test('fills the screen of a phone', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit();
  await launcherOf(page).click();
  await expect.poll(() => windowOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('keeps what is typed from the shortcuts of the host page', async ({ visit }) => {
  const echo = `addEventListener('keydown', (event) => document.querySelector('output').append(event.key))`;
  const page = await visit({}, { body: `<output></output><script>${echo}</script>` });
  await launcherOf(page).click();
  await inputOf(page).pressSequentially('/k');
  await expect(page.locator('output')).toBeEmpty();
});
