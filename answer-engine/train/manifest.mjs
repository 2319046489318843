import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFacilities, readLines, textsOf } from '../data/read-data.mjs';
import { modelFile } from './engine-words.mjs';

/** The inputs of each model: data files, training code, and models that are trained before it. */
const origins = {
  vocabulary: {
    data: ['intents'],
    code: ['train-vocabulary', 'vocabulary'],
    predecessors: ['word-vectors'],
    command: 'npm run train',
  },
  'intent-classifier': {
    data: ['intents', 'train'],
    code: [
      ...['train-intent-classifier', 'intent-classifier', 'read-samples', 'answer-ranking', 'answerability'],
      ...['adagrad', 'random'],
    ],
    predecessors: ['word-vectors', 'vocabulary'],
    command: 'npm run train',
  },
  'encoder-kernel': {
    data: [],
    code: ['encoder-kernel.ts', 'build-encoder-kernel'],
    predecessors: [],
    command: 'node answer-engine/train/build-encoder-kernel.mjs',
  },
  'sentence-encoder': {
    data: ['intents', 'train', 'conversations-train'],
    code: [
      ...['train-sentence-encoder', 'sentence_encoder.py', 'sentence-encoder-file', 'parse-answers', 'right-sentences'],
      ...['../eval/checks.mjs', '../eval/check-patterns.mjs', '../eval/check-text.mjs'],
    ],
    predecessors: ['word-vectors'],
    command: 'npm run train -- --encoder',
  },
  reranker: {
    data: ['fit'],
    code: ['train-reranker', 'reranker', 'gradient-boosted-trees', 'calibration', 'random'],
    predecessors: ['word-vectors', 'vocabulary', 'intent-classifier', 'sentence-encoder'],
    command: 'npm run train -- --reranker',
  },
  'sentence-ranker': {
    data: ['follow-ups', 'conversations-fit', 'fit'],
    code: [
      ...['train-sentence-ranker', 'sentence-ranker', 'follow-ups', 'parse-answers', 'right-sentences'],
      ...['../eval/checks.mjs', '../eval/check-patterns.mjs', '../eval/check-text.mjs'],
      ...['gradient-boosted-trees', 'calibration', 'random'],
    ],
    predecessors: ['word-vectors', 'vocabulary', 'intent-classifier', 'sentence-encoder', 'reranker'],
    command: 'npm run train -- --sentences',
  },
  'emergency-classifier': {
    data: ['emergency-examples', 'intents', 'train', 'fit', 'follow-ups', 'dialogue-acts'],
    code: ['train-emergency-classifier', 'softmax-regression', 'adagrad', 'random'],
    predecessors: ['word-vectors', 'vocabulary', 'intent-classifier'],
    command: 'npm run train -- --emergencies',
  },
  'act-classifier': {
    data: ['dialogue-acts', 'intents', 'follow-ups'],
    code: ['train-act-classifier', 'softmax-regression', 'adagrad', 'random'],
    predecessors: ['word-vectors', 'vocabulary', 'intent-classifier'],
    command: 'npm run train -- --acts',
  },
};

export const modelNames = Object.keys(origins);

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** @param name a module, or a file in another language with its extension */
const fileOfCode = (name) => (name.includes('.') ? name : `${name}.mjs`);

/** Ignores comments and whitespace, which don't change what the code does. */
const hashOfCode = (name) =>
  hashOf(
    readFileSync(new URL(fileOfCode(name), import.meta.url), 'utf8')
      .replace(comments, '')
      .replace(/\s+/g, ' '),
  );

const hashAll = (names, hashOne) => Object.fromEntries(names.map((name) => [name, hashOne(name)]));
const hashOfData = (name) => hashOf(readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url)));
const hashOfModel = (name) => hashOf(readFileSync(modelFile(name)));

/** One text in this many is analyzed; analyzing all of them takes as long as a build. */
const textsPerSample = 40;
const facilitiesPerSample = 150;
const sampledDialogueFacilities = 1;

const isSampled = (step) => (_, at) => at % step === 0;
const rounded = (numbers) => JSON.stringify(numbers.map((number) => Number(number.toFixed(4))));

/**
 * The engine's analysis of a sample of the data. An engine change that alters this analysis makes the model stale; any other change, such as a
 * rename, does not.
 */
