import { stubBot } from './stub-product.ts';
import { choose, expect, inputOf, launcherOf, say, test } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;

test('welcomes the visitor at once, after 1 second and after 3.5 seconds, once', async ({ page, visit }) => {
  await page.clock.install();
  await visit();
  await launcherOf(page).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await launcherOf(page).click();
  const messages = page.getByRole('log').locator('.bubble');
  await expect(messages).toHaveText([/Lakeside Storage/]);
  await page.clock.runFor(990);
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(messages.nth(1)).toHaveText('How Can I Help You Today?');
  await page.clock.runFor(2470);
  await expect(messages).toHaveCount(2);
  await page.clock.runFor(30);
  await expect(page.getByRole('button', { name: 'Size Options' })).toBeVisible();
  await page.keyboard.press('Escape');
  await launcherOf(page).click();
  await expect(page.getByText('How Can I Help You Today?')).toHaveCount(1);
});

test('leads from size to unit to reservation', async ({ openChat, product, site }) => {
  const page = await openChat();
  await choose(page, 'Size Options');
  await expect(page.getByText('How much do you need to store?')).toBeVisible();
  await choose(page, 'Small');
  await expect(page.getByRole('img', { name: 'Typing' })).toBeVisible();
  await expect(page.getByRole('button', { name: '5x10' })).toHaveText(
    '5x10 · Walk-in closet from $59 a month, as of Dec 3',
  );
  await choose(page, '5x10');
  await expect(page.locator('.bubble.visitor').last()).toHaveText('5x10 · Walk-in closet');
  await expect(page.getByRole('log')).toContainText('5x10 holds a couch and ten boxes.');
  await expect(page.getByText('Would you like to reserve this unit or get more information?')).toBeVisible();
  await choose(page, 'Yes');

  await expect(page.getByRole('form', { name: 'Reserve 5x10 · Walk-in closet' })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await choose(page, 'Submit Reservation');
  await expect(page.getByRole('alert')).toHaveText('Please fill in Name and Phone Number');
  await page.getByLabel('Name').fill('Ada Moss');
  await page.getByLabel('Phone Number').pressSequentially('555x01020309');
  await expect(page.getByLabel('Phone Number')).toHaveValue('(555) 010-2030');
  // The browser shows the title below its own "Please match the requested format".
  await expect(page.getByLabel('Email')).toHaveAttribute('title', 'you@example.com');
  await page.getByLabel('Email').fill('ada@moss');
  await choose(page, 'Submit Reservation');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ada@moss.example');
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request has been sent to our facility.')).toContainText(
    'Mon-Fri 9 am - 6 pm',
  );
  await expect(page.getByLabel('Name')).toBeHidden();

  const [room, unit] = product.bodiesOf(chatPath);
  expect(room).toMatchObject({ message: 'Small', messageType: 'roomSelection', roomType: 'small' });
  expect(unit).toMatchObject({ messageType: 'unitSelection', unitId: 'unit-5x10', pageUrl: `${site.origin}/` });
  expect(product.bodiesOf('/api/reservations')).toEqual([
    {
      botId: stubBot.id,
      sessionId: room?.sessionId,
      unitId: 'unit-5x10',
      unitSize: '5x10',
      customerName: 'Ada Moss',
      customerPhone: '(555) 010-2030',
      customerEmail: 'ada@moss.example',
      moveInDate: '',
    },
  ]);
});

test("shows a unit's rates after a question about rates", async ({ openChat, product }) => {
  const page = await openChat();
  await choose(page, 'View Our Rates');
  await choose(page, 'Large');
  await choose(page, '5x5');
  await expect(page.getByText('costs $59 a month.')).toBeVisible();
  await choose(page, 'No');
  await expect(page.getByText('Would you like to look at another unit?')).toBeVisible();
  expect(product.bodiesOf(chatPath).at(-1)).toMatchObject({ messageType: 'ratesInquiry', unitId: 'unit-5x5' });
});

test('answers a typed question a second later, takes no other meanwhile, and lets it be rated', async ({
  openChat,
  product,
}) => {
  const page = await openChat();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await say(page, '  When are you open?  ');
  await expect(inputOf(page)).toHaveValue('');
  await inputOf(page).fill('And on Sunday?');
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toHaveValue('And on Sunday?');
  await expect(page.getByText('We are open daily.').locator('strong')).toHaveText('daily');
  expect(product.bodiesOf(chatPath).map((body) => body.message)).toEqual(['When are you open?']);

  const thumbsUp = page.getByRole('button', { name: 'Thumbs up' });
  await thumbsUp.click();
  await expect(thumbsUp).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => product.bodiesOf(`${chatPath}/rating`)).toMatchObject([{ rating: 5 }]);
});

