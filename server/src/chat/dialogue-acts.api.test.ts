import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const dogs = ['Are dogs allowed?', 'Dogs are welcome on a leash. Please clean up after them.'] as const;

test.each([
  ['right on, much obliged to you', /You're welcome/],
  ['welp, i best be going now', /Glad to help/],
  ['never mind, i got it working after all', /Glad that worked/],
  ['listo, con eso me quedo, hasta luego', /Con gusto/],
])('"%s" after an answer is no question to FAQs', async (message, reply) => {
  const { ask, addFaq } = await setChatScene();
  await addFaq(...dogs);
  await ask('are dogs allowed');
  const { response, responseSource, suggestions } = await ask(message);
  expect(response).toMatch(reply);
  expect(responseSource).toBe('unanswered');
  expect(suggestions).toBeUndefined();
});

test.each([
  ['what a joke of an outfit, i am beyond done with all of you', /^I'm sorry/],
  [
    'come on man, knock that charge off for me just this once',
    /I can't (?:waive or put off a charge|set, change or match prices)/,
  ],
  ['who do you fancy for the super bowl this year', /I can only help with storage at this facility/],
  ['so am i typing to a machine or what', /I'm an automated assistant/],
])('"%s" gets the reply to what the visitor does', async (message, reply) => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Is there a late fee?', 'A late fee of $20 is added on day 6.');
  expect((await ask(message)).response).toMatch(reply);
});

test('a question about rules is no wish to rent', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('When can I get to my boat?', 'The boat yard is open from 5 AM to 10 PM, every day.');
  expect((await ask('can i get to my boat on a sunday')).response).toContain('5 AM to 10 PM');
});

test('what follows an answer without asking is not answered by a sentence that hardly fits', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('How do I give notice?', 'Written notice is due 14 days before you leave. Use the form at the desk.');
  await ask('how do i give notice');
  expect((await ask('duly noted, it has been a decent enough place')).responseSource).toBe('unanswered');
});

test('punctuation that a dictation wrote out ends a question', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq(...dogs);
  expect((await ask('ok so comma are dogs allowed question mark')).response).toContain('Dogs are welcome');
});

test('distress that is told is not answered from an FAQ', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq(
    'When is a unit auctioned?',
    'After 60 days without payment, everything in the unit is sold at auction.',
  );
  await addFaq('Do you plow?', 'Over three inches, yes.');
  await addFaq('What can my unit be sold for?', 'For rent that is 60 days late.');
  const reply = await talk('do you plow', 'i cant lose that unit, my babys photos are in it');
  expect(reply.responseSource).toBe('unanswered');
  expect(reply.response).toMatch(/sorry/);
});

test('distress after a loss gets sympathy, not the FAQ on what is covered', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('How do I file a claim?', 'File the claim with the plan within 30 days of finding the loss.');
  await addFaq('What is covered?', 'Tools, furniture and clothes, up to $3,000.');
  const reply = await talk('somebody cut my lock and half my stuff is gone', 'my grandads tools man, i could cry');
  expect(reply.response).toMatch(/sorry/);
  expect(reply.response).not.toContain('$3,000');
});
