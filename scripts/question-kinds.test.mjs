import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKindModel } from '../server/src/chat/language/kind-model.ts';
import { isVocabulary } from '../server/src/chat/language/lexicon.ts';
import { splitWords } from '../server/src/chat/language/normalize-text.ts';
import { readWords } from '../server/src/chat/language/read-words.ts';
import { textFeatures } from '../server/src/chat/language/text-features.ts';
import { isCommonEnglish } from '../server/src/chat/language/word-vectors.ts';
import { fingerprintOf } from './question-kinds/fingerprint.mjs';
import { learnKinds } from './question-kinds/learn-kinds.mjs';
import { readExamples } from './question-kinds/read-examples.mjs';
import { wordsOfExamples } from './question-kinds/words-of-examples.mjs';
import { root } from './run.mjs';

const kinds = readExamples();
const plain = (text) => splitWords(text).join(' ');

test('what is learned is of these examples, read as they are now: else `node scripts/learn-question-kinds.mjs`', () => {
  const learned = readKindModel(readFileSync(join(root, 'server/assets/question-kinds.bin')));
  expect(learned.kinds).toEqual(kinds.map(({ kind }) => kind));
  expect(learned.fingerprint).toBe(fingerprintOf(kinds, (text) => textFeatures(readWords(text))));
});

test('each word of the examples is known: else `node scripts/learn-question-kinds.mjs`', () => {
  expect(wordsOfExamples(kinds, splitWords, isCommonEnglish).filter((word) => !isVocabulary(word))).toEqual([]);
});

test('no example stands under two kinds', () => {
  const kindOf = new Map();
  const doubled = kinds.flatMap(({ kind, texts }) =>
    texts.filter((text) => {
      const other = kindOf.get(text);
      kindOf.set(text, kind);
      return other !== undefined && other !== kind;
    }),
  );
  expect(doubled).toEqual([]);
});

test('no example is a message of the facilities that the answers are measured on', () => {
  const folders = ['training', 'sets', 'held-out'].map((name) => join(root, 'bench/answers', name));
  const messages = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.msgs.json'))
      .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .map(({ message }) => plain(message)),
  );
  const measured = new Set(messages.filter((message) => message.split(' ').length > 3));
  expect(messages.length).toBeGreaterThan(3000);
  expect(kinds.flatMap(({ texts }) => texts.filter((text) => measured.has(plain(text))))).toEqual([]);
});

test('kinds are told apart by the words of their examples, and what is learned twice is learned alike', () => {
  const samples = [
    { kind: 0, rows: [0, 2], values: [0.7, 0.7] },
    { kind: 1, rows: [1, 2], values: [0.7, 0.7] },
  ];
  const many = Array.from({ length: 40 }, () => samples).flat();
  const learned = learnKinds(many, { featureCount: 3, kindCount: 2 });
  const size = learned.embeddings.length / 3;
  const scoreOf = (row, kind) =>
    learned.embeddings
      .subarray(row * size, (row + 1) * size)
      .reduce((sum, number, at) => sum + number * learned.directions[kind * size + at], learned.biases[kind]);
  expect(scoreOf(0, 0)).toBeGreaterThan(scoreOf(0, 1));
  expect(scoreOf(1, 1)).toBeGreaterThan(scoreOf(1, 0));
  expect(learnKinds(many, { featureCount: 3, kindCount: 2 })).toEqual(learned);
});
