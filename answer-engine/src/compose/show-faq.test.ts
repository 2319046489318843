import { expect, test } from 'vitest';
import type { SentenceMatch } from '../rerank/sentence-ranker.ts';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import type { Turn } from '../turn.ts';
import { showAgain } from './show-faq.ts';
import { textsIn } from './texts/texts-in.ts';

const faq = { id: 'dogs', question: 'Can I bring my dog?', answer: 'Dogs are welcome. Keep them on a leash.' };

/**
 * The reply to an uncertain follow-up, given the positions of the sentences already shown and of the probable ones, with their probabilities.
 */
function replyAfter(shown: number[], likely: number[], probabilities = likely.map(() => 0.2)): string {
  const dialogue = { shown: [{ faqId: faq.id, sentences: shown }] };
  const turn = { said: 'he is small', dialogue, texts: textsIn.english } as unknown as Turn;
  const indexed = indexFaqs([faq]).entries.get(faq.id);
  const ranked = likely.map((position, at) => ({ indexed, position, probability: probabilities[at] }) as SentenceMatch);
  return showAgain(turn, { faq, score: 0.2 }, ranked, true).response;
}

test('an uncertain sentence is shown as what the visitor may mean', () => {
  expect(replyAfter([0, 1], [1])).toBe('If I understand you right: Keep them on a leash.');
});

test('sentences that were just shown are introduced once', () => {
  expect(replyAfter([0, 1], [0, 1])).toBe('As I said: Dogs are welcome. Keep them on a leash.');
});

test.each([
  ['the best sentence', [0, 1], [0.3, 0.1], 'Keep them on a leash.'],
  ['the best sentence, although another was just shown alone', [0], [0.7, 0.5], 'Keep them on a leash.'],
  ['all, if two are about as probable', [0, 1], [0.7, 0.6], 'As I said: Dogs are welcome. Keep them on a leash.'],
])('instead of a repetition comes %s', (_, shown, probabilities, response) => {
  expect(replyAfter(shown, [1, 0], probabilities)).toBe(
    response.startsWith('As') ? response : `If I understand you right: ${response}`,
  );
});

test('a probable sentence that was just shown alone is repeated; otherwise the rest is shown', () => {
  expect(replyAfter([1], [1], [0.31])).toBe('As I said: Keep them on a leash.');
  expect(replyAfter([1], [1], [0.2])).toBe('Dogs are welcome.');
});
