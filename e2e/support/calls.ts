import type { Page, Request, Route } from '@playwright/test';
import { noteInterception } from './interceptions.ts';

type Matches = { readonly method: string; readonly path: string | RegExp };

const isCall = (request: Request, { method, path }: Matches): boolean => {
  const { pathname } = new URL(request.url());
  return request.method() === method && (typeof path === 'string' ? pathname === path : path.test(pathname));
};

const interceptCall = (page: Page, call: Matches, handle: (route: Route) => Promise<void>) => {
  const interception = noteInterception(`${call.method} ${call.path}`);
  return page.route('**/api/**', (route) => {
    if (!isCall(route.request(), call)) return route.fallback();
    interception.fired = true;
    return handle(route);
  });
};

/** From now on `POST /api/bots` gets this response instead of the server's. */
export const answerWith = (page: Page, method: string, path: string | RegExp, status: number, body: unknown) =>
  interceptCall(page, { method, path }, (route) => route.fulfill({ status, json: body }));

/** Makes the call fail as if there were no network. */
export const cutOff = (page: Page, method: string, path: string | RegExp) =>
  interceptCall(page, { method, path }, (route) => route.abort('connectionrefused'));

/**
 * The server answers the call, but not before `release`; `made` resolves with the first call, `count` is the number of
 * calls.
 */
export const hold = async (page: Page, method: string, path: string | RegExp) => {
  const { promise: released, resolve: release } = withResolvers();
  const { promise: made, resolve: setMade } = withResolvers();
  let count = 0;
  await interceptCall(page, { method, path }, async (route) => {
    count += 1;
    setMade();
    await released;
    await route.fallback();
  });
  return { release, made, count: () => count };
};

const withResolvers = () => {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** Calls reach the server again. */
export const restoreCalls = (page: Page) => page.unroute('**/api/**');

/** The server's response to a call without a valid session. */
export const signedOutAnswer = { message: 'Unauthorized' };
