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
const specificity = (stem: string) => termSpecificity(builder.index, stem);

test('a term is more specific the fewer FAQs contain it', () => {
  expect(specificity('gyrocopter')).toBe(1);
  expect(specificity('leash')).toBeLessThan(1);
  expect(specificity('dog')).toBeLessThan(specificity('leash'));
});

test('a term in both question and answer is posted once, for the question', () => {
  expect(builder.index.stems.get('dog')).toEqual({ inQuestion: [0], inAnswerOnly: [1] });
});
