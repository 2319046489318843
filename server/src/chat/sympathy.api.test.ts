import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const phone = '(541) 555-0123';

const troubles: [string, string][] = [
  ['my mother passed away and she had a unit', "I'm very sorry for your loss."],
  ['dad passed, how do we empty his locker', "I'm very sorry for your loss."],
  ['my lock was cut and the tv is gone', "Please don't touch anything, and report it to the police."],
  ['rats chewed up my mattress', 'take pictures before you move anything'],
  ['my unit flooded and everything is wet', 'take pictures before you move anything'],
  ['i got a letter that you will auction my things', 'with a lien or an auction every day counts'],
  ['i lost my job and cannot make rent', 'I know that it is a hard time'],
  ['our daughter is in intensive care, is there anything you can do about the fee', 'I know that it is a hard time'],
  ['the gate came down on my hood, i almost got hurt', "I hope you weren't hurt"],
  ['falleció mi esposo y tenía una bodega', 'Lamento mucho su pérdida.'],
];

test('trouble gets a word of sympathy, the phone and the offer of a call back', async () => {
  const { ask } = await setChatScene();
  for (const [message, text] of troubles) {
    const reply = await ask(message);
    expect(reply, message).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
    expect(reply.response, message).toContain(text);
    expect(reply.response, message).toContain(phone);
  }
});

test('an FAQ on the subject follows the word of sympathy', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('What if my unit was broken into?', 'Tell the office, and file a police report within a day.');
  const reply = await ask('somebody broke into my unit, what do i do');
  expect(reply.responseSource).toBe('faq');
  expect(reply.response).toMatch(
    /^I'm so sorry that this happened\.\n\nTell the office, and file a police report within a day\.\n\nTo talk it through with somebody, please call us at .*555-0123/,
  );
});

test('the phone number is not given twice', async () => {
  const { ask, addFaq } = await setChatScene();
  const answer = `Call ${phone} and file a police report within a day.`;
  await addFaq('What if my unit was broken into?', answer);
  const { response } = await ask('somebody broke into my unit, what do i do');
  expect(response).toBe(`I'm so sorry that this happened.\n\n${answer}`);
});

test('a question about what may happen is answered without sympathy', async () => {
  const { ask, addFaq } = await setChatScene();
  await addFaq('What if my unit gets broken into?', 'Tell the office, and file a police report within a day.');
  const reply = await ask('what happens if my unit gets broken into');
  expect(reply).toMatchObject({
    responseSource: 'faq',
    response: 'Tell the office, and file a police report within a day.',
  });
});

test('a plea is heard, and gets no FAQ again', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('What happens to my things if I do not pay?', 'After 60 days the contents may be sold at auction.');
  const reply = await talk(
    'i got laid off and cant pay',
    'what happens to my things if i dont pay',
    'i am begging you, my whole life is in there',
  );
  expect(reply).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(reply.response).toContain('I understand how much this means to you');
});

test('the same trouble a second time gets the next step in other words', async () => {
  const { talk } = await setChatScene();
  const reply = await talk('my aunt passed away and left a unit', 'i am the executor of her estate');
  expect(reply.response).toMatch(/^I understand\..*555-0123/s);
});

test('a question about who pays for a loss gets the insurer and the office, or the FAQ on insurance', async () => {
  const { talk, addFaq } = await setChatScene();
  const found = 'somebody cut my lock and took my tools';
  expect((await talk(found, 'so who pays for it')).response).toContain("I can't say what is covered.");
  await addFaq('Is insurance required?', 'Yes. Your own policy or our protection plan covers your things; we do not.');
  const reply = await talk(found, 'who pays for that, is there insurance');
  expect(reply.responseSource).toBe('faq');
  expect(reply.response).toMatch(/^I'm sorry that this happened\./);
});

test('an FAQ on damage may say whose insurance pays', async () => {
  const { talk, addFaq } = await setChatScene();
  await addFaq('What if something is damaged?', 'Tell us soon. Goods are covered by your own policy, not by ours.');
  const reply = await talk('rats chewed up my mattress', 'thanks', 'so who replaces it');
  expect(reply.response).toContain('covered by your own policy');
});

test('after a death, late fees and sizes are plain questions', async () => {
  const { talk, ask, addFaq } = await setChatScene();
  const fees = 'No late fees are charged for 45 days.';
  await addFaq('What if a tenant has died?', `The heirs bring the certificate and a letter of the court. ${fees}`);
  expect(
    (await talk('my uncle passed away, he had a unit', 'is he getting late fees all this time')).response,
  ).toContain(fees);
  expect((await ask('how much is the late fee')).response).not.toContain(fees);
});

test('after the FAQ on a death, papers and keys are those of the heirs', async () => {
  const { talk, ask, addFaq } = await setChatScene();
  const heirs = 'The heirs bring the death certificate and a letter of the probate court.';
  await addFaq('What if a tenant has died?', `${heirs} No late fees are charged for 45 days.`);
  await addFaq('What do I bring to rent a unit?', "Bring a driver's license and a card.");
  await addFaq('What if I lose my key?', 'We cut the lock for $20.');
  const told = 'my uncle passed away, he had a unit';
  for (const asked of ['what paperwork do you want from me', 'i have his key, may i go in'])
    expect((await talk(told, asked)).response, asked).toBe(heirs);
  expect((await talk(told, 'we cannot find his key, he lost it')).response).not.toContain(heirs);
  expect((await ask('what paperwork do you want from me')).response).not.toContain(heirs);
});

test('what happened at home is no damage here', async () => {
  const { ask } = await setChatScene();
  const { response } = await ask('my basement is wet and my guitar got moldy, is it dry at your place');
  expect(response).not.toContain('take pictures');
});
