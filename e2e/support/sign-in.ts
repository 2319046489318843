import { type BrowserContext, expect } from '@playwright/test';

export const adminPassword = 'keys at the front desk';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions that this worker has created, by user and product. */
const sessions = new Map<string, Cookies>();

/** Signs a browser in through the API, reusing the previous test's session if it is still valid. */
export const signInByRequest = async (
  context: BrowserContext,
  origin: string,
  { username, password } = { username: 'admin', password: adminPassword },
): Promise<void> => {
  const person = JSON.stringify([origin, username, password]);
  await context.addCookies(sessions.get(person) ?? []);
  if (sessions.has(person) && (await context.request.get(`${origin}/api/auth/user`)).ok()) return;
  const answer = await context.request.post(`${origin}/api/login`, { data: { username, password } });
  expect(answer.status()).toBe(200);
  sessions.set(person, await context.cookies(origin));
};
