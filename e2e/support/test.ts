import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expectInterceptionsFired } from './interceptions.ts';
import { runningProduct } from './product-for-file.ts';

export const ownContext = '@own-context';

interface Kept {
  readonly context: BrowserContext;
  /** The options it was created for: a test with other options gets another context. */
  readonly options: string;
  /** Opens the tabs of all tests, so that one renderer process draws them; on the origin of the tested product. */
  opener?: Page | undefined;
}

/**
 * Playwright's `test` with new tabs in a shared context: the tests of a worker share its cache and one renderer process,
 * in which the admin application is already compiled. Each starts signed out, with empty storage and no other tab.
 * A test that changes the context itself fails and must ask for its own: `test('…', { tag: ownContext }, …)`.
 */
export const test = base.extend<{ interceptions: undefined }, { kept: { now?: Kept | undefined } }>({
  interceptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
    ({}, use, info) => expectInterceptionsFired(() => use(undefined), info),
    { auto: true },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
    async ({}, use) => {
      const kept: { now?: Kept } = {};
      await use(kept);
      await kept.now?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, viewport, locale, timezoneId }, use, { tags }) => {
    if (tags.includes(ownContext)) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = JSON.stringify({ viewport, locale, timezoneId });
    if (kept.now?.options !== options) {
      await kept.now?.context.close();
      kept.now = { context: refuseLastingChanges(await browser.newContext()), options };
    }
    await use(kept.now.context);
    await clean(kept.now);
  },
  page: async ({ context, kept }, use) => {
    await use(context === kept.now?.context ? await openTab(kept.now) : await context.newPage());
  },
});

/** Changes that a context can't undo. */
const lastingChanges = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] satisfies (keyof BrowserContext)[];
const changesOfClock = [
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
] satisfies (keyof BrowserContext['clock'])[];

const refuseLastingChanges = (context: BrowserContext): BrowserContext => {
  const refuse = (name: string) => () => {
    throw new Error(`${name} would change the context of the tests after this one: tag it with ownContext.`);
  };
  const refusals = (names: string[]) => Object.fromEntries(names.map((name) => [name, refuse(name)]));
  Object.assign(context.clock, refusals(changesOfClock));
  return Object.assign(context, refusals(lastingChanges));
};

const openTab = async (kept: Kept): Promise<Page> => {
  const { context } = kept;
  kept.opener = await openerFor(context, runningProduct().origin, kept.opener);
  const opened = context.waitForEvent('page');
  await kept.opener.evaluate(() => {
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
  });
  return opened;
};

const openerFor = async (context: BrowserContext, origin: string, before: Page | undefined): Promise<Page> => {
  if (before && new URL(before.url()).origin === origin) return before;
  await before?.close();
  const opener = await context.newPage();
  // With the screens' policy: pages with different policies never share a process.
  const headers = { 'cross-origin-opener-policy': 'same-origin' };
  await opener.route('**/*', (route) => route.fulfill({ contentType: 'text/html', headers }));
  await opener.goto(`${origin}/between-tests`);
  await opener.unrouteAll();
  return opener;
};

const clean = async ({ context, opener }: Kept): Promise<void> => {
  await Promise.all(context.pages().map((page) => (page === opener ? undefined : page.close())));
  await context.clearCookies();
  await opener?.evaluate(() => localStorage.clear());
};
