import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, makeUser, post, userPassword } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { ownContext, test } from '../support/test.ts';

const product = productForFile({ RATE_LIMITS: 'on' });

test('a held-back flood is reported above the lists, to operators of that location', {
  tag: ownContext,
}, async ({ page, context, browser }) => {
  await signInByRequest(context, product.origin);
  const oak = await makeLocation(context.request, product.origin, {
    businessName: 'Oak Street',
    facilityEmail: 'oak@example.com',
  });
  const hill = await makeLocation(context.request, product.origin, { businessName: 'Hilltop Storage' });
  const bot = await makeBot(context.request, product.origin, { name: 'Oak Helper', locationId: oak.id });
  for (let i = 0; i < 33; i++) {
    const lead = { botId: bot.id, phone: '(503) 555-0111', name: `Crowd ${i}`, sessionId: `crowd ${i}` };
    await post(context.request, `${product.origin}/api/leads`, lead);
  }
  const told = 'Unusually many requests at Oak Street: 3 emails were combined into digests in the last 24 hours.';
  for (const [path, heading] of [
    ['/leads', 'Leads'],
    ['/reservations', 'Reservations'],
  ] as const) {
    await page.goto(`${product.origin}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Location').selectOption({ label: 'Hilltop Storage' });
    await expect(page.getByText(told)).toHaveCount(0);
  }
  await makeUser(context.request, product.origin, { username: 'hal', locationId: hill.id });
  const stranger = await browser.newContext();
  await signInByRequest(stranger, product.origin, { username: 'hal', password: userPassword });
  const theirs = await stranger.newPage();
  await theirs.goto(`${product.origin}/leads`);
  await expect(theirs.getByText('No leads')).toBeVisible();
  await expect(theirs.getByText('Unusually many requests')).toHaveCount(0);
  await stranger.close();
});
