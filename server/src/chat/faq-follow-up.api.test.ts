import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const trailer =
  'Tenants may borrow our cargo trailer for up to three hours. Returning it late costs $25 per hour. Straps are on the wall behind the counter.';
const heating = 'Hall B is kept at 60 degrees. Humidity stays below 50 percent.';
const parcels = 'We sign for parcels during office hours. Nothing over 40 pounds, please.';

async function setScene() {
  const scene = await setChatScene({ amenities: [] });
  await scene.addFaq('Do you have a trailer I can borrow?', trailer);
  await scene.addFaq('What temperature is the heated hall kept at?', heating);
  await scene.addFaq('Will you accept parcels for me?', parcels);
  await scene.addFaq('Can I bring my dog?', 'Dogs on a leash are welcome.');
  await scene.addFaq('Do you sell packing tape?', 'Yes, tape and boxes are at the counter.');
  return scene;
}

test('a follow-up is answered with the sentence that it asks for', async () => {
  const { talk } = await setScene();
  const first = 'can i borrow your trailer';
  expect(await talk(first)).toMatchObject({ response: trailer, responseSource: 'faq' });
  expect(await talk(first, 'how long can i keep it')).toMatchObject({
    response: expect.stringMatching(/^Tenants may borrow our cargo trailer for up to three hours\./),
    responseSource: 'faq',
    canTellMore: true,
  });
  expect((await talk(first, 'where are the straps')).response).toBe('Straps are on the wall behind the counter.');
  expect((await talk('what temperature is the heated hall', 'and the humidity?')).response).toBe(
    'Humidity stays below 50 percent.',
  );
});

test('a sentence that refers to the one before it comes with that one, unless this repeats all of the answer', async () => {
  const { addFaq, talk } = await setScene();
  const hold = 'We hold a unit for six days. After that it goes to the next person.';
  await addFaq('Do you hold a reservation?', `${hold} Call us to cancel.`);
  expect((await talk('do you hold reservations', 'and who gets it next?')).response).toBe(hold);
  await addFaq('Do you hold a trailer?', 'We hold one for an hour. After that it goes to the next person.');
  const reply = await talk('do you hold a trailer', 'and after that?');
  expect(reply.response).toBe('After that it goes to the next person.');
});

test('a statement that nothing else answers gets the sentence that may be meant', async () => {
  const { talk } = await setScene();
  expect((await talk('can i borrow your trailer', 'my car has no hitch')).response).toMatch(
    /^If I understand you right: Tenants may borrow our cargo trailer for up to three hours\./,
  );
  expect((await talk('can i borrow your trailer', 'my cousin plays the trumpet')).responseSource).toBe('unanswered');
});

test('two sentences that are about as probable come together', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Replacing a card', 'A new gate card costs $9.');
  await addFaq('Replacing a key', 'A new key costs $11.');
  const both = await talk('can i borrow your trailer', 'how much for a new one');
  expect(both.response).toBe('Returning it late costs $25 per hour.\n\nA new key costs $11.');
  expect((await talk('can i borrow your trailer', 'how much for a new one', 'tell me more')).response).toContain(
    'Tenants may borrow our cargo trailer',
  );
  const one = await talk('can i borrow your trailer', 'where are the straps');
  expect(one.response).toBe('Straps are on the wall behind the counter.');
});

test('a request that only the office can fulfil comes with what an FAQ says about it', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Summer plan', 'We collect boxes from the dorms in May. In August we bring them back.');
  const { response } = await talk('can i borrow your trailer', 'and can yall come get my boxes from the dorm');
  expect(response).toContain("I can't send anybody out from here.");
  expect(response).toContain('We collect boxes from the dorms in May.');
});

test('size advice comes with the sentence of an FAQ on the things', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('Lawn mowers and machines', 'A mower is fine once the gas is drained out. So is a chainsaw.');
  const { response } = await ask('would my mower be ok, which size');
  expect(response).toMatch(/^A lawn mower takes up about/);
  expect(response).toContain('A mower is fine once the gas is drained out.');
});

test('a standard reply to a question comes with the sentence that answers it', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('What happens if I pay late?', 'We add $20 after the fifth. The code stops working on the tenth.');
  const asked = await talk('how much do i owe this month', 'look at my account, is there a late fee');
  expect(asked.response).toContain("I can't see accounts or balances.");
  expect(asked.response).toContain('We add $20 after the fifth.');
  const told = await talk('how much do i owe this month', 'this is my third call about what i owe');
  expect(told.response).not.toContain('$20');
});

test('"tell me more" opens the rest of the answer, then what is close to it', async () => {
  const { talk } = await setScene();
  const talked = ['can i borrow your trailer', 'where are the straps', 'tell me more'];
  const rest = await talk(...talked);
  expect(rest.response).toBe(
    'Tenants may borrow our cargo trailer for up to three hours. Returning it late costs $25 per hour.',
  );
  const all = await talk('can i borrow your trailer', 'more details please');
  expect(all.response).toContain("That's all I have on this.");
  expect(all).not.toHaveProperty('canTellMore');
});

test('the same answer is never given twice in a row, except on request', async () => {
  const { talk } = await setScene();
  const again = await talk('can i bring my dog', 'so dogs are ok?');
  expect(again.response).toBe('As I said: Dogs on a leash are welcome.');
  expect((await talk('can i bring my dog', 'say that again please')).response).toBe('Dogs on a leash are welcome.');
  expect((await talk('can i bring my dog', 'perdón, puede repetir')).response).toBe('Dogs on a leash are welcome.');
  for (const noise of ['say again some idiot was honking', 'come again my boys were fighting'])
    expect((await talk('can i bring my dog', noise)).response, noise).toBe('Dogs on a leash are welcome.');
  expect((await talk('can i bring my dog', 'some idiot was honking again')).response).not.toContain('leash');
  const button = 'Can I bring my dog?';
  expect((await talk(button, button)).response).toBe('Dogs on a leash are welcome.');
});

