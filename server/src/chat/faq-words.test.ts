import { expect, test } from 'vitest';
import { readFaq } from './faq-entry.ts';
import { countWords, tellingAmong } from './faq-words.ts';

const frequencies = new Map<string, number>();
for (const [id, question, answer] of [
  ['dogs', 'May dogs come along?', 'Dogs on a leash may.'],
  ['cats', 'May cats come along?', 'Cats in a basket may, dogs no.'],
  ['geese', 'May geese come along?', 'Geese may not.'],
] as const) {
  countWords(frequencies, readFaq({ id, question, answer }));
}
const telling = (stem: string) => tellingAmong({ faqCount: 3, frequencies }, stem);

test('a word tells the more the fewer FAQs have it', () => {
  expect(telling('gyrocopter')).toBe(1);
  expect(telling('leash')).toBeLessThan(1);
  expect(telling('dog')).toBeLessThan(telling('leash'));
});

test('a FAQ that says a word twice counts once', () => {
  expect(frequencies.get('dog')).toBe(2);
});
