import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const difficulties = ['easy', 'medium', 'hard'];
const languages = ['en', 'es'];
const locationFacts = ['hours', 'address', 'phone', 'directions', 'pay_bill', 'rates', 'amenity'];
const otherKinds = ['none', 'availability', 'unit_info'];

const fileOf = (name) => new URL(`${name}.jsonl`, import.meta.url);

const isPresent = (name) => existsSync(fileOf(name));

/** The splits that models learn from. */
export const learnedFrom = ['intents', 'fit', 'train'];

/**
 * The splits with their files, by precedence: a text that is in two splits stays in the first one, so evaluation data comes before training
 * data. `intents` and the facilities of `train` form one split because one model learns from both. FORMAT.md describes the files.
 */
export const splits = {
  'held-out': ['held-out'],
  dev: ['dev'],
  fit: ['fit'],
  train: ['intents', 'train'],
};

/** Sets of conversations; their facilities also have single messages. */
export const conversationSets = ['conversations-held-out', 'conversations-dev'].filter(isPresent);

/** Conversations that the sentence encoder learns from and that the sentence ranker is fitted on. */
export const learnedConversations = ['conversations-train', 'conversations-fit'];

/** Sets of messages that report an emergency. */
export const emergencySets = ['emergencies-held-out', 'emergencies-dev'].filter(isPresent);

/** Training examples of the small classifiers. */
export const exampleSets = ['dialogue-acts', 'emergency-examples'].filter(isPresent);

/** Reads a JSON Lines file. */
export const readLines = (name) =>
  readFileSync(fileOf(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const writeLines = (name, values) =>
  writeFileSync(fileOf(name), values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** The examples of each intent and sub-intent, one group per language. */
export const readIntents = () => readLines('intents');

/** @param name a split of facilities, or a set of conversations */
export const readFacilities = (name) => readLines(name).map(parseFacility);

/** The texts of a split: the examples of `intents`, and the messages of the others. */
export const textsOf = (name) =>
  name === 'intents'
    ? readIntents().flatMap(({ examples }) => examples)
    : readLines(name).flatMap(({ messages }) => messages.map(([message]) => message));

/** The examples of a file of groups. */
export const examplesOf = (name) => readLines(name).flatMap(({ examples }) => examples);

/** What visitors say in the scored turns of a set of conversations. */
export const turnTextsOf = (name) =>
  readLines(name).flatMap(({ conversations }) =>
    conversations.flatMap(({ turns }) => turns.flatMap(({ say, unscored = false }) => (unscored ? [] : say))),
  );

/**
 * A facility in the format of FORMAT.md, with a named field for each column.
 *
 * @throws if a message names an FAQ that the facility does not have, or an unknown label
 */
export const parseFacility = ({ id, facility, faqs, messages, patterns = {}, conversations = [] }) => {
  const faqIds = new Set(faqs.map(([faqId]) => faqId));
  return {
    id,
    facility: facility && { id, ...facility },
    faqs: faqs.map(([faqId, question, answer, category]) => ({ id: faqId, question, answer, category })),
    messages: messages.map((columns, at) => {
      const messageId = `${id}-${at + 1}`;
      try {
        return { id: messageId, ...parseMessage(columns, faqIds) };
      } catch (error) {
        throw new Error(`Message ${messageId}: ${error.message}`);
      }
    }),
    patterns,
    conversations,
  };
};

const parseMessage = ([message, answers, labels = ''], faqIds) => {
  if (!message) throw new Error('the text is missing');
  const [expected, ...accept] = answers.split('|').map((answer) => parseAnswer(answer, faqIds));
  const read = { message, expected, accept, difficulty: undefined, lang: 'en', tags: [], voice: undefined };
  for (const label of labels.split(' ').filter(Boolean)) {
    if (difficulties.includes(label)) read.difficulty = label;
    else if (languages.includes(label)) read.lang = label;
    else if (label.startsWith('voice=')) read.voice = label.slice('voice='.length);
    else read.tags.push(label);
  }
  return read;
};

const parseAnswer = (text, faqIds) => {
  if (!text.startsWith('@')) {
    if (!faqIds.has(text)) throw new Error(`there is no FAQ "${text}"`);
    return { kind: 'faq', faqId: text };
  }
  const [, name, detail] = /^@(\w+)(?: (.+))?$/.exec(text) ?? [];
  if (locationFacts.includes(name)) {
    const named = name === 'amenity' ? { amenity: detail } : { unitSize: detail };
    return { kind: 'location_fact', fact: name, ...(detail && named) };
  }
  if (!otherKinds.includes(name)) throw new Error(`"${text}" is no kind of answer`);
  return { kind: name, ...(detail && { unitSize: detail }) };
};
