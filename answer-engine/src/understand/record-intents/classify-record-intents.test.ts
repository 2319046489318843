import { expect, test } from 'vitest';
import { analyzeText } from '../analyze-text.ts';
import { classifyRecordIntents } from './classify-record-intents.ts';
import { matchRecordIntents } from './match-record-intents.ts';

const noUnitTypeWords = new Set<string>();
const recordIntentsOf = (text: string): string[] => [
  ...classifyRecordIntents(matchRecordIntents(text, noUnitTypeWords), analyzeText(text)).keys(),
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
])('"%s" contains phrases of %s but has another intent', (text, recordIntent) => {
  expect(recordIntentsOf(text)).not.toContain(recordIntent);
});

test.each([
  ['does Gwendolynne work at the front desk on saturdays', 'hours'],
  ['how do i get to your facility from Quixhollow', 'directions'],
])('an out-of-vocabulary name in "%s" does not hide the record intent %s', (text, recordIntent) => {
  expect(recordIntentsOf(text)).toContain(recordIntent);
});

test('a likely intent replaces the mention of a size', () => {
  const found = recordIntentsOf('what would it be to keep the 10x20 from june to august, in dollars');
  expect(found).toContain('price');
  expect(found).not.toContain('unit_size');
});
