import type { LaunchOptions, Page } from '@playwright/test';
import { type HostSite, snippet } from './host-site.ts';
import { stubBot } from './stub-product.ts';
import { test as base, expect, openWindow, say } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;
const plainHost = 'www.lakeside.example';

/** A browser that resolves the customer's host to this machine: plain HTTP on such a host is not a secure context. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const weakRandomness = `<script>
  Math.random = () => 0.5;
  if (crypto.randomUUID) crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';
</script>`;

const plainOriginOf = (site: HostSite): string => site.origin.replace('127.0.0.1', plainHost);

/** Opens the chat on a page over plain HTTP and sends one message. */
async function chatOnPlainHttp(page: Page, site: HostSite, productOrigin: string, path = '/'): Promise<void> {
  await page.clock.install();
  site.show(weakRandomness, `<h1>Lakeside</h1>${snippet(productOrigin, { botId: stubBot.id })}`);
  await page.goto(plainOriginOf(site) + path);
  await openWindow(page);
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
}

test('the session id has 128 random bits, even without a secure context and with weak randomness', async ({
  browser,
  product,
  site,
}) => {
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await browser.newPage();
    await chatOnPlainHttp(page, site, product.origin);
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
    await page.close();
  }
  const ids = product.bodiesOf(chatPath).map(({ sessionId }) => String(sessionId));
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(new Set(ids).size).toBe(2);
});

test('a page that replaced crypto.randomUUID does not choose the session id', async ({ openChat, page, product }) => {
  await openChat({}, { head: weakRandomness });
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  expect(product.bodiesOf(chatPath)[0]?.sessionId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
});

test('a chat with an older id continues', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  const before = '6f1f3b6e-8f0f-4f57-9a55-0d6f4d1f7f11';
  await page.evaluate((sessionId) => {
    for (const [key, stored] of Object.entries(localStorage))
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), sessionId }));
  }, before);
  await page.reload();
  await say(page, 'And tomorrow?');
  await expect.poll(() => product.bodiesOf(chatPath)).toHaveLength(2);
  expect(product.bodiesOf(chatPath)[1]?.sessionId).toBe(before);
});

test('the page URL is sent without query and fragment', async ({ page, product, site }) => {
  await chatOnPlainHttp(page, site, product.origin, '/units/small?token=secret#access_token=secret');
  expect(product.bodiesOf(chatPath)[0]?.pageUrl).toBe(`${plainOriginOf(site)}/units/small`);
});
