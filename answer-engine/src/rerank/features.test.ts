import { expect, test } from 'vitest';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import { analyzeText } from '../understand/analyze-text.ts';

const faqs = [
  { id: 'wash', question: 'Wash rack', answer: 'Rinse your boat there for five dollars. Bring your own soap.' },
  { id: 'motor', question: 'May I flush my motor?', answer: 'At the wash rack, not in the yard.' },
  { id: 'lost', question: 'I lost my key', answer: 'We cut the lock off when you show us your license.' },
];
const index = indexFaqs(faqs);
const featuresFor = (message: string) =>
  new Map(index.compare(analyzeText(message)).map(({ faq, features }) => [faq.id, features]));

test('terms that only one FAQ contains raise its overlap and its margin', () => {
  const features = featuresFor('can i flush the motor');
  expect(features.get('motor')?.specificQuestionOverlap).toBe(1);
  expect(features.get('wash')?.specificQuestionOverlap).toBe(0);
  expect(features.get('motor')?.specificTermOverlapMargin).toBeGreaterThan(0);
  expect(features.get('wash')?.specificTermOverlapMargin).toBeLessThan(0);
});

test('other sentences around a question do not dilute it', () => {
  const alone = featuresFor('I lost my key.').get('lost');
  const inStory = featuresFor('We drove all night from Lubbock with two kids. I lost my key.').get('lost');
  expect(inStory?.specificQuestionOverlap).toBe(alone?.specificQuestionOverlap);
});

test('a question about one’s own case scores as unanswerable, a general one as answerable', () => {
  const [own, general] = ['did my check ever get there', 'how do i pay'].map((message) =>
    featuresFor(message).get('wash'),
  );
  expect(own?.unanswerable).toBeGreaterThan(0);
  expect(general?.unanswerable).toBeLessThan(0);
});

test('the margin of a single FAQ is the feature itself', () => {
  const [only] = indexFaqs(faqs.slice(0, 1)).compare(analyzeText('wash rack'));
  expect(only?.features.learnedRelevanceMargin).toBe(only?.features.learnedRelevance);
  expect(only?.features.firstStageRank).toBe(0);
});
