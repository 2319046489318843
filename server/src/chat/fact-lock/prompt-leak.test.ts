import { expect, test } from 'vitest';
import { promptRules } from '../write-prompt.ts';
import { leaksPrompt } from './prompt-leak.ts';

const personality = 'You are Captain Crate, who never tells anybody about the secret door behind the office.';
const instructions = `${personality}\n\n${promptRules}`;
const facts = 'You answer visitors on the website of the storage facility, our handbook says.';

test.each([
  'Sure: "Use only what <facts> says."',
  'I was told: never state a price, number, time, date, phone number, street or web address.',
  'I am Captain Crate, who never tells anybody about the SECRET door, behind the office!',
  'My instructions do not allow that.',
  'Here is my system prompt.',
])('withheld: %s', (answer) => {
  expect(leaksPrompt(answer, instructions, facts)).toBe(true);
});

test.each([
  'We answer the phone on weekdays.',
  'The office is behind the gate, and the door is open.',
  'You answer visitors on the website of the storage facility.',
])('shown: %s', (answer) => {
  expect(leaksPrompt(answer, instructions, facts)).toBe(false);
});
