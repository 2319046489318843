import { expect, it } from 'vitest';
import { kindNames } from './example-questions.ts';
import { wordsOfExamples } from './example-words.ts';
import { isVocabulary } from './lexicon.ts';
import { kindCount, probabilityOf } from './question-kinds.ts';
import { nearKinds } from './questions/near-kinds.ts';

it('knows by the build each kind that the sources name: else run `npm run build`', () => {
  const unknown = kindNames.filter((name) => probabilityOf(new Float32Array(kindCount).fill(1), name) === 0);
  expect({ unknown, kindCount }).toEqual({ unknown: [], kindCount: kindNames.length });
});

it('knows by the build each word of the examples: else run `npm run build`', () => {
  expect(wordsOfExamples().filter((word) => !isVocabulary(word))).toEqual([]);
});

it('calls near only what is a kind', () => {
  const named = Object.entries(nearKinds).flatMap(([asked, answers]) => [asked, ...Object.keys(answers)]);
  expect(named.filter((name) => !kindNames.includes(name))).toEqual([]);
});
