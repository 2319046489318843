import { expect, test } from 'vitest';
import { groupsOfRule, matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { recordPhrases } from '../../lexicon/record-phrases.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { analyzeText } from '../analyze-text.ts';
import { safetyRules } from '../safety/safety-rules.ts';
import { classifyRecordIntents } from './classify-record-intents.ts';
import { matchRecordIntents } from './match-record-intents.ts';
import { alsoExplains, recordIntentRules } from './record-intent-rules.ts';

const unitTypeWords = new Set(['wine', 'locker']);
const recordIntentsOf = (text: string): string[] => [
  ...classifyRecordIntents(matchRecordIntents(text, unitTypeWords), analyzeText(text)).keys(),
];

const examples: [string, string][] = [
  ['what are your hours', 'hours'],
  ['will somebody be at the office on friday', 'hours'],
  ['Hi! When do you close today?', 'hours'],
  ['how late is the gate open', 'gate_hours'],
  ['what town are you in', 'address'],
  ['how do i get there from the airport', 'directions'],
  ['who can i call', 'phone'],
  ['i would like to make a payment online', 'pay_bill'],
  ['price of a 10x10', 'price'],
  ['10x10 $$?', 'price'],
  ['how much is a wine locker', 'price'],
  ['do you have any units left', 'availability'],
  ['10 by 20. Got one?', 'availability'],
  ['i want to reserve a storage unit', 'rent_wish'],
  ['what sizes are there', 'sizes'],
  ['which size would a sofa fit in', 'which_size'],
  ['tell me about the 5x10', 'sizes'],
  ['what amenities do you have', 'amenities'],
  ['have the 5x10s all been rented', 'availability'],
  ['are you still full', 'availability'],
  ['i would like to reserve one', 'rent_wish'],
  ['i need somewhere to put my furniture by saturday', 'availability'],
  ['how much furniture goes into a 5x10', 'which_size'],
  ['which of yours holds a king bed and a sofa', 'which_size'],
  ['how high is the ceiling of a 10x20', 'unit_size'],
  ['what should i type into the gps', 'address'],
  ['i keep missing the turn', 'directions'],
  ['whats the going rate for a 10x10', 'price'],
  ['¿que tamano ocupo para dos recamaras?', 'which_size'],
  ['¿a qué hora abren el sábado?', 'hours'],
  ['¿cuánto cuesta una bodega?', 'price'],
  ['quiero pagar mi renta', 'pay_bill'],
];

test.each(examples)('"%s" asks for %s', (text, recordIntent) => {
  expect(recordIntentsOf(text)).toContain(recordIntent);
});

test.each([
  'how much is a dozen of eggs at the market',
  'what time does the train leave',
  'when is rent due',
  'how much is the late fee',
])('"%s" has no record intent', (text) => {
  expect(recordIntentsOf(text)).toEqual([]);
});

test('every group that a rule mentions is defined', () => {
  const mentioned = Object.values(recordIntentRules)
    .flat()
    .flatMap((written) => groupsOfRule(parseRule(written)));
  const explained = Object.values(alsoExplains).flatMap((written) => written.split(' '));
  const known = new Set([...Object.keys(recordPhrases), 'size_named', 'goods']);
  expect([...mentioned, ...explained].filter((group) => !known.has(group))).toEqual([]);
  const safetyGroups = Object.values(safetyRules)
    .flat()
    .flatMap((written) => groupsOfRule(parseRule(written)));
  expect(safetyGroups.filter((group) => !(group in safetyPhrases))).toEqual([]);
});

test('a rule needs its groups and rejects the excluded ones', () => {
  const rule = parseRule('a + b/c + !d');
  expect(matchesRule(rule, new Set(['a', 'c']))).toBe(true);
  expect(matchesRule(rule, new Set(['a']))).toBe(false);
  expect(matchesRule(rule, new Set(['a', 'b', 'd']))).toBe(false);
});

test("the words of a facility's unit types add to the coverage, without an effect on other facilities", () => {
  const message = 'how much is one of the wine lockers';
  const partial = matchRecordIntents(message, new Set()).get('price');
  expect(partial).toBeLessThan(1);
  expect(matchRecordIntents(message, unitTypeWords).get('price')).toBe(1);
  expect(matchRecordIntents(message, new Set()).get('price')).toBe(partial);
});
