import { expect, test } from 'vitest';
import { stemWord } from './stem-word.ts';

const families = [
  ['store', 'stores', 'stored', 'storing'],
  ['move', 'moves', 'moved', 'moving'],
  ['stop', 'stops', 'stopped', 'stopping'],
  ['bill', 'bills', 'billed', 'billing'],
  ['box', 'boxes'],
  ['supply', 'supplies'],
  ['month', 'monthly'],
  ['key', 'keys'],
];

test.each(families)('%s and its inflections have the same stem', (...forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1);
});

const strangers = [
  ['rate', 'rat'],
  ['care', 'car'],
  ['need', 'nee'],
  ['thing', 'th'],
  ['access', 'acces'],
];

test.each(strangers)('%s does not have the stem %s', (word, other) => {
  expect(stemWord(word)).not.toBe(other);
});
