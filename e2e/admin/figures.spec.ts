import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { productForFile } from '../support/product-for-file.ts';
import { makeBot, makeLocation, post } from '../support/records.ts';
import { signInByRequest } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const product = productForFile();

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInByRequest(context, product.origin);
  const { request } = context;
  const location = await makeLocation(request, product.origin, {});
  const { id: botId } = await makeBot(request, product.origin, { name: 'Harbor Helper', locationId: location.id });
  for (const sessionId of ['ann', 'bob'])
    await post(request, `${product.origin}/api/chat/${botId}`, { message: 'Where is the gate?', sessionId });
  const room = { message: 'Small', sessionId: 'ann', messageType: 'roomSelection', roomType: 'small' };
  await post(request, `${product.origin}/api/chat/${botId}`, room);
  const visitor = { botId, sessionId: 'ann' };
  await post(request, `${product.origin}/api/leads`, { ...visitor, name: 'Ann Lee', phone: '5035550100' });
  for (const status of ['confirmed', 'completed']) {
    const asked = { ...visitor, customerName: 'Ann Lee', customerPhone: '5035550100', unitSize: status };
    const { id } = await post(request, `${product.origin}/api/reservations`, asked);
    await request.patch(`${product.origin}/api/admin/reservations/${id}`, { data: { status } });
  }
  await context.close();
});

const open = async (page: Page) => {
  await signInByRequest(page.context(), product.origin);
  await page.goto(`${product.origin}/analytics`);
  await expect(page.getByRole('table', { name: 'Funnel' })).toBeVisible();
};

const step = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Funnel' }).getByRole('row').filter({ hasText: name });

test('the funnel shows each step and its share of the one before, and leads to the conversations behind it', async ({
  page,
}) => {
  await open(page);
  await expect(step(page, 'Asked a question').getByRole('cell')).toHaveText(['2', '100%']);
  await expect(step(page, 'Looked at sizes').getByRole('cell')).toHaveText(['1', '50%']);
  await step(page, 'Looked at sizes').getByRole('link').click();
  await expect(page.getByRole('list', { name: 'Filters from Analytics' }).getByRole('button')).toHaveText([
    /^Began /,
    'Looked at sizes',
  ]);
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
});

test('the hours have a table, and each table a file of its own', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Hours as table' }).click();
  await expect(page.getByRole('table', { name: 'Visits by hour of the week' }).getByRole('row')).toHaveCount(1 + 24);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Funnel' }).click();
  const csv = await readFile(await (await downloaded).path(), 'utf8');
  expect(csv).toContain('"Step","Visits"\r\n"Opened the chat","2"\r\n"Asked a question","2"');
  await expectNoAxeViolations(page);
});

test('the questions load when their section is opened', async ({ page }) => {
  await open(page);
  const questions = page.getByRole('button', { name: 'Questions from this period' });
  await expect(questions).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Open Questions' })).toHaveCount(0);
  await questions.click();
  await expect(page.getByRole('region', { name: 'Open Questions' })).toContainText('Where is the gate?');
  await expectNoAxeViolations(page);
});

