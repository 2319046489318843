/**
 * Trains the sentence encoder on the facilities of `train`, the conversations of `conversations-train` and the intents: a step of
 * `npm run train`. Takes an hour and needs PyTorch:
 * `apt-get install python3-torch libopenblas0-pthread`. `PYTHON` names the interpreter, /usr/bin/python3 by default.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFacility, readFacilities, readIntents, readLines } from '../data/read-data.mjs';
import { compileChecks } from '../eval/checks.mjs';
import { encoderTokens, ngramBuckets, ngramsOf, sentencesToEncode, textLimits, wordVectorOf } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { parseAnswers } from './parse-answers.mjs';
import { isVague, rightSentences, rightUnits } from './right-sentences.mjs';
import { writeSentenceEncoder } from './sentence-encoder-file.mjs';

/** Rarer words have no embedding of their own. */
const fewestUses = 3;

/** Maps texts to word numbers. Row 0 of the vocabulary is padding. */
const createVocabulary = () => {
  const uses = new Map();
  const rowOf = new Map();
  return {
    idsOf(text, limit) {
      const words = encoderTokens(text, limit);
      for (const word of words) {
        uses.set(word, (uses.get(word) ?? 0) + 1);
        if (!rowOf.has(word)) rowOf.set(word, rowOf.size + 1);
      }
      return words.map((word) => rowOf.get(word));
    },
    /** Returns the words with an embedding of their own; every row as `[word, word vector, n-grams]`, each counted from 1; and the word vectors. */
    finish() {
      const words = [...rowOf.keys()].filter((word) => uses.get(word) >= fewestUses);
      const wordIds = new Map(words.map((word, at) => [word, at + 1]));
      const vectors = [Array.from({ length: wordVectorOf('the').length }, () => 0)];
      const rows = [...rowOf.keys()].map((word) => {
        const vector = wordVectorOf(word);
        if (vector) vectors.push([...vector]);
        return [wordIds.get(word) ?? 0, vector ? vectors.length - 1 : 0, ngramsOf(word).map((bucket) => bucket + 1)];
      });
      return { words, rows: [[0, 0, []], ...rows], vectors };
    },
  };
};

const vocabulary = createVocabulary();
const { idsOf } = vocabulary;

/** How often a facility is learned in an epoch. */
const passes = { conversations: 3, dialogues: 2, others: 1 };

const passesOf = (dialogues, conversations) => {
  if (conversations.length > 0) return passes.conversations;
  return dialogues.length > 0 ? passes.dialogues : passes.others;
};

/**
 * A turn's message and the question before it, as word numbers; the sentences that answer it, as `[FAQ, sentence]`; and the FAQs shown before.
 * Adds the FAQ that answers it to `shown`.
 */
const readTurn = ({ message, before, answers, shown, numberOf }) => {
  const turn = {
    ids: idsOf(message, textLimits.message),
    before: idsOf(before, textLimits.context),
    right: answers.flatMap(({ faqId, positions }) => positions.map((position) => [numberOf.get(faqId), position])),
    shown: [...shown],
  };
  if (answers.length > 0) shown.push(numberOf.get(answers[0].faqId));
  return turn.ids.length > 0 ? [turn] : [];
};

const readDialogue = (turns, numberOf) => {
  const shown = [];
  return turns.flatMap(([message, text], at) => {
    const before = turns[at - 1]?.[0] ?? '';
    const turn = readTurn({ message, before, answers: parseAnswers(text), shown, numberOf });
    return text === '@record' ? [] : turn;
  });
};

/** The turns of a conversation whose checks say what is asked. */
const readConversation = ({ turns }, facility, numberOf) => {
  const shown = [];
  const count = facility.faqs.flatMap(({ answer }) => sentencesToEncode(answer)).length;
  return turns.flatMap(({ say, checks, unscored = false }, at) => {
    const answers = rightSentences(compileChecks(checks, facility), facility.faqs);
    if (isVague(answers.flatMap(({ positions }) => positions).length, count)) return [];
    const units = rightUnits(compileChecks(checks, facility), describedUnits(facility));
    const turn = readTurn({ message: say, before: turns[at - 1]?.say ?? '', answers, shown, numberOf });
    const right = units.map((number) => [facility.faqs.length + number, 0]);
    return unscored ? [] : turn.map((one) => ({ ...one, right: [...one.right, ...right] }));
  });
};

const describedUnits = ({ facility }) => (facility?.sizeOptions ?? []).filter(({ description }) => description);

const readFacility = ({ dialogues = [], conversations = [], ...facility }) => {
  const { faqs, messages } = facility;
  const numberOf = new Map(faqs.map(({ id }, number) => [id, number]));
  const isLearned = ({ expected }) => ['faq', 'none'].includes(expected.kind);
  return {
    faqs: faqs.map((faq) => ({
      question: idsOf(faq.question, textLimits.question),
      sentences: sentencesToEncode(faq.answer).map((text) => idsOf(text, textLimits.sentence)),
    })),
    units: describedUnits(facility).map(({ type, description }) => ({
      question: idsOf(type, textLimits.question),
      sentences: [idsOf(description, textLimits.sentence)],
    })),
    messages: messages
      .filter(isLearned)
      .map(({ message, expected, accept }) => ({
        ids: idsOf(message, textLimits.message),
        right: [expected, ...accept].flatMap(({ kind, faqId }) => (kind === 'faq' ? numberOf.get(faqId) : [])),
      }))
      .filter(({ ids }) => ids.length > 0),
    turns: [
      ...dialogues.flatMap((turns) => readDialogue(turns, numberOf)),
      ...conversations.flatMap((conversation) => readConversation(conversation, facility, numberOf)),
    ],
    passes: passesOf(dialogues, conversations),
  };
};

const facilities = [
  ...readLines('train').map(({ dialogues, ...line }) => ({ ...parseFacility(line), dialogues })),
  ...readFacilities('conversations-train'),
].map(readFacility);
const intentNames = new Map();
const numberOfIntent = (name) => {
  if (!intentNames.has(name)) intentNames.set(name, intentNames.size);
  return intentNames.get(name);
};
const examples = readIntents()
  .flatMap(({ intent, subIntent, examples: texts }) =>
    texts.map((text) => [idsOf(text, textLimits.message), numberOfIntent(`${intent} ${subIntent ?? ''}`)]),
  )
  .filter(([ids]) => ids.length > 0);
const { words, rows, vectors } = vocabulary.finish();

const folder = mkdtempSync(join(tmpdir(), 'chat-module-encoder-'));
const [dataFile, outputFile] = ['data.json', 'tensors'].map((name) => join(folder, name));
writeFileSync(
  dataFile,
  JSON.stringify({
    ...{ facilities, examples, vocabulary: rows, wordVectors: vectors },
    ...{ wordCount: words.length, bucketCount: ngramBuckets, intentCount: intentNames.size },
  }),
);
const script = fileURLToPath(new URL('sentence_encoder.py', import.meta.url));
execFileSync(process.env.PYTHON ?? '/usr/bin/python3', [script, dataFile, outputFile], {
  stdio: 'inherit',
  // A single thread multiplies small matrices faster, and always in the same order.
  env: { ...process.env, OMP_NUM_THREADS: '1' },
});
writeSentenceEncoder(modelFile('sentence-encoder'), words, readFileSync(outputFile));
rmSync(folder, { recursive: true });
await recordModel('sentence-encoder', {
  facilities: facilities.length,
  examples: examples.length,
  words: words.length,
});
