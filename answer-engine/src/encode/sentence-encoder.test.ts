import { expect, test } from 'vitest';
import { encodeMessage, encodeSentence, sentenceSimilarity } from './sentence-encoder.ts';

const question = 'Access hours';
const sentences = {
  gate: 'The gate opens at 6 in the morning and closes at 10 at night.',
  office: 'The office is staffed from Monday to Friday.',
  fee: 'A late payment costs 20 dollars.',
};
const encoded = Object.entries(sentences).map(([name, text]) => ({ name, text: encodeSentence(question, text) }));

const bestFor = (message: string): string | undefined =>
  encoded
    .map(({ name, text }) => ({ name, score: sentenceSimilarity(encodeMessage(message), text).score }))
    .sort((a, b) => b.score - a.score)[0]?.name;

test.each([
  ['how early can i drive in', 'gate'],
  ['is anybody there on saturday', 'office'],
  ['what if i pay after the due date', 'fee'],
])('"%s" is answered by a sentence without its words', (message, name) => {
  expect(bestFor(message)).toBe(name);
});

test('misspelled words are understood', () => {
  expect(bestFor('whats the penlaty for a lat paymnet')).toBe('fee');
});

test('a message that nothing answers scores below one that is answered', () => {
  const scoreOf = (message: string) =>
    Math.max(...encoded.map(({ text }) => sentenceSimilarity(encodeMessage(message), text).score));
  expect(scoreOf('do you sell moving boxes')).toBeLessThan(scoreOf('when does the gate close'));
});

test('similarities are cosines, whatever the text', () => {
  for (const message of ['', '???', 'a', '你好', 'x'.repeat(5000), 'gate '.repeat(500)]) {
    const { cosine, tokenMatch, score } = sentenceSimilarity(encodeMessage(message), encodeSentence('', message));
    for (const number of [cosine, tokenMatch]) expect(Math.abs(number)).toBeLessThanOrEqual(1.01);
    expect(Number.isFinite(score)).toBe(true);
  }
});

test('only the first words of a text count', () => {
  const start = 'word '.repeat(32);
  expect(encodeMessage(`${start} gate`)).toEqual(encodeMessage(`${start} fee`));
});
