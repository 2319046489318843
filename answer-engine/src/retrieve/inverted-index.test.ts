import { expect, test } from 'vitest';
import { readFaq } from './indexed-faq.ts';
import { createFaqWords, tellingAmong } from './inverted-index.ts';

const builder = createFaqWords(3);
for (const [id, question, answer] of [
  ['dogs', 'May dogs come along?', 'Dogs on a leash may.'],
  ['cats', 'May cats come along?', 'Cats in a basket may, dogs no.'],
  ['geese', 'May geese come along?', 'Geese may not.'],
] as const) {
  builder.add(readFaq({ id, question, answer }));
}
const telling = (stem: string) => tellingAmong(builder.words, stem);

test('a word tells the more the fewer FAQs have it', () => {
  expect(telling('gyrocopter')).toBe(1);
  expect(telling('leash')).toBeLessThan(1);
  expect(telling('dog')).toBeLessThan(telling('leash'));
});

test('a FAQ that says a word twice counts once, for its question', () => {
  expect(builder.words.stems.get('dog')).toEqual({ asked: [0], told: [1] });
});
