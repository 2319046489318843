import { expect, test } from 'vitest';
import { analyzeText } from '../analyze-text.ts';
import { classifyRecordIntents } from './classify-record-intents.ts';
import { matchRecordIntents } from './match-record-intents.ts';

const noStock = new Set<string>();
const asksIn = (text: string): string[] => [
  ...classifyRecordIntents(matchRecordIntents(text, noStock), analyzeText(text)).keys(),
];

test.each([
  ['how old must somebody be to rent a storage unit', 'availability'],
  ['please cancel the unit that i reserved', 'availability'],
  ['will you match a cheaper price from down the road', 'price'],
  ['how much does it cost to rent a moving truck', 'price'],
  ['the wind took the roof off and my sofa got soaked, are you paying for it', 'pay_bill'],
  ['why is the gate open tonight', 'gate_hours'],
  ['did somebody close the gate', 'gate_hours'],
  ['has the gate been opened', 'gate_hours'],
])('"%s" is another question in the words of %s', (text, recordIntent) => {
  expect(asksIn(text)).not.toContain(recordIntent);
});

test.each([
  ['does Gwendolynne work at the front desk on saturdays', 'hours'],
  ['how do i get to your facility from Quixhollow', 'directions'],
])('a name that nobody knows does not hide what "%s" surely asks: %s', (text, recordIntent) => {
  expect(asksIn(text)).toContain(recordIntent);
});

test('a size that is named says little where a kind of question is likely', () => {
  const asked = asksIn('what would it be to keep the 10x20 from june to august, in dollars');
  expect(asked).toContain('price');
  expect(asked).not.toContain('unit_size');
});
