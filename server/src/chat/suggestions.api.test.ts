import { expect, test } from 'vitest';
import { setChatScene } from '../testing/chat-scene.ts';

const late = { question: 'What happens if I pay late?', answer: 'We add $20 after the fifth of the month.' };
const due = { question: 'When is rent due?', answer: 'Rent is due on the first of each month.' };

const setScene = async () => {
  const scene = await setChatScene();
  for (const { question, answer } of [late, due]) await scene.addFaq(question, answer);
  return scene;
};

test('a message that may mean an FAQ gets its question as a suggestion, with the phone and the form', async () => {
  const { talk, location } = await setScene();
  const asked = await talk('what about my rent');
  expect(asked).toMatchObject({ responseSource: 'unanswered', showLeadForm: true });
  expect(asked.suggestions?.[0]).toEqual({ id: expect.any(String), question: due.question });
  expect(asked.response).toContain(location.phoneNumber);
  expect((await talk('rent stuff')).response).toContain('Did you mean one of these?');
});

test('a first message that probably means an FAQ also gets its answer, as a guess', async () => {
  const { talk } = await setScene();
  const { response, responseSource } = await talk('what about my rent');
  expect(responseSource).toBe('unanswered');
  expect(response).toMatch(/^If I understand you right: .*\n\nIf that isn't what you asked, please call us at/s);
  expect(response).toContain(due.answer);
  expect((await talk('what about my rent', 'ok so when is that due')).response).toContain(due.answer);
});

test('the suggestions of a Spanish message come with a Spanish sentence', async () => {
  const { talk } = await setScene();
  const asked = await talk('la fecha del mes');
  expect(asked.response).toMatch(/^Si le entiendo bien: .*Si no es lo que preguntaba, por favor llámenos/s);
  expect(asked.suggestions).toHaveLength(2);
});

test('a suggested question that is sent as a message is answered', async () => {
  const { talk } = await setScene();
  const answer = await talk('what about my rent', due.question);
  expect(answer).toMatchObject({ responseSource: 'faq', response: due.answer });
  expect(answer).not.toHaveProperty('suggestions');
});

test('a message that no FAQ comes near gets no suggestions and no guess', async () => {
  const { talk } = await setScene();
  const reply = await talk('do you like cheese');
  expect(reply).not.toHaveProperty('suggestions');
  expect(reply.response).not.toContain('If I understand you right');
});
