import { expect, test } from 'vitest';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import { readText } from '../understand/analyze-text.ts';

const faqs = [
  { id: 'wash', question: 'Wash rack', answer: 'Rinse your boat there for five dollars. Bring your own soap.' },
  { id: 'motor', question: 'May I flush my motor?', answer: 'At the wash rack, not in the yard.' },
  { id: 'lost', question: 'I lost my key', answer: 'We cut the lock off when you show us your license.' },
];
const index = indexFaqs(faqs);
const evidenceFor = (message: string) =>
  new Map(index.compare(readText(message)).map(({ faq, evidence }) => [faq.id, evidence]));

test('words that one FAQ alone has tell for it', () => {
  const evidence = evidenceFor('can i flush the motor');
  expect(evidence.get('motor')?.askedHere).toBe(1);
  expect(evidence.get('wash')?.askedHere).toBe(0);
  expect(evidence.get('motor')?.toldHereAhead).toBeGreaterThan(0);
  expect(evidence.get('wash')?.toldHereAhead).toBeLessThan(0);
});

test('a story around a question does not dilute it', () => {
  const alone = evidenceFor('I lost my key.').get('lost');
  const told = evidenceFor('We drove all night from Lubbock with two kids. I lost my key.').get('lost');
  expect(told?.askedHere).toBe(alone?.askedHere);
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
  const [compared] = alone.compare(readText('wash rack'));
  expect(compared?.evidence.relevanceAhead).toBe(compared?.evidence.relevance);
  expect(compared?.evidence.place).toBe(0);
});
