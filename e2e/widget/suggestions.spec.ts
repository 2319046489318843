import { stubBot, stubSuggestions } from './stub-product.ts';
import { choose, expect, say, test } from './widget-test.ts';

const chatPath = `/api/chat/${stubBot.id}`;
const [late, due] = stubSuggestions.map(({ question }) => question);

test('a suggestion asks its question', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'what about money');
  const suggestions = page.getByRole('group', { name: 'Did you mean one of these?' });
  await expect(suggestions.getByRole('button')).toHaveText([late ?? '', due ?? '', 'None of these']);
  await expect(page.getByRole('form')).toHaveCount(0);
  await suggestions.getByRole('button', { name: due }).click();
  await expect(page.locator('.bubble.visitor').last()).toHaveText(due ?? '');
  await expect.poll(() => product.bodiesOf(chatPath).at(-1)).toMatchObject({ message: due });
  expect(product.bodiesOf(chatPath).at(-1)).not.toHaveProperty('messageType');
});

test('"None of these" opens the form, with the question that had no answer', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'what about money');
  await choose(page, 'None of these');
  await expect(page.getByText('Please call us or leave your details.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Contact details' });
  await form.getByLabel('Name').fill('Ada Moss');
  await form.getByLabel('Phone Number').fill('5550102030');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thanks, we will call you.')).toBeVisible();
  expect(product.bodiesOf('/api/leads')).toMatchObject([{ inquiry: 'what about money\nNone of these' }]);
});

test('suggestions work with the keyboard, and stand beside an answer without "None of these"', async ({ openChat }) => {
  const page = await openChat();
  await say(page, 'is there a deposit');
  const suggestions = page.getByRole('group', { name: 'Did you mean one of these?' });
  await expect(suggestions).toContainText('Did you mean one of these?');
  await expect(suggestions.getByRole('button')).toHaveText([late ?? '', due ?? '']);
  await suggestions.getByRole('button', { name: late }).focus();
  await page.keyboard.press('Tab');
  await expect(suggestions.getByRole('button', { name: due })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bubble.visitor').last()).toHaveText(due ?? '');
});

test('"Tell me more" asks for the rest of the last answer', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'what are your hours');
  const more = page.getByRole('button', { name: 'Tell me more' });
  await more.click();
  await expect(page.getByText('The gate code works around the clock.')).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(product.bodiesOf(chatPath).at(-1)).toMatchObject({ message: 'Tell me more' });
});

test('details in a message prefill the form, and are stored only once it is sent', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'Ada Moss, 555 010 2031');
  const form = page.getByRole('form', { name: 'Contact details' });
  await expect(form.getByLabel('Name')).toHaveValue('Ada Moss');
  await expect(form.getByLabel('Phone Number')).toHaveValue('(555) 010-2031');
  await expect(form.getByLabel('Email')).toHaveValue('ada@moss.example');
  await form.getByLabel('Name').fill('Ada B. Moss');
  await say(page, 'or 555 010 2031');
  await expect(page.getByText('Please check your details.')).toHaveCount(2);
  await expect(form.getByLabel('Name')).toHaveValue('Ada B. Moss');
  expect(product.bodiesOf('/api/leads')).toEqual([]);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thanks, we will call you.')).toBeVisible();
  expect(product.bodiesOf('/api/leads')).toMatchObject([
    { name: 'Ada B. Moss', phone: '(555) 010-2031', email: 'ada@moss.example', unitSize: '10x20' },
  ]);
});

test('a typed yes to a reservation opens its form, with the details of the visitor', async ({ openChat, product }) => {
  const page = await openChat();
  await say(page, 'Ada Moss, 555 010 2031');
  await expect(page.getByRole('form', { name: 'Contact details' })).toBeVisible();
  await say(page, 'I want to reserve the locker');
  await expect(page.getByText('Would you like to reserve this unit or get more information?')).toBeVisible();
  await say(page, 'yes, reserve the locker');
  const form = page.getByRole('form', { name: 'Reserve 4x5 — Locker' });
  await expect(form.getByLabel('Phone Number')).toHaveValue('(555) 010-2031');
  await expect(form.getByLabel('Move-in date (optional)')).toHaveValue('2099-12-03');
  expect(product.bodiesOf('/api/reservations')).toEqual([]);
});
