import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

async function setScene() {
  const scene = await setChatScene({ amenities: [] });
  await scene.addFaq('Can I bring my dog?', 'Dogs on a leash are welcome.');
  await scene.addFaq('Do you sell packing tape?', 'Yes, tape and boxes are at the counter.');
  return scene;
}

test('two questions in one message get two answers', async () => {
  const { talk } = await setScene();
  const both = await talk('hi there, can i bring my dog and do you sell packing tape?');
  expect(both.response).toBe('Dogs on a leash are welcome.\n\nYes, tape and boxes are at the counter.');
  expect(both.responseSource).toBe('faq');
  const mixed = await talk('Where are you located? And do you sell packing tape?');
  expect(mixed.response).toContain('tape and boxes');
  expect(mixed.response).toContain('google.com/maps');
  const es = await talk('¿puedo llevar a mi perro y venden cinta de empacar?');
  expect(es.response).toContain('Dogs on a leash');
  expect(es.response).toContain('tape and boxes');
});

test('three questions get three answers', async () => {
  const { talk } = await setScene();
  const { response } = await talk('Where are you located? Can I bring my dog? Do you sell packing tape?');
  expect(response).toContain('google.com/maps');
  expect(response).toContain('Dogs on a leash are welcome.\n\nYes, tape and boxes');
});

test('a question about a unit stands beside another one', async () => {
  const { talk } = await setScene();
  const both = await talk('is the 10x10 heated and can i bring my dog');
  expect(both.response).toContain('10x10');
  expect(both.response).toContain('Dogs on a leash are welcome.');
});

test('a question that begins with "is there" needs no context', async () => {
  const { talk } = await setScene();
  const both = await talk('where are you located n is there packing tape');
  expect(both.response).toContain('google.com/maps');
  expect(both.response).toContain('tape and boxes');
});

test('a story before one question is one question', async () => {
  const { talk } = await setScene();
  const reply = await talk(
    'We are moving in May and my sister told me about you. She has a unit there. Can I bring my dog?',
  );
  expect(reply.response).toBe('Dogs on a leash are welcome.');
});

test('the second question may be about the unit that the first one is answered with', async () => {
  const { ask } = await setChatScene({
    sizeOptions: [
      { size: '5x10', type: 'Climate controlled', description: 'A walk-in closet.' },
      { size: '10x20', type: 'Drive-up', description: 'A garage.' },
    ],
  });
  const { response } = await ask('what size for 30 boxes and a sofa, and is it climate controlled?');
  expect(response).toContain("that's the size I'd choose.");
  expect(response).toContain('Yes, the **5x10** is climate controlled.');
});
