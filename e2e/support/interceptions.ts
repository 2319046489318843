import { type BrowserContext, expect, type Page, type Route, type TestInfo } from '@playwright/test';

interface Interception {
  readonly what: string;
  fired: boolean;
}

/** The interceptions of the current test. */
let interceptions: Interception[] = [];

export const noteInterception = (what: string): Interception => {
  const interception = { what, fired: false };
  interceptions.push(interception);
  return interception;
};

type Handle = (route: Route) => unknown;
type Options = Parameters<Page['route']>[2];

/**
 * Like `page.route`, but a test whose interception never fires fails, because it tests something else than it says, such
 * as a file that is no longer built.
 */
export const intercept = (
  target: Page | BrowserContext,
  url: Parameters<Page['route']>[0],
  handle: Handle,
  options?: Options,
) => {
  const interception = noteInterception(String(url));
  return target.route(
    url,
    (route) => {
      interception.fired = true;
      return handle(route);
    },
    options,
  );
};

/** Runs after every test; a test that already failed needs no second error. */
export const expectInterceptionsFired = async (run: () => Promise<void>, { errors }: TestInfo): Promise<void> => {
  interceptions = [];
  await run();
  if (errors.length > 0) return;
  const unfired = interceptions.filter(({ fired }) => !fired).map(({ what }) => what);
  expect(unfired, 'interceptions that never fired').toEqual([]);
};