test('an answer without a price is not repeated to a question for the price', async () => {
  const { talk } = await setScene();
  expect((await talk('can i borrow your trailer', 'what do you charge for that')).response).toContain('$25 per hour');
  expect((await talk('can i bring my dog', 'does a dog cost extra')).response).not.toContain('leash');
});

test('a sentence that certainly answers is shown, although it states no price', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('What if a tenant dies?', 'Bring us the death certificate. Late fees stop until the estate is settled.');
  const reply = await talk('what happens when a tenant dies', 'and the late fees until then?');
  expect(reply.response).toContain('Late fees stop until the estate is settled.');
});

test('a new question is not mistaken for a follow-up', async () => {
  const { talk } = await setScene();
  expect((await talk('can i borrow your trailer', 'do you sell packing tape')).response).toContain('tape and boxes');
  expect((await talk('can i borrow your trailer', 'who won the game last night')).responseSource).toBe('unanswered');
  expect((await talk('can i borrow your trailer', 'what are your hours')).responseSource).toBe('website');
});

test('a correction asks the last question again', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Where can I park a boat?', 'In the fenced yard.');
  await addFaq('Where can I park a motorcycle?', 'Motorcycles go in bay 3.');
  const first = 'where can i park my boat';
  expect((await talk(first, 'no, i meant my motorcycle, not the boat')).response).toBe('Motorcycles go in bay 3.');
  expect((await talk(first, 'sorry, not the boat, the motorcycle')).response).toBe('Motorcycles go in bay 3.');
});

test('"the cheap one" after an FAQ with several prices is one of them', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('Do I need insurance?', 'Yes, yours or ours. Ours is $9 a month for $2,000, or $16 for $5,000.');
  for (const message of ['what does the cheap one run', 'y la mas barata?'])
    expect((await talk('do i need insurance', message)).response, message).toContain('Ours is $9 a month');
});

test('a question about how to do something gets the steps', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq(
    'Who else may use my unit?',
    'You can put two more people on the account. Each one gets a key card. Come to the counter with both IDs to add a name. Nobody else is let in, not even relatives.',
  );
  const first = 'who else may use my unit';
  const steps = 'Come to the counter with both IDs to add a name.';
  expect((await talk(first, 'how would my son get in')).response).toBe(steps);
  expect((await talk(first, 'como le hago para agregar a mi tia')).response).toContain(steps);
  expect((await talk(first, 'how do i know she wont lose the card')).response).not.toContain(steps);
});

test('a total has the amount that was read and the one that is added', async () => {
  const { talk, addFaq } = await setScene();
  await addFaq('I lost the key to my lock', 'We cut the lock for $25. Please bring your photo ID.');
  await addFaq('What kind of lock do I need?', 'Only disc locks are allowed. We sell them for $12.');
  const { response } = await talk('lost my key', 'so how much is that altogether with a new lock');
  expect(response).toContain('$25');
  expect(response).toContain('$12');
  expect((await talk('lost my key', 'in total how late are you open')).response).not.toContain('$12');
});

const claims = 'Tell the insurer on the phone. A claim must be reported within 20 days of the damage. Photos help.';
const cutting = 'We cut a lost lock for $15. The last lock is cut 40 minutes before the office closes.';

async function setTimesScene() {
  const scene = await setChatScene({ amenities: [], officeHours: 'Mon-Fri 9-5\nSat 9-1\nSun closed' });
  await scene.addFaq('How do I file a claim?', claims);
  await scene.addFaq('What if I lose my key?', cutting);
  await scene.addFaq('Who checks my unit when I leave?', 'We look at it together, on weekdays between 10 AM and 2 PM.');
  return scene;
}

test.each([
  ['how do i file a claim', 'ok and till when', 'A claim must be reported within 20 days of the damage.'],
  ['how do i file a claim', '¿y hasta cuándo?', 'within 20 days of the damage.'],
  ['i lost my key', 'how late do you cut on a saturday', 'The last lock is cut 40 minutes before the office closes.'],
  ['who checks my unit when i leave', 'would 4 pm work for that', 'on weekdays between 10 AM and 2 PM.'],
])('after "%s", "%s" asks for a time in the FAQ', async (before, message, text) => {
  const { talk } = await setTimesScene();
  const { response } = await talk(before, message);
  expect(response).toContain(text);
  expect(response).not.toContain('Our hours');
});

test.each(['how late are you open saturday', 'till when is the office open', 'is somebody there on saturday at noon'])(
  'after an FAQ that states times, "%s" asks for the hours of the office',
  async (message) => {
    const { talk } = await setTimesScene();
    for (const before of ['how do i file a claim', 'i lost my key'])
      expect((await talk(before, message)).response).toMatch(/the office (?:closes|is open)/);
  },
);

test('a question about the day for something that an FAQ without times explained is about the office', async () => {
  const { talk, addFaq } = await setTimesScene();
  await addFaq('What if I have a new phone?', 'Install the app again. The office can reset your account.');
  expect((await talk('i have a new phone', 'are you open sunday for that')).response).toContain(
    'On Sunday the office is',
  );
});

test('a visit on a day at a time goes before an FAQ that was shown', async () => {
  const { talk, addFaq } = await setTimesScene();
  await addFaq('Can I get a late fee waived?', 'Pay within 12 days and ask at the counter on your break.');
  const { response } = await talk('can i get a late fee waived', 'i could swing by on my break saturday, bout 2 pm');
  expect(response).toContain('No. On Saturday the office closes at 1:00 PM.');
});
