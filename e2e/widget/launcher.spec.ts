import { stubBot } from './stub-product.ts';
import { expect, forget, launcherOf, test, windowOf } from './widget-test.ts';

const corners = {
  'bottom-right': { right: 20, bottom: 20 },
  'bottom-left': { left: 20, bottom: 20 },
  'top-right': { right: 20, top: 20 },
  'top-left': { left: 20, top: 20 },
};

const distancesOf = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
};

test('appears in each of four corners, and so does the window, 384 by 600', async ({ visit, page }) => {
  for (const [position, distances] of Object.entries(corners))
    await test.step(position, async () => {
      await visit({ position });
      expect(await launcherOf(page).evaluate(distancesOf)).toMatchObject(distances);
      await launcherOf(page).click();
      await expect.poll(() => windowOf(page).evaluate(distancesOf)).toMatchObject(distances);
      await expect(windowOf(page)).toHaveCSS('width', '384px');
      await expect(windowOf(page)).toHaveCSS('height', '600px');
      await forget(page);
    });
});

test('shows the unread badge while the window is closed', async ({ visit }) => {
  const page = await visit();
  const badge = page.getByText('1', { exact: true });
  await expect(badge).toBeVisible();
  await launcherOf(page).click();
  await expect(launcherOf(page)).toBeHidden();
  await expect(badge).toBeHidden();
  await page.getByRole('button', { name: 'Minimize' }).click();
  await expect(badge).toBeVisible();
});

test('takes color and corner from the embed code, then from the record', async ({ visit }) => {
  const page = await visit({ primaryColor: '#B91C1C' });
  await expect(page.locator('chatbotpro-widget .root')).toHaveAttribute('data-position', stubBot.position);
  await expect(launcherOf(page)).toHaveCSS('background-color', 'rgb(185, 28, 28)');
});

for (const [kind, bot] of [
  ['inactive', { ...stubBot, status: 'inactive' }],
  ['unknown', undefined],
] as const)
  test(`disappears when its bot is ${kind}, with one console line`, async ({ visit, page, product }) => {
    product.bot = bot;
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await visit();
    await expect(page.locator('chatbotpro-widget')).toHaveCount(0);
    expect(lines.filter((line) => line.startsWith('ChatBotPro:'))).toEqual([
      `ChatBotPro: no active bot ${stubBot.id}.`,
    ]);
  });
