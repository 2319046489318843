import { test as base, expect, type Page } from '@playwright/test';
import { expectInterceptionsFired } from '../support/interceptions.ts';
import { HostSite, type SnippetOptions, snippet } from './host-site.ts';
import { StubProduct, stubBot } from './stub-product.ts';

interface Fixtures {
  interceptions: undefined;
  product: StubProduct;
  /** The customer's site, on another origin than the product. */
  site: HostSite;
  /** Opens a page of the site that has the embed code. */
  visit: (options?: Partial<SnippetOptions>, page?: { head?: string; body?: string }) => Promise<Page>;
  /** Opens a page of the site and the chat, and waits for the complete welcome. */
  openChat: Fixtures['visit'];
}

export const test = base.extend<Fixtures>({
  interceptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
    ({}, use, info) => expectInterceptionsFired(() => use(undefined), info),
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
  product: async ({}, use) => {
    const product = new StubProduct();
    await product.start();
    await use(product);
    product.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  site: async ({}, use) => {
    const site = new HostSite();
    await site.start();
    await use(site);
    site.stop();
  },
  visit: async ({ page, product, site }, use) => {
    await use(async (options = {}, { head = '', body = '<h1>Lakeside Storage</h1>' } = {}) => {
      site.show(head, body + snippet(product.origin, { botId: stubBot.id, ...options }));
      await page.goto(site.origin);
      return page;
    });
  },
  openChat: async ({ page, visit }, use) => {
    await use(async (options = {}, content = {}) => {
      await page.clock.install();
      await visit(options, content);
      await openWindow(page);
      return page;
    });
  },
});

export { expect };

const welcomeMs = 3500;

/** Opens the chat on a page with a fake clock and skips the pauses of the welcome. */
export const openWindow = async (page: Page): Promise<void> => {
  await launcherOf(page).hover();
  // The greeting waits only 300 ms for the location's name, which may take longer on a busy machine.
  await windowOf(page, { includeHidden: true }).waitFor({ state: 'attached' });
  await launcherOf(page).click();
  await page.getByRole('log').getByText('Lakeside Storage').waitFor();
  await page.clock.runFor(welcomeMs);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
};

/** Erases what the browser has stored of the chat. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

/** Starts the chat over and confirms it. */
export const startOver = async (page: Page): Promise<void> => {
  await choose(page, 'Start over');
  await choose(page, 'Erase and start over');
};

export const launcherOf = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const windowOf = (page: Page, { includeHidden = false } = {}) =>
  page.getByRole('dialog', { name: 'Chat with Lakeside Storage', includeHidden });
export const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Type your message' });

export const choose = (page: Page, name: string) => page.getByRole('button', { name }).click();

export const say = async (page: Page, text: string): Promise<void> => {
  await inputOf(page).fill(text);
  await choose(page, 'Send');
};
