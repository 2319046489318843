import { type BrowserContext, expect } from '@playwright/test';

export const adminPassword = 'keys at the front desk';

/** Signs a browser in through the API, in a tenth of the time that the sign-in screen takes. */
export const signInByRequest = async (
  context: BrowserContext,
  origin: string,
  { username, password } = { username: 'admin', password: adminPassword },
): Promise<void> => {
  const answer = await context.request.post(`${origin}/api/login`, { data: { username, password } });
  expect(answer.status()).toBe(200);
};
