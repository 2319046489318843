import { expect, test } from 'vitest';
import { groupsOfRule, matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { recordPhrases } from '../../lexicon/record-phrases.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { analyzeText } from '../analyze-text.ts';
import { safetyRules } from '../safety/safety-rules.ts';
import { classifyRecordIntents } from './classify-record-intents.ts';
import { matchRecordIntents } from './match-record-intents.ts';
import { alsoExplains, recordIntentRules } from './record-intent-rules.ts';

const stock = new Set(['wine', 'locker']);
const asksIn = (text: string): string[] => [
  ...classifyRecordIntents(matchRecordIntents(text, stock), analyzeText(text)).keys(),
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
  expect(asksIn(text)).toContain(recordIntent);
});

test.each([
  'how much is a dozen of eggs at the market',
  'what time does the train leave',
  'when is rent due',
  'how much is the late fee',
])('"%s" asks for nothing that the record says', (text) => {
  expect(asksIn(text)).toEqual([]);
});

test('every group that a pattern names is there', () => {
  const named = Object.values(recordIntentRules)
    .flat()
    .flatMap((written) => groupsOfRule(parseRule(written)));
  const explained = Object.values(alsoExplains).flatMap((written) => written.split(' '));
  const known = new Set([...Object.keys(recordPhrases), 'size_named', 'goods']);
  expect([...named, ...explained].filter((group) => !known.has(group))).toEqual([]);
  const safetyIntents = Object.values(safetyRules)
    .flat()
    .flatMap((written) => groupsOfRule(parseRule(written)));
  expect(safetyIntents.filter((group) => !(group in safetyPhrases))).toEqual([]);
});

test('a pattern needs what it names and bears not what it excludes', () => {
  const rule = parseRule('a + b/c + !d');
  expect(matchesRule(rule, new Set(['a', 'c']))).toBe(true);
  expect(matchesRule(rule, new Set(['a']))).toBe(false);
  expect(matchesRule(rule, new Set(['a', 'b', 'd']))).toBe(false);
});

test('the same words account for more where a facility tells its units by them, whoever was asked first', () => {
  const message = 'how much is one of the wine lockers';
  const outOfDomain = matchRecordIntents(message, new Set()).get('price');
  expect(outOfDomain).toBeLessThan(1);
  expect(matchRecordIntents(message, stock).get('price')).toBe(1);
  expect(matchRecordIntents(message, new Set()).get('price')).toBe(outOfDomain);
});
