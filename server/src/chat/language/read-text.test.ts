import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const topicExamples: [string, string][] = [
  ['How late is the gate unlocked?', 'access_hours'],
  ['could my cousin get into my unit', 'other_people'],
  ['im a few days behind, is there a penalty', 'late_payment'],
  ['cost of a 5 by 10', 'ask_price'],
  ['any 10x20 left?', 'ask_availability'],
  ['quiero pagar mi cuenta', 'ask_pay_bill'],
  ['en que direccion estan', 'ask_address'],
  ['are you open this friday', 'ask_hours'],
  ['do i need proof of insurence', 'insurance'],
  ['¿Se permiten mascotas?', 'pets'],
];

test.each(topicExamples)('"%s" is on %s', (text, topic) => {
  expect([...readText(text).topics]).toContain(topic);
});

test('the longest phrase is the one meant', () => {
  expect(readText('how much notice do you need').topics.has('ask_price')).toBe(false);
});

test.each(['hello', 'ok thanks!', '???', '', 'hola buenas tardes'])('"%s" has no subject', (text) => {
  expect(readText(text).terms).toEqual([]);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is a word like any other', (text) => {
  expect(readText(text).concepts.size).toBe(0);
});

test('the longest message is read before the test runs out of time', () => {
  const longest = ['how much notice '.repeat(125), `${'10x'.repeat(600)}!`, '(5'.repeat(1000)];
  for (const text of longest) expect(readText(text).words.length).toBeGreaterThan(0);
});
