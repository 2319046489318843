import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSets } from '../bench/answers/facility.mjs';
import { cosineOf, readKindModel } from '../server/src/chat/language/kind-model.ts';
import { isVocabulary } from '../server/src/chat/language/lexicon.ts';
import { splitWords } from '../server/src/chat/language/normalize-text.ts';
import { readWords } from '../server/src/chat/language/read-words.ts';
import { textFeatures } from '../server/src/chat/language/text-features.ts';
import { isCommonEnglish } from '../server/src/chat/language/word-vectors.ts';
import { fingerprintOf } from './question-kinds/fingerprint.mjs';
import { learnKinds } from './question-kinds/learn-kinds.mjs';
import { learnUnanswerable } from './question-kinds/learn-unanswerable.mjs';
import { nearCopies } from './question-kinds/near-copies.mjs';
import { readExamples } from './question-kinds/read-examples.mjs';
import { readFacilities, readFacility } from './question-kinds/read-facilities.mjs';
import { readTraining } from './question-kinds/read-training.mjs';
import { wordsOfExamples } from './question-kinds/words-of-examples.mjs';
import { root } from './run.mjs';

const kinds = readExamples();
const splitOnce = new Map();
const split = (text) => {
  const words = splitOnce.get(text) ?? splitWords(text);
  splitOnce.set(text, words);
  return words;
};

/** There are more than a hundred thousand examples. */
vi.setConfig({ testTimeout: 60_000 });

test('what is learned is of these examples, read as they are now: else `node scripts/learn-question-kinds.mjs`', () => {
  const learned = readKindModel(readFileSync(join(root, 'server/assets/question-kinds.bin')));
  expect(learned.kinds).toEqual(kinds.map(({ kind }) => kind));
  expect(learned.matters).toEqual(kinds.map(({ matters }) => matters));
  expect(learned.fingerprint).toBe(fingerprintOf(kinds, readFacilities(), (text) => textFeatures(readWords(text))));
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

test('nothing learned from is nearly a message of the facilities that the answers are measured or the score is fitted on: else `node scripts/drop-near-copies.mjs`', () => {
  const sets = [...readTraining(), ...readSets(join(root, 'bench/answers/held-out'))];
  const measured = sets.flatMap(({ messages }) => messages.map(({ message }) => message));
  const examples = kinds.flatMap(({ texts }) => texts);
  const messages = readFacilities().flatMap((facility) => facility.messages.map(({ text }) => text));
  expect(measured.length).toBeGreaterThan(20_000);
  // Counted, not shown: who reads them learns of the sets.
  expect(nearCopies([...examples, ...messages], measured, split).length).toBe(0);
});

test('a text is nearly another from four words in five on', () => {
  const originals = ['is there a discount for students here', 'do you sell boxes'];
  const texts = [
    'is there a discount for soldiers here',
    'Is there a discount for students here?',
    'is there any discount for any student',
    'do you sell locks',
    'you do sell boxes',
  ];
  expect(nearCopies(texts, originals, split).map(({ text }) => text)).toEqual([texts[0], texts[1], texts[4]]);
});

test.each([
  ['a FAQ that is not there', '= hours | Hours | Till nine.\nours | m | when do you close', 2],
  ['no text', '= hours | Hours | Till nine.\nhours | m', 2],
  ['no answer', '= hours | Hours', 1],
])('a facility whose line has %s is refused with its place', (_what, text, line) => {
  expect(() => readFacility('K.txt', text)).toThrow(`K.txt, line ${line}`);
});

test('a facility is read with the FAQs that answer each message, and with those that none does', () => {
  const text =
    '# A facility\n= a | Hours | Till nine | or ten.\n= b | Gate | Always.\na,b | h | is it late | now\n- | n | who locks it\n';
  expect(readFacility('K.txt', text)).toEqual({
    name: 'K.txt',
    faqs: [
      { id: 'a', question: 'Hours', answer: 'Till nine | or ten.' },
      { id: 'b', question: 'Gate', answer: 'Always.' },
    ],
    messages: [
      { text: 'is it late | now', right: [0, 1], difficulty: 'h' },
      { text: 'who locks it', right: [], difficulty: 'n' },
    ],
  });
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

test('a message comes to lie nearer to the FAQ that answers it than to the others, and one without an answer near none', () => {
  const text = (...rows) => ({ rows, values: rows.map(() => 0.7) });
  const faq = (row) => ({ question: text(row), whole: text(row), sentences: [] });
  const facilities = [
    {
      faqs: [faq(0), faq(1)],
      messages: [
        { text: text(2), right: [0] },
        { text: text(3), right: [1] },
        { text: text(4), right: [] },
      ],
    },
  ];
  const samples = Array.from({ length: 400 }, () => ({ kind: 0, rows: [5], values: [1] }));
  const learned = learnKinds(samples, {
    featureCount: 6,
    matterCounts: [0],
    facilities: Array(20).fill(facilities[0]),
  });
  const size = learned.embeddings.length / 6;
  const at = (row) => learned.embeddings.subarray(row * size, (row + 1) * size);
  const cosine = (one, other) => cosineOf(at(one), at(other));
  expect(cosine(2, 0)).toBeGreaterThan(cosine(2, 1) + 0.5);
  expect(cosine(3, 1)).toBeGreaterThan(cosine(3, 0) + 0.5);
  const { weights, none } = learned.relevance;
  const relevance = (message, of) => weights.reduce((sum, weight) => sum + weight * cosine(message, of), -none);
  expect(relevance(2, 0)).toBeGreaterThan(0);
  expect(Math.max(relevance(4, 0), relevance(4, 1))).toBeLessThan(0);
});

test('how a message is worded that no FAQ answers is told from how one is that some FAQ does, and learned twice alike', () => {
  const [gate, pay, mine, unseen] = [0, 1, 2, 3];
  const message = (rows, right) => ({ text: { rows, values: rows.map(() => 1) }, right });
  const messages = Array.from({ length: 20 }, () => [
    message([gate], [4]),
    message([pay], [2, 3]),
    message([pay, mine], []),
    message([gate, mine], []),
  ]).flat();
  const learned = learnUnanswerable(messages, 4);
  const before = learned[4];
  expect(learned).toHaveLength(5);
  expect(before + learned[gate] + learned[mine]).toBeGreaterThan(1);
  expect(before + learned[pay]).toBeLessThan(-1);
  expect(learned[unseen]).toBe(0);
  expect(learnUnanswerable(messages, 4)).toEqual(learned);
});
