/** Trains the act classifier on examples of each dialogue act and on those of related intents: a step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { readIntents, readLines } from '../data/read-data.mjs';
import { actFeatures, dialogueActs, embedWords } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { frequentFeatures, trainSoftmaxRegression, writeSoftmaxRegression } from './softmax-regression.mjs';

/** The sub-intents whose examples all have the same act. */
const actOfSubIntent = {
  'out-of-domain/small-talk': {
    thanks: 'thanks',
    goodbye: 'closing',
    'problem solved': 'solved',
    'are you human': 'bot',
  },
  'out-of-domain/personal-life': {
    'feelings and troubles': 'distress',
    'good news and celebrations': 'offTopic',
    'love and flirting': 'offTopic',
    'wrong chat and family messages': 'offTopic',
    'idle chatter about me': 'offTopic',
  },
  'out-of-domain/abuse': {
    'insults at the bot': 'complaint',
    'insults at the company': 'complaint',
    swearing: 'complaint',
    'jeers and yelling': 'complaint',
  },
  'out-of-domain/general': {
    'weather news and sports': 'offTopic',
    'science and nature': 'offTopic',
    'history and geography': 'offTopic',
    'food and recipes': 'offTopic',
    'entertainment and jokes': 'offTopic',
    'life and big questions': 'offTopic',
  },
  'account/complaint': {
    'rude staff': 'complaint',
    'dirty or neglected place': 'complaint',
    'in general': 'complaint',
    'no response': 'complaint',
  },
  'price/match': { negotiate: 'waive', 'existing tenant wants lower': 'waive' },
  'late/fee': { 'waive it': 'waive' },
  'record/phone': { 'talk to a person': 'person', 'call me back': 'person' },
  'record/sizes': { 'smallest unit': 'smallest', 'largest unit': 'largest', 'full list of sizes': 'listSizes' },
  'record/size-advice': {
    'by rooms or house': 'recommendSize',
    'certain furniture or boxes': 'recommendSize',
    'student or small load': 'recommendSize',
    'vehicle or boat': 'recommendSize',
    business: 'recommendSize',
    'will it fit in this one': 'fits',
  },
  'record/rates': { 'by unit size': 'unitPrice', 'in general': 'unitPrice', cheapest: 'cheapest' },
};
/** The intents whose examples all have the same act. */
const actOfIntent = { 'record/availability': 'available' };

const sampleOf = (text, act, after) => ({
  column: dialogueActs.indexOf(act),
  features: actFeatures(text, embedWords(text), after),
});

/** One question in this many is used, because questions outnumber all other acts. */
const sharing = { followUps: 3, intents: 15 };
const isTaken = (step) => (_, at) => at % step === 0;

const examples = readLines('dialogue-acts').flatMap(({ act, after, examples: texts }) =>
  texts.map((text) => sampleOf(text, act, after)),
);
const intents = readIntents();
const ofIntents = intents.flatMap(({ intent, subIntent, examples: texts }) => {
  const act = actOfSubIntent[intent]?.[subIntent] ?? actOfIntent[intent];
  return act ? texts.map((text) => sampleOf(text, act, 'start')) : [];
});
const hasFaqs = ({ intent }) => !/^(?:out-of-domain|record)\//.test(intent) && !(intent in actOfSubIntent);
const questions = [
  ...readLines('follow-ups')
    .flatMap(({ dialogues }) => dialogues.flatMap((turns) => turns.map((turn, at) => [turn, at])))
    .filter(([[, answer]]) => !answer.startsWith('@'))
    .filter(isTaken(sharing.followUps))
    .map(([[text], at]) => sampleOf(text, 'question', at === 0 ? 'start' : 'faq')),
  ...intents
    .filter(hasFaqs)
    .flatMap(({ examples: texts }) => texts)
    .filter(isTaken(sharing.intents))
    .map((text) => sampleOf(text, 'question', 'start')),
];
console.log(`${examples.length} examples of acts, ${ofIntents.length} of intents, ${questions.length} questions`);
const names = frequentFeatures(examples);
const weights = trainSoftmaxRegression([...examples, ...ofIntents, ...questions], names, dialogueActs.length);
writeFileSync(modelFile('act-classifier'), writeSoftmaxRegression(names, weights));
await recordModel('act-classifier');
