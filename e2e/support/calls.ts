import type { Page, Request, Route } from '@playwright/test';

type Matches = { readonly method: string; readonly path: string | RegExp };

const isCall = (request: Request, { method, path }: Matches): boolean => {
  const { pathname } = new URL(request.url());
  return request.method() === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
};

const intercept = (page: Page, call: Matches, handle: (route: Route) => Promise<void>) =>
  page.route('**/api/**', (route) => (isCall(route.request(), call) ? handle(route) : route.fallback()));

/** `POST /api/bots` is answered so, from now on, in place of the server. */
export const answerWith = (page: Page, method: string, path: string | RegExp, status: number, body: unknown) =>
  intercept(page, { method, path }, (route) => route.fulfill({ status, json: body }));

/** The call finds no server. */
export const cutOff = (page: Page, method: string, path: string | RegExp) =>
  intercept(page, { method, path }, (route) => route.abort('connectionrefused'));

/** The call is answered by the server itself, but not before `release`; `count` says how often it was made. */
export const hold = async (page: Page, method: string, path: string | RegExp) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await intercept(page, { method, path }, async (route) => {
    count += 1;
    await released;
    await route.fallback();
  });
  return { release, count: () => count };
};

/** Calls reach the server again. */
export const restoreCalls = (page: Page) => page.unroute('**/api/**');

/** What the server says to a call whose session is missing or over. */
export const signedOutAnswer = { message: 'Unauthorized' };
