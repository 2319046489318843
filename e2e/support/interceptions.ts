import { type BrowserContext, expect, type Page, type Route, type TestInfo } from '@playwright/test';

interface Interception {
  readonly what: string;
  fired: boolean;
}

/** Of the test that this worker is at. */
let interceptions: Interception[] = [];

export const noteInterception = (what: string): Interception => {
  const interception = { what, fired: false };
  interceptions.push(interception);
  return interception;
};

type Handle = (route: Route) => unknown;
type Options = Parameters<Page['route']>[2];

/**
 * As `page.route`, but a test whose interception never fires fails: it looked at something else than it names, such as
 * a file that is no longer built.
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

/** What every test ends with; one that has failed already says more than this would. */
export const expectInterceptionsFired = async (run: () => Promise<void>, { errors }: TestInfo): Promise<void> => {
  interceptions = [];
  await run();
  if (errors.length > 0) return;
  const unfired = interceptions.filter(({ fired }) => !fired).map(({ what }) => what);
  expect(unfired, 'interceptions that never fired').toEqual([]);
};
