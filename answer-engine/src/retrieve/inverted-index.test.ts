import { expect, test } from 'vitest';
import { indexFaq } from './indexed-faq.ts';
import { createInvertedIndex, termSpecificity } from './inverted-index.ts';

const builder = createInvertedIndex(3);
for (const [id, question, answer] of [
  ['dogs', 'May dogs come along?', 'Dogs on a leash may.'],
  ['cats', 'May cats come along?', 'Cats in a basket may, dogs no.'],
  ['geese', 'May geese come along?', 'Geese may not.'],
] as const) {
  builder.add(indexFaq({ id, question, answer }));
}
const specificity = (stem: string) => termSpecificity(builder.words, stem);

test('a word tells the more the fewer FAQs have it', () => {
  expect(specificity('gyrocopter')).toBe(1);
  expect(specificity('leash')).toBeLessThan(1);
  expect(specificity('dog')).toBeLessThan(specificity('leash'));
});

test('a FAQ that says a word twice counts once, for its question', () => {
  expect(builder.words.stems.get('dog')).toEqual({ query: [0], subIntentsOfParts: [1] });
});
