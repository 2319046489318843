import { stubBot } from './stub-product.ts';
import { choose, expect, say, test } from './widget-test.ts';

const path = `/api/chat/${stubBot.id}/transcript`;

test('the conversation goes to the address that the visitor confirms', async ({ openChat, page, product }) => {
  await openChat();
  await expect(page.getByRole('button', { name: 'Email me this conversation' })).toHaveCount(0);
  await say(page, 'Ada Moss, 555 010 2031');
  await page.getByText('Please check your details.').waitFor();
  await choose(page, 'Email me this conversation');
  const panel = page.getByRole('dialog', { name: 'Email me this conversation' });
  await expect(panel.getByLabel('Your email address')).toBeFocused();
  await expect(panel.getByLabel('Your email address')).toHaveValue('ada@moss.example');
  await panel.getByLabel('Your email address').fill('ada@home.example');
  await panel.getByRole('button', { name: 'Send email' }).click();
  await expect(panel.getByRole('status')).toContainText('ada@home.example');
  expect(product.bodiesOf(path)).toMatchObject([{ email: 'ada@home.example', language: 'en' }]);
  expect(product.bodiesOf(path)[0]?.sessionId).toBe(product.bodiesOf(`/api/chat/${stubBot.id}`)[0]?.sessionId);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('an invalid address is not sent, and a refusal can be tried again', async ({ openChat, page, product }) => {
  await openChat();
  await say(page, 'When are you open?');
  await page.getByText('We are open daily.').waitFor();
  await choose(page, 'Email me this conversation');
  await page.getByLabel('Your email address').fill('ada');
  await choose(page, 'Send email');
  expect(product.bodiesOf(path)).toEqual([]);
  await page.getByLabel('Your email address').fill('ada@moss.example');
  product.failing = true;
  await choose(page, 'Send email');
  await expect(page.getByRole('alert')).toContainText("couldn't send");
  product.failing = false;
  await choose(page, 'Send email');
  await expect(page.getByRole('status')).toContainText('ada@moss.example');
});
