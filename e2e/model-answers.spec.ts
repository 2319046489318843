import { expect, type Page, test } from '@playwright/test';
import { copyFirstData } from './support/first-data.ts';
import { serveHostPage } from './support/host-page.ts';
import { startModelServer } from './support/model-server.ts';
import { startProduct } from './support/product.ts';
import { makeLocation, post } from './support/records.ts';
import { signInByRequest } from './support/sign-in.ts';

const fact = 'Every unit has its own power outlet and a light.';
const key = 'sk-key-of-the-aquarium-test';

const saved = (page: Page) => page.getByText('Bot updated successfully', { exact: true });

test('a bot created and saved again in the admin asks the model with its key, and a visitor sees the answer', async ({
  page,
  context,
}) => {
  const model = await startModelServer(fact);
  const product = await startProduct({
    database: 'embedded',
    dataDir: await copyFirstData(),
    env: { OPENAI_BASE_URL: model.url },
  });
  await signInByRequest(context, product.origin);
  const location = await makeLocation(page.request, product.origin);

  await page.goto(product.origin);
  await page.getByRole('button', { name: 'New Bot', exact: true }).click();
  const creating = page.getByRole('dialog', { name: 'Create New Bot' });
  await creating.getByLabel('Bot Name').fill('Aqua');
  await creating.getByLabel('Website URL').fill('https://harborlane.example');
  await creating.getByLabel('Business Location').selectOption(location.id);
  await creating.getByLabel('OpenAI API Key').fill(key);
  await creating.getByRole('button', { name: 'Create Bot' }).click();
  await expect(creating).toBeHidden();
  const [bot] = await (await page.request.get(`${product.origin}/api/bots`)).json();
  expect(bot.modelAnswersPerDay).toBeNull();

  await page.getByRole('button', { name: 'Edit Aqua' }).click();
  await page.getByRole('dialog', { name: 'Edit Bot' }).getByRole('button', { name: 'Update Bot' }).click();
  await expect(saved(page)).toBeVisible();

  await post(page.request, `${product.origin}/api/faqs`, {
    botId: bot.id,
    question: 'What comes with a unit?',
    answer: fact,
  });
  const website = await serveHostPage(
    `<!doctype html><html lang="en"><title>Harbor Lane</title><h1>Harbor Lane</h1>
<script src="${product.origin}/widget.js"></script><script>ChatBotPro.init({ botId: '${bot.id}' })</script></html>`,
  );
  const visitor = await context.newPage();
  await visitor.goto(website.origin);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await visitor.getByLabel('Type your message').fill('my fish tank has to keep bubbling');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('log')).toContainText(fact);

  const [conversation] = await (await page.request.get(`${product.origin}/api/admin/conversations`)).json();
  expect(conversation.responseSource).toBe('ai');
  expect(model.authorizations).toEqual([`Bearer ${key}`]);
  await website.close();
  await model.close();
  expect(await product.stop()).toBe(0);
});