test('takes contact details when there is no answer', async ({ openChat, product, site }) => {
  const page = await openChat();
  await say(page, 'Is a 10x10 available?');
  await choose(page, 'Yes');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Name').fill('Ada Moss');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Phone Number').fill('5550102030');
  await submit.click();
  await expect(page.getByText('Thanks, we will call you.')).toBeVisible();
  expect(product.bodiesOf('/api/leads')).toMatchObject([
    { name: 'Ada Moss', phone: '(555) 010-2030', inquiry: 'Is a 10x10 available?', unitSize: '10x10' },
  ]);
  expect(product.bodiesOf('/api/leads')).toMatchObject([{ pageUrl: `${site.origin}/` }]);
});

test('lists what it can help with when the visitor wants no manager', async ({ openChat }) => {
  const page = await openChat();
  await say(page, 'Is a 10x10 available?');
  await choose(page, 'No');
  await expect(page.getByText(/pricing, unit sizes, directions, office hours and contact/)).toBeVisible();
});

test('tells the server with the next message that an offer was declined, until an answer comes', async ({
  openChat,
  product,
}) => {
  const page = await openChat();
  await say(page, 'Is a 10x10 available?');
  await choose(page, 'No');
  await expect(page.getByText(/pricing, unit sizes, directions/)).toBeVisible();
  product.failing = true;
  await say(page, 'yes');
  await expect(page.getByText("I'm sorry, I'm having trouble")).toBeVisible();
  product.failing = false;
  await choose(page, 'Try Again');
  await expect(page.getByText('We are open daily.')).toBeVisible();
  await say(page, 'yes');
  await expect(page.getByText('We are open daily.')).toHaveCount(2);
  await say(page, 'I want to reserve');
  await choose(page, 'No');
  await expect(page.getByText('Would you like to look at another unit?')).toBeVisible();
  await say(page, 'perfect');
  await expect(page.getByText('We are open daily.')).toHaveCount(3);
  const declined = product.bodiesOf(chatPath).map((body) => body.declined);
  expect(declined).toEqual([undefined, true, true, undefined, undefined, true]);
});

test('leads to maps, phone, payment portal and price list', async ({ openChat }) => {
  const page = await openChat();
  const maps = 'https://www.google.com/maps/search/?api=1&query=12%20Shore%20Road%2C%20Lakeside%2C%20MN%2055001';
  const expectLink = async (name: string, href: string) => {
    const link = page.getByRole('button', { name }).last();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  };
  await expectLink('Directions', maps);
  await expectLink('Call Us', 'tel:5550102030');
  await expectLink('Pay Bill', 'https://pay.lakeside.example/');
  await say(page, 'Where is the price list?');
  await expect(page.getByText('All prices:')).toBeVisible();
  await expectLink('View Rates', 'https://lakeside.example/rates');
});

test('is prompted by the server to offer a reservation', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'I want to reserve');
  await choose(page, 'Yes');
  await expect(page.getByRole('form', { name: 'Reserve 10x20' })).toBeVisible();
  expect(product.bodiesOf('/api/reservations')).toEqual([]);
});

test('reserves the unit that the server names, from today on', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'I want to reserve the locker');
  await choose(page, 'Yes');
  const form = page.getByRole('form', { name: 'Reserve 4x5 — Locker' });
  await form.getByLabel('Name').fill('Ada Moss');
  await form.getByLabel('Phone Number').fill('5550102030');
  const day = form.getByLabel('Move-in date (optional)');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await expect(day).toHaveAttribute('min', today);
  await day.fill('2020-01-01');
  await choose(page, 'Submit Reservation');
  expect(product.bodiesOf('/api/reservations')).toEqual([]);
  await day.fill(today);
  await choose(page, 'Submit Reservation');
  await expect(page.getByText('Thank you! Your reservation request')).toBeVisible();
  expect(product.bodiesOf('/api/reservations')).toMatchObject([
    { unitId: '4x5-locker', unitSize: '4x5', moveInDate: today },
  ]);
});

test('turns bold and safe addresses into markup, and nothing else', async ({ openChat }) => {
  const page = await openChat();
  await say(page, 'links');
  const answer = page.getByText('<b>raw</b>');
  await expect(answer).toHaveText('Site Call Bad (javascript:alert(1)) <b>raw</b>');
  await expect(answer.getByRole('link')).toHaveText(['Site', 'Call']);
});
