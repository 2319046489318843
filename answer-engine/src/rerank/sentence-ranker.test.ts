import { expect, test } from 'vitest';
import type { DialogueState } from '../dialogue.ts';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import { rankSentences } from './sentence-ranker.ts';

const faqs = indexFaqs([
  {
    id: 'trailer',
    question: 'Do you have a trailer I can borrow?',
    answer:
      'Tenants may borrow our cargo trailer for up to three hours. Returning it late costs $25 per hour. Straps are on the wall behind the counter.',
  },
  {
    id: 'heat',
    question: 'Is the hall heated?',
    answer: 'We keep it at 60 degrees all winter. Humidity stays below 50 percent.',
  },
  { id: 'dogs', question: 'Can I bring my dog?', answer: 'Dogs on a leash are welcome.' },
  { id: 'tape', question: 'Do you sell packing tape?', answer: 'Yes, tape and boxes are at the counter.' },
]);

const after = (faqId: string): DialogueState => {
  const faq = faqs.entries.get(faqId)?.faq;
  return {
    subject: { text: faq?.question ?? '', recordIntents: [], answeredByFaq: true, faqId },
    shown: [{ faqId, sentences: [0, 1, 2] }],
  };
};

const bestFor = (message: string, faqId: string) => {
  const [best] = rankSentences({ message, dialogue: after(faqId), faqs, otherSources: 0 });
  return best && [best.indexed.faq.id, best.position];
};

test.each([
  ['what if i bring it back late', 'trailer', ['trailer', 1]],
  ['and the straps', 'trailer', ['trailer', 2]],
  ['how warm', 'heat', ['heat', 0]],
  ['and the humidity', 'heat', ['heat', 1]],
  ['do you sell boxes too', 'heat', ['tape', 0]],
])('"%s" after the FAQ %s asks for %j', (message, faqId, sentence) => {
  expect(bestFor(message, faqId)).toEqual(sentence);
});

test('a sentence is less likely for a message about something else', () => {
  const probabilityOf = (message: string) =>
    rankSentences({ message, dialogue: after('trailer'), faqs, otherSources: 0 })[0]?.probability ?? 0;
  expect(probabilityOf('who won the game last night')).toBeLessThan(probabilityOf('where are the straps'));
});
