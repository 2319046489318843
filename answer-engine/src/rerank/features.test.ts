import { expect, test } from 'vitest';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import { analyzeText } from '../understand/analyze-text.ts';

const faqs = [
  { id: 'wash', question: 'Wash rack', answer: 'Rinse your boat there for five dollars. Bring your own soap.' },
  { id: 'motor', question: 'May I flush my motor?', answer: 'At the wash rack, not in the yard.' },
  { id: 'lost', question: 'I lost my key', answer: 'We cut the lock off when you show us your license.' },
];
const index = indexFaqs(faqs);
const evidenceFor = (message: string) =>
  new Map(index.compare(analyzeText(message)).map(({ faq, features }) => [faq.id, features]));

test('words that one FAQ alone has tell for it', () => {
  const features = evidenceFor('can i flush the motor');
  expect(features.get('motor')?.specificQuestionOverlap).toBe(1);
  expect(features.get('wash')?.specificQuestionOverlap).toBe(0);
  expect(features.get('motor')?.specificTermOverlapMargin).toBeGreaterThan(0);
  expect(features.get('wash')?.specificTermOverlapMargin).toBeLessThan(0);
});

test('a story around a question does not dilute it', () => {
  const alone = evidenceFor('I lost my key.').get('lost');
  const subIntentsOfParts = evidenceFor('We drove all night from Lubbock with two kids. I lost my key.').get('lost');
  expect(subIntentsOfParts?.specificQuestionOverlap).toBe(alone?.specificQuestionOverlap);
});

test('a message is told by how it is worded: on what has become of one’s own, or on what a facility tells', () => {
  const [own, usual] = ['did my check ever get there', 'how do i pay'].map((message) =>
    evidenceFor(message).get('wash'),
  );
  expect(own?.unanswerable).toBeGreaterThan(0);
  expect(usual?.unanswerable).toBeLessThan(0);
});

test('a single FAQ is ahead of nobody by all that it has', async () => {
  const alone = indexFaqs(faqs.slice(0, 1));
  const [compared] = alone.compare(analyzeText('wash rack'));
  expect(compared?.features.learnedRelevanceMargin).toBe(compared?.features.learnedRelevance);
  expect(compared?.features.firstStageRank).toBe(0);
});
