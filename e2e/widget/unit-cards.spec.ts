import { stubBot } from './stub-product.ts';
import { choose, expect, say, test } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;

test('a unit is shown with its picture, what fits and its price', async ({ openChat, page }) => {
  await openChat();
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  const card = page.locator('chatbotpro-widget .unit').filter({ hasText: '5x10' });
  await expect(card.getByText('Boxes, a bike and the winter gear.')).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByRole('button')).toHaveText([/5x10 · Walk-in closet from \$59/, 'Reserve', 'Details']);
  await expect(card.getByRole('button', { name: 'Reserve' })).toHaveAccessibleDescription('5x10 · Walk-in closet');
});

test('"Details" describes the unit also after a question about rates', async ({ openChat, page, product }) => {
  await openChat();
  await choose(page, 'View Our Rates');
  await choose(page, 'Small');
  await page.locator('chatbotpro-widget .unit').last().getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('5x10 holds a couch and ten boxes.')).toBeVisible();
  await expect(page.getByText('Boxes, a bike and the winter gear.')).toHaveCount(0);
  expect(product.bodiesOf(chatPath).at(-1)).toMatchObject({ messageType: 'unitSelection', unitId: 'unit-5x10' });
});

test('"Reserve" opens the form at once, and a summary follows the reservation', async ({ openChat, page, product }) => {
  await openChat();
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await page.locator('chatbotpro-widget .unit').last().getByRole('button', { name: 'Reserve' }).click();
  const form = page.getByRole('form', { name: 'Reserve 5x10 · Walk-in closet' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ada Moss');
  await form.getByLabel('Phone Number').fill('5550102030');
  await form.getByLabel('Move-in date').fill('2099-12-03');
  await choose(page, 'Submit Reservation');
  const summary = page.getByRole('region', { name: 'Your reservation request' });
  await expect(summary).toContainText('5x10 · Walk-in closet');
  await expect(summary).toContainText('Thursday, December 3, 2099');
  await expect(summary).toContainText('The office calls you at (555) 010-2030 to confirm.');
  expect(product.bodiesOf('/api/reservations')).toMatchObject([{ unitId: 'unit-5x10', unitSize: '5x10' }]);
  await say(page, 'Let me talk to a human');
  await expect(page.getByRole('form', { name: 'Contact details' }).getByLabel('Name')).toHaveValue('Ada Moss');
  await expect(page.getByRole('form', { name: 'Contact details' }).getByLabel('Phone Number')).toHaveValue('');
});

test('thumbs stand below the buttons of a question, and not at the steps of the guided flow', async ({
  openChat,
  page,
}) => {
  await openChat();
  await choose(page, 'Size Options');
  await choose(page, 'Small');
  await choose(page, '5x10');
  await expect(page.getByText('Would you like to reserve this unit or get more information?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thumbs up' })).toHaveCount(0);
  await say(page, 'Is a 10x10 available?');
  const order = () =>
    page
      .locator('chatbotpro-widget .turn')
      .last()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
  await expect.poll(order).toEqual(['Yes', 'No', 'Thumbs up', 'Thumbs down']);
});
