import { expect, test } from 'vitest';
import type { SentenceMatch } from '../rerank/sentence-ranker.ts';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import type { Turn } from '../turn.ts';
import { showAgain } from './show-faq.ts';
import { textsIn } from './texts/texts-in.ts';

const faq = { id: 'dogs', question: 'Can I bring my dog?', answer: 'Dogs are welcome. Keep them on a leash.' };

/** The reply to an uncertain follow-up, given the positions of the sentences already shown and of the probable ones. */
function replyAfter(shown: number[], likely: number[]): string {
  const dialogue = { shown: [{ faqId: faq.id, sentences: shown }] };
  const turn = { said: 'he is small', dialogue, texts: textsIn.english } as unknown as Turn;
  const indexed = indexFaqs([faq]).entries.get(faq.id);
  const ranked = likely.map((position) => ({ indexed, position, probability: 0.2 }) as SentenceMatch);
  return showAgain(turn, { faq, score: 0.2 }, ranked, true).response;
}

test('an uncertain sentence is shown as what the visitor may mean', () => {
  expect(replyAfter([0, 1], [1])).toBe('If I understand you right: Keep them on a leash.');
});

test('sentences that were just shown are introduced once', () => {
  expect(replyAfter([0, 1], [0, 1])).toBe('As I said: Dogs are welcome. Keep them on a leash.');
});