const readByEngine = {
  async vocabulary() {
    const { isCommonEnglish, tokenize } = await import('./engine-words.mjs');
    const words = textsOf('intents').filter(isSampled(textsPerSample)).flatMap(tokenize);
    return words.map((word) => `${word} ${isCommonEnglish(word)}`);
  },
  async 'intent-classifier'() {
    const { faqTextFeatures, analyzeAnswer, analyzeWords, textFeatures } = await import('./engine.mjs');
    const texts = [...textsOf('intents'), ...textsOf('train')].filter(isSampled(textsPerSample));
    const faqs = readFacilities('train')
      .filter(isSampled(textsPerSample))
      .flatMap((facility) => facility.faqs);
    const write = (features) => `${[...features.keys()].join('|')} ${rounded([...features.values()])}`;
    return [
      ...texts.map((text) => write(textFeatures(analyzeWords(text)))),
      ...faqs.flatMap(({ question, answer }) => {
        const {
          question: own,
          whole,
          sentences,
        } = faqTextFeatures(analyzeWords(question), analyzeAnswer(answer), answer);
        return [own, whole, ...sentences].map(write);
      }),
    ];
  },
  async 'encoder-kernel'() {
    return [];
  },
  async 'sentence-encoder'() {
    const { encoderTokens, ngramsOf, sentencesToEncode } = await import('./engine.mjs');
    const facilities = readFacilities('train').filter(isSampled(textsPerSample));
    const texts = facilities.flatMap(({ faqs, messages }) => [
      ...faqs.flatMap(({ question, answer }) => [question, ...sentencesToEncode(answer)]),
      ...messages.map(({ message }) => message),
    ]);
    return texts.flatMap((text) => encoderTokens(text, text.length).map((word) => `${word} ${ngramsOf(word)}`));
  },
  async 'emergency-classifier'() {
    const { embedWords, messageFeatures } = await import('./engine.mjs');
    const texts = readLines('emergency-examples').flatMap(({ examples }) => examples);
    return texts.filter(isSampled(textsPerSample)).map((text) => {
      const features = messageFeatures(embedWords(text));
      return `${[...features.keys()].join('|')} ${rounded([...features.values()])}`;
    });
  },
  async 'act-classifier'() {
    const { actFeatures, embedWords } = await import('./engine.mjs');
    const groups = readLines('dialogue-acts').filter(isSampled(textsPerSample));
    return groups.flatMap(({ examples, after }) =>
      examples.map((text) => {
        const features = actFeatures(text, embedWords(text), after);
        return `${[...features.keys()].join('|')} ${rounded([...features.values()])}`;
      }),
    );
  },
  /** Leaves out what any change of a phrase list would alter: the count of other sources, and the course of conversations. */
  async 'sentence-ranker'() {
    const [{ knowledgeOf }, { readWrittenFollowUps, sentenceFeatureNames }] = await Promise.all([
      import('../eval/answer.mjs'),
      import('./follow-ups.mjs'),
    ]);
    const counted = (_, at) => sentenceFeatureNames[at] !== 'otherSources';
    return readWrittenFollowUps(knowledgeOf, sampledDialogueFacilities).flatMap(({ sentences }) =>
      sentences.map(({ isTrue, features }) => `${isTrue} ${rounded([...features].filter(counted))}`),
    );
  },
  async reranker() {
    const { indexFaqs, analyzeText } = await import('./engine.mjs');
    const facilities = readFacilities('fit').filter(isSampled(facilitiesPerSample));
    const rows = facilities.map(async ({ faqs, messages }) => {
      const index = indexFaqs(faqs);
      return messages.flatMap(({ message }) =>
        index
          .compare(analyzeText(message))
          .map(({ faq, features }) => `${faq.id} ${Object.keys(features)} ${rounded(Object.values(features))}`),
      );
    });
    return (await Promise.all(rows)).flat();
  },
};

/** The current hashes of a model's inputs. */
const originsOf = async (name) => {
  const { data, code, predecessors } = origins[name];
  return {
    data: hashAll(data, hashOfData),
    code: hashAll(code, hashOfCode),
    predecessors: hashAll(predecessors, hashOfModel),
    engine: hashOf(...(await readByEngine[name]())),
  };
};

const readManifest = () => JSON.parse(readFileSync(modelFile('manifest'), 'utf8'));

/** Records a newly trained model in the manifest. */
export const recordModel = async (name, metrics = {}) => {
  const entry = { sha256: hashOfModel(name), ...(await originsOf(name)), metrics };
  const manifest = { ...readManifest(), [name]: entry };
  const inOrder = Object.fromEntries(modelNames.filter((one) => one in manifest).map((one) => [one, manifest[one]]));
  writeFileSync(modelFile('manifest'), `${JSON.stringify(inOrder, null, 2)}\n`);
};

const changed = (before = {}, now) => Object.keys(now).filter((key) => before[key] !== now[key]);

/**
 * @param entry the model's entry in the manifest
 * @param now the same entry with the current hashes
 * @returns what has changed since the model was trained, as sentences that say what to run
 */
export const differences = (name, entry, now) => {
  const { command } = origins[name];
  if (entry === undefined) return [`The model ${name} is not in the manifest: run "${command}".`];
  const reasons = [
    ...(entry.sha256 === now.sha256 ? [] : ['its file is not the one that was trained']),
    ...changed(entry.data, now.data).map((data) => `answer-engine/data/${data}.jsonl has changed`),
    ...changed(entry.code, now.code).map((code) => `answer-engine/train/${fileOfCode(code)} has changed`),
    ...changed(entry.predecessors, now.predecessors).map((other) => `the model ${other} has changed`),
    ...(entry.engine === now.engine ? [] : ['the engine reads its data differently']),
  ];
  return reasons.map((reason) => `The model ${name} is out of date, because ${reason}: run "${command}".`);
};

/** What has changed since a model was trained; empty if it is up to date. */
export const staleness = async (name) =>
  differences(name, readManifest()[name], { sha256: hashOfModel(name), ...(await originsOf(name)) });
