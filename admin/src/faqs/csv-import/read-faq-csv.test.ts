import { expect, it } from 'vitest';
import { readFaqCsv } from './read-faq-csv.ts';

const gate = { question: 'When does the gate open?', answer: 'At six.', category: 'access' };
const locks = { question: 'Do you sell locks?', answer: 'Yes.', category: undefined };

it.each([
  ['commas', 'question,answer,category\nWhen does the gate open?,At six.,access\nDo you sell locks?,Yes.,'],
  ['semicolons', 'question;answer;category\nWhen does the gate open?;At six.;access\nDo you sell locks?;Yes.;'],
  ['tabs', 'question\tanswer\tcategory\nWhen does the gate open?\tAt six.\taccess\nDo you sell locks?\tYes.\t'],
  [
    'line ends of Windows',
    'question,answer,category\r\nWhen does the gate open?,At six.,access\r\nDo you sell locks?,Yes.\r\n',
  ],
  [
    'a mark before the first name',
    '\ufeffquestion,answer,category\nWhen does the gate open?,At six.,access\nDo you sell locks?,Yes.',
  ],
  [
    'names in quotes, in another order',
    '"Category","Answer"," QUESTION "\naccess,At six.,When does the gate open?\n,Yes.,Do you sell locks?',
  ],
  [
    'other columns and blank rows',
    'no,question,answer,category\n1,When does the gate open?,At six.,access\n,,,\n\n2, Do you sell locks? , Yes. ,',
  ],
])('reads %s', (_, text) => {
  expect(readFaqCsv(text)).toEqual({ kind: 'read', faqs: [gate, locks], leftOut: [] });
});

it('keeps separators, line breaks and doubled quotes inside quotes', () => {
  const text = 'question;answer\n"Open; on ""Sunday""?";"Yes:\r\nfrom ten, to four."';
  expect(readFaqCsv(text)).toMatchObject({
    faqs: [{ question: 'Open; on "Sunday"?', answer: 'Yes:\nfrom ten, to four.' }],
  });
});

it('ignores commas in answers when it detects the separator', () => {
  const text = 'question;answer\nWhat is there?;Locks, boxes, tape, wrap\nWhat else?;Carts, ramps, lifts, keys';
  expect(readFaqCsv(text)).toMatchObject({
    faqs: [{ answer: 'Locks, boxes, tape, wrap' }, { question: 'What else?' }],
  });
});

it('reads the Spanish version from columns of its own, and skips a row with half of one', () => {
  const text = 'question,answer,question_es,answer_es\nAny locks?,Yes.,¿Hay candados?,Sí.\nAny boxes?,Yes.,,Sí.';
  expect(readFaqCsv(text)).toEqual({
    kind: 'read',
    faqs: [{ question: 'Any locks?', answer: 'Yes.', questionEs: '¿Hay candados?', answerEs: 'Sí.' }],
    leftOut: [{ row: 3, reason: 'Add the Spanish question, or clear the Spanish answer.' }],
  });
});

it('skips rows that cannot be FAQs, with the reason', () => {
  const text = `question,answer\n,Yes.\nDo you sell locks?,\n${'x'.repeat(1001)},Yes.\nAny?,Yes.\n  any? ,No.\n,`;
  expect(readFaqCsv(text)).toEqual({
    kind: 'read',
    faqs: [{ question: 'Any?', answer: 'Yes.' }],
    leftOut: [
      { row: 2, reason: 'Question is required.' },
      { row: 3, reason: 'Answer is required.' },
      { row: 4, reason: 'Question is too long: at most 1000 characters.' },
      { row: 6, reason: 'Duplicate of row 5.' },
    ],
  });
});

it('skips a row with broken quotes', () => {
  expect(readFaqCsv('question,answer\nAny?,Yes.\n"Open,At six.\nMore?,Yes.')).toEqual({
    kind: 'read',
    faqs: [{ question: 'Any?', answer: 'Yes.' }],
    leftOut: [{ row: 3, reason: 'A quotation mark isn’t closed or doubled.' }],
  });
});

it.each([
  ['', 'This file is empty.'],
  ['\ufeff \n', 'This file is empty.'],
  ['When?,At six.', 'The first row must name the columns “question” and “answer”.'],
  ['question,reply\nWhen?,At six.', 'The first row must name the columns “question” and “answer”.'],
])('refuses %j', (text, reason) => {
  expect(readFaqCsv(text)).toEqual({ kind: 'unreadable', reason });
});

it('reads ten thousand rows at once', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `"Question ${index}?","Answer, number ${index}."`);
  expect(readFaqCsv(`question,answer\n${rows.join('\n')}`)).toMatchObject({ faqs: { length: 10_000 }, leftOut: [] });
});
