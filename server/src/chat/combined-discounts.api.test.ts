import { expect, test } from 'vitest';
import { type ChatScene, setChatScene } from '../testing/chat-scene.ts';

const rule = "You can't combine the two.";

async function setDiscounts(): Promise<ChatScene> {
  const scene = await setChatScene({ contactPageUrl: 'https://cedarlane.example/contact' });
  await scene.addFaq('Is there a discount?', `Nurses save 8%. Prepay nine months and the tenth is free. ${rule}`);
  await scene.addFaq('How do I pay?', 'With a card online, or with a check at the office.');
  await scene.addFaq('May I share my unit?', 'Yes, put your friend on the lease.');
  await scene.addFaq('Do I leave a deposit?', 'Yes, $30, refunded when you leave.');
  return scene;
}

const combining: [string, string][] = [
  ['is there a discount', 'so could i have both?'],
  ['is there a discount', 'do those stack'],
  ['is there a discount', 'so thats 8 percent and the free month?'],
  ['is there a discount', 'plus my nurse discount right'],
  ['is there a discount', 'and the free month on top of that?'],
  ['is there a discount', 'do i still get it if i pay nine months up front'],
  ['is there a discount', 'what about 8 percent for me and 8 for her, makes 16!'],
  ['how do i pay', 'can i stack the nurse deal with the free month'],
  ['how do i pay', 'nurse discount together with the prepay one, is that alright'],
  ['¿hay descuentos?', '¿se pueden combinar?'],
  ['¿hay descuentos?', '¿y además del mes gratis?'],
];

test('a visitor who wants two discounts reads whether they combine', async () => {
  const { talk } = await setDiscounts();
  for (const [first, message] of combining) {
    const reply = await talk(first, message);
    expect(reply, message).toMatchObject({ responseSource: 'faq' });
    expect(reply.response, message).toContain(rule);
    expect(reply.response, message).not.toContain('Nurses save');
  }
});

const other: [string, string][] = [
  ['is there a discount', 'is the deposit on top of that'],
  ['is there a discount', 'and for nurses'],
  ['how do i pay', 'can i use both?'],
  ['how do i pay', 'can i stack boxes up to the ceiling'],
];

test('a visitor who adds or stacks something else does not', async () => {
  const { talk } = await setDiscounts();
  for (const [first, message] of other) expect((await talk(first, message)).response, message).not.toContain(rule);
});

test('without an FAQ on it, nothing says that discounts combine', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('Is there a discount?', 'Nurses save 8%. Prepay nine months and the tenth is free.');
  expect((await talk('is there a discount', 'can i stack the two?')).response).not.toMatch(/^(?:yes|no)\b/i);
});

test('the rule may say that only one of them is given at a time', async () => {
  const { talk, addFaq } = await setChatScene();
  const onlyOne = 'You get one of them at a time.';
  await addFaq('Is there a discount?', `Nurses save 8%. Prepay nine months and the tenth is free. ${onlyOne}`);
  for (const message of ['so i get both', 'so thats 18 percent off all in'])
    expect((await talk('is there a discount', message)).response, message).toContain(onlyOne);
});