test('the weekly report is off until the operator turns it on in the profile', async ({ page }) => {
  await signInByRequest(page.context(), product.origin);
  await page.goto(`${product.origin}/profile`);
  const choice = page.getByRole('checkbox', { name: 'Send me the weekly report' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expectToast(page, 'Success', 'Weekly report turned on');
  await page.reload();
  await expect(choice).toBeChecked();
});

test('each number leads to as many rows as it counts, also far from the clock of the location', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  await signInByRequest(context, product.origin);
  const page = await context.newPage();
  await page.goto(`${product.origin}/analytics`);
  const results = page.getByRole('table', { name: 'Results' });
  const follow = async (figure: string, count: number, listed: Locator) => {
    await results
      .getByRole('row', { name: figure })
      .getByRole('link', { name: String(count), exact: true })
      .click();
    await expect(listed).toHaveCount(count);
    await page.goBack();
  };
  const main = page.getByRole('main');
  await follow('Visits', 2, page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'));
  await follow('Leads', 1, main.getByRole('button', { name: 'Update Status' }));
  await follow('Reservations confirmed', 2, main.getByRole('button', { name: 'Update Status' }));
  await page.getByRole('link', { name: '3', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /^Remove filter: Sent / })).toBeVisible();
  await expect(main.getByText('Visitor message')).toHaveCount(3);
  await context.close();
});

test('the numbers of a bot without a location lead to its conversations, and to no lead', async ({ page, context }) => {
  await signInByRequest(context, product.origin);
  const { id } = await makeBot(context.request, product.origin, { name: 'Nomad' });
  await post(context.request, `${product.origin}/api/chat/${id}`, { message: 'Where are you?', sessionId: 'eve' });
  await page.goto(`${product.origin}/analytics?botId=${id}`);
  await expect(step(page, 'Asked a question').getByRole('cell')).toHaveText(['1', '100%']);
  const results = page.getByRole('table', { name: 'Results' });
  await expect(results.getByRole('row', { name: 'Leads', exact: false }).first().getByRole('link')).toHaveCount(0);
  await results.getByRole('row', { name: 'Visits', exact: false }).first().getByRole('link').click();
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
});

/** The count above the list of what a number leads to. */
const expectCount = (page: Page, count: string) =>
  expect(page.getByRole('search').getByRole('status')).toHaveText(count);

test('an hour, a day, a source, an FAQ and a rating lead to the conversations they count, with a filter to remove', async ({
  page,
  context,
}) => {
  await signInByRequest(context, product.origin);
  const { request } = context;
  const { id: locationId } = await makeLocation(request, product.origin, { businessName: 'Linked Storage' });
  const { id: botId } = await makeBot(request, product.origin, { name: 'Linked', locationId });
  const say = (sessionId: string, message: string) =>
    post(request, `${product.origin}/api/chat/${botId}`, { sessionId, message });
  const faq = { botId, question: 'Do you sell padlocks?', answer: 'Yes, at the office.' };
  await post(request, `${product.origin}/api/faqs`, faq);
  const answer = await say('ann', faq.question);
  const rating = { sessionId: 'ann', conversationId: answer.conversationId, rating: 1 };
  await post(request, `${product.origin}/api/chat/${botId}/rating`, rating);
  await say('bob', faq.question);
  await say('eve', 'Zqwx number seven?');
  const follow = async (link: Locator, count: string) => {
    await page.goto(`${product.origin}/analytics?botId=${botId}&view=table&hours=table`);
    await link.click();
    await expectCount(page, count);
    await expect(page.getByLabel('Bot')).toHaveValue(botId);
  };
  const days = page.getByRole('table', { name: 'Conversations by day and source' });
  await follow(days.getByRole('link', { name: /^FAQ on .*: 2$/ }), '2 messages');
  await expect(page.getByLabel('Source')).toHaveValue('faq');
  await page.getByLabel('Source').selectOption('All Sources');
  await expectCount(page, '3 messages');
  await follow(days.getByRole('link', { name: /^Conversations on .*: 3$/ }), '3 messages');
  await follow(page.getByRole('link', { name: '1 down' }), '1 message');
  await expect(page.getByLabel('Rating')).toHaveValue('down');
  const accuracy = page.getByRole('region', { name: 'Response Accuracy' });
  await follow(accuracy.getByRole('link', { name: '67%' }), '2 messages');

  const hours = page.getByRole('table', { name: 'Visits by hour of the week' });
  await follow(hours.getByRole('link', { name: /: 3$/ }), '3 conversations');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Remove filter: \w+day, / }).click();
  await expectCount(page, '3 conversations');
  await page.getByRole('button', { name: /^Remove filter: Began / }).click();
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);

  await page.goto(`${product.origin}/analytics?botId=${botId}`);
  await page.getByRole('button', { name: 'Questions from this period' }).click();
  await page.getByRole('link', { name: `Conversations with “${faq.question}”: 2` }).click();
  await expectCount(page, '2 messages');
  await page.getByRole('button', { name: `Remove filter: FAQ: ${faq.question}` }).click();
  await expectCount(page, '3 messages');
});
