import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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
const splitOnce = new Map();
const split = (text) => {
  const words = splitOnce.get(text) ?? splitWords(text);
  splitOnce.set(text, words);
  return words;
};
const plain = (text) => split(text).join(' ');

/** There are more than a hundred thousand examples. */
vi.setConfig({ testTimeout: 60_000 });

test('what is learned is of these examples, read as they are now: else `node scripts/learn-question-kinds.mjs`', () => {
  const learned = readKindModel(readFileSync(join(root, 'server/assets/question-kinds.bin')));
  expect(learned.kinds).toEqual(kinds.map(({ kind }) => kind));
  expect(learned.matters).toEqual(kinds.map(({ matters }) => matters));
  expect(learned.fingerprint).toBe(fingerprintOf(kinds, (text) => textFeatures(readWords(text))));
});

test('each word of the examples is known: else `node scripts/learn-question-kinds.mjs`', () => {
  expect(wordsOfExamples(kinds, split, isCommonEnglish).filter((word) => !isVocabulary(word))).toEqual([]);
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

test('each kind has matters, and each matter examples in English and Spanish', () => {
  const folder = join(root, 'server/question-kinds');
  expect(kinds.filter(({ matters }) => matters.length < 2).map(({ kind }) => kind)).toEqual([]);
  const lacking = kinds.flatMap(({ kind, matters }) => {
    const headings = readFileSync(join(folder, `${kind}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'));
    return matters
      .filter((matter) => !['English', 'Spanish'].every((language) => headings.includes(`# ${language}: ${matter}`)))
      .map((matter) => `${kind}: ${matter}`);
  });
  expect(lacking).toEqual([]);
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

test('kinds, and matters within them, are told apart by the words of their examples, and what is learned twice is learned alike', () => {
  const samples = [
    { kind: 0, matter: 0, rows: [0, 2], values: [0.7, 0.7] },
    { kind: 0, matter: 1, rows: [0, 3], values: [0.7, 0.7] },
    { kind: 1, rows: [1, 2], values: [0.7, 0.7] },
  ];
  const many = Array.from({ length: 40 }, () => samples).flat();
  const counts = { featureCount: 4, matterCounts: [2, 0] };
  const learned = learnKinds(many, counts);
  const size = learned.embeddings.length / 4;
  const scoreOf = (row, choice, directions, biases) =>
    learned.embeddings
      .subarray(row * size, (row + 1) * size)
      .reduce((sum, number, at) => sum + number * directions[choice * size + at], biases[choice]);
  const kindScore = (row, kind) => scoreOf(row, kind, learned.directions, learned.biases);
  const matterScore = (row, matter) => scoreOf(row, matter, learned.matterDirections, learned.matterBiases);
  expect(kindScore(0, 0)).toBeGreaterThan(kindScore(0, 1));
  expect(kindScore(1, 1)).toBeGreaterThan(kindScore(1, 0));
  expect(matterScore(2, 0)).toBeGreaterThan(matterScore(2, 1));
  expect(matterScore(3, 1)).toBeGreaterThan(matterScore(3, 0));
  expect(learnKinds(many, counts)).toEqual(learned);
});
