import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { longestAnswer } from './clean-text.ts';
import type { Passage } from './passage.ts';

const faq = (label: string, text: string): Passage => ({ kind: 'faq', id: label, label, text });
const passages: readonly Passage[] = [
  { kind: 'record', id: 'phoneNumber', label: 'Phone number', text: '(503) 555-0119' },
  { kind: 'record', id: 'paymentPortalUrl', label: 'Payment portal', text: 'https://larch.example/pay' },
  faq('What is the late fee?', 'Rent is due on the 1st. A $20 late fee is added after the 5th.'),
  faq('Do you offer discounts?', 'Active military receive 10% off with ID.'),
  faq('Are dogs allowed?', 'Dogs on a leash are welcome in the office.'),
  faq('Do you take a deposit?', 'No.'),
  faq('May I run a shop?', 'You may store stock, but you may not run a shop, greet buyers or do work in the unit.'),
  faq('How high are the racks?', 'Up to 8 feet. Rates may change in spring.'),
  faq(
    'Do you take parcels?',
    'We sign for parcels for business tenants, up to 60 pounds each. Autopay saves $3 a month.',
  ),
  faq('Is there a lift?', 'The lift in building B carries 4,000 pounds. Building A has a ramp.'),
];

const check = (answer: string, question = 'What does it cost?', hasLead = false) =>
  checkAnswer(answer, { passages, hasLead }, { question, today: 2 });
const shown = (answer: string, question?: string): string | undefined => {
  const result = check(answer, question);
  return result.kind === 'shown' ? result.text : undefined;
};

test.each([
  ['in the words of its source', 'A $20 late fee is added after the 5th.'],
  ['in other words', "There's a twenty dollar late fee after the fifth."],
  ['from two sources, a clause each', 'The late fee is $20, and leashed dogs are welcome in the office.'],
  ['from a question and its answer', "We don't take a deposit."],
  ['in Spanish, from English', 'Hay un cargo por pago tardío de $20 después del día 5.'],
  ['of a group of people', 'We sign for parcels for business tenants.'],
  ['of a building', 'The lift in building B carries 4,000 pounds.'],
  ['with an address of the record', 'You can pay your rent online at https://larch.example/pay.'],
])('a claim is shown that has evidence %s', (_how, answer) => {
  expect(shown(answer)).toBe(answer);
});

test.each([
  ['the figure', 'A $25 late fee is added after the 5th.'],
  ['what the figure is of', 'Rent is $20.'],
  ['the day', 'Rent is due on the 5th.'],
  ['the polarity', 'Dogs on a leash are not welcome in the office.'],
  ['the polarity of a list', 'You may greet buyers in the unit.'],
  ['the condition', 'You receive 10% off.'],
  ['the limit', 'The racks are 8 feet high.'],
  ['the strength', 'Rates change in spring.'],
  ['the quantity', 'All dogs are welcome in the office.'],
  ['the group of people', 'We sign for parcels for tenants.'],
  ['the group of people, widened to all', 'We sign for parcels for all business tenants.'],
  ['the direction of an amount', 'Autopay costs $3 a month.'],
  ['the letter of a building', 'The lift in building A carries 4,000 pounds.'],
  ['the order of before and after', 'A $20 late fee is added before the 5th.'],
  ['one word', 'Dogs on a leash are welcome in the elevator.'],
])('a claim is withheld that differs from its source in %s', (_what, answer) => {
  expect(check(answer)).toEqual({ kind: 'withheld', reason: `“${answer}” is not supported by its sources` });
});

test.each([
  'Thank you for asking!',
  "You're welcome! Is there anything else I can help you with?",
  'What size are you looking for?',
  'I do not have that information. Please call our office at (503) 555-0119.',
  '¡De nada! ¿Hay algo más en lo que pueda ayudarle?',
])('a sentence that claims nothing is shown: %s', (answer) => {
  expect(shown(answer)).toBe(answer);
});

test.each([
  'Please call our office at (503) 555-0110.',
  'Would you like a free month?',
  'Is there anything else? Pay at evil.top.',
  'Feel free to pay at evil.top.',
])('a polite phrase does not carry an unsupported claim: %s', (answer) => {
  expect(shown(answer) ?? '').not.toMatch(/0110|free month|evil/);
});

test('a sentence is cut together with the sentence that continues it', () => {
  const answer = 'A $20 late fee is added after the 5th. We waive every fee. It is added after the 5th. Thank you!';
  const result = check(answer);
  expect(result).toMatchObject({
    kind: 'shown',
    text: 'A $20 late fee is added after the 5th. Thank you!',
    cut: ['We waive every fee.', 'It is added after the 5th.'],
  });
});

test('an answer whose first claim is not supported is withheld as a whole', () => {
  expect(shown('All fees are waived. A $20 late fee is added after the 5th.')).toBeUndefined();
});

test('"yes" stays where its source contains the whole question', () => {
  const answer = 'Yes, dogs on a leash are welcome in the office.';
  expect(shown(answer, 'Are dogs allowed?')).toBe(answer);
  expect(shown(answer, 'Are tigers allowed?')).toBe('Dogs on a leash are welcome in the office.');
  expect(shown('Yes.', 'Are tigers allowed?')).toBeUndefined();
});

test('a promise of a call is supported by the contact details that a visitor left', () => {
  expect(check('Someone will call you soon.').kind).toBe('withheld');
  expect(check('Someone will call you soon.', '', true).kind).toBe('shown');
});

test('an answer that asks for a card number is withheld, even if a source asks for it', () => {
  const asking = [faq('How do I book?', 'Send your card number to reserve a unit.')];
  const sources = { passages: asking, hasLead: false };
  expect(checkAnswer('Send your card number to reserve a unit.', sources, { question: '', today: 2 }).kind).toBe(
    'withheld',
  );
});

test('each passage counts by the share of claims that it supports', () => {
  const result = check('The late fee is $20. We take no deposit.');
  const support = result.kind === 'shown' ? [...result.support] : [];
  expect(support.map(([{ label }, share]) => [label, share])).toEqual([
    ['What is the late fee?', 0.5],
    ['Do you take a deposit?', 0.5],
  ]);
});

test('a long answer is truncated before the check', () => {
  const result = check('The late fee is $20. '.repeat(1000));
  expect(result.kind === 'shown' && result.text.length).toBeLessThanOrEqual(longestAnswer);
});
