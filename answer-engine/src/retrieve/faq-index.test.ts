import { expect, test } from 'vitest';
import { analyzeText } from '../understand/analyze-text.ts';
import { indexFaqs } from './index-faqs.ts';

const index = indexFaqs(
  [
    ['gate', 'When is the gate open?', 'From five in the morning until eleven at night.'],
    ['late', 'Do you charge a late fee?', 'After a week we add ten dollars.'],
    ['pets', 'May pets come along?', 'On a leash they may.'],
    ['boxes', 'Do you sell boxes?', 'We sell boxes, tape and paper.'],
    ['truck', 'Can I use your moving truck?', 'Ask us for a day that suits you.'],
    ['gyrocopter', 'Where can the gyrocopter land?', 'On the lawn behind the office.'],
  ].map(([id = '', question = '', answer = '']) => ({ id, question, answer })),
);

const answered: [string, string][] = [
  ['When is the gate open?', 'gate'],
  ['can i get to my unit at midnight', 'gate'],
  ["is there a penalty if i'm overdue", 'late'],
  ['can my puppy come', 'pets'],
  ['puedo llevar a mi perro', 'pets'],
  ['where to buy packing tape', 'boxes'],
  ['is there a moving van i could borrow', 'truck'],
  ['where does the gyrocoptor land', 'gyrocopter'],
];

test.each(answered)('"%s" is answered by %s', (message, id) => {
  expect(index.match(analyzeText(message))?.faq.id).toBe(id);
});

const unanswered = ['do you sell fresh bread', 'who painted the mona lisa', 'will it rain', 'hello', '', 'asdf qwer'];

test.each(unanswered)('no FAQ answers "%s"', (message) => {
  expect(index.match(analyzeText(message))).toBeUndefined();
});

test('an index without FAQs matches nothing', () => {
  expect(indexFaqs([]).match(analyzeText('When is the gate open?'))).toBeUndefined();
});

test('FAQs below the answer threshold are ranked too, best first', () => {
  const nearest = index.nearest(analyzeText('gate'), 2).map(({ faq }) => faq.id);
  expect(nearest[0]).toBe('gate');
  expect(nearest.length).toBeLessThanOrEqual(2);
});
