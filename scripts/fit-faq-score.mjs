/**
 * Fits the score that decides whether a FAQ is shown, and writes it to server/assets/faq-score.json. By hand, after a
 * build: `node scripts/fit-faq-score.mjs`. First each group of facilities is judged by what the others teach; that is
 * what `docs/performance.md` tells of. `--folds` stops after it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readText } from '../server/dist/chat/language/read-text.js';
import { readFaqs } from '../server/dist/chat/read-faqs.js';
import { boostTrees, defaultSettings, probabilityOf } from './boosted-trees.mjs';
import { readTraining } from './question-kinds/read-training.mjs';
import { root } from './run.mjs';

const { values: options } = parseArgs({
  options: {
    folds: { type: 'boolean', default: false },
  },
});
const foldCount = 5;
/**
 * A false answer counts as ten missed ones: without it the trees learn to tell a message's FAQs apart, of which there are many,
 * rather than whether one of them answers at all.
 */
const weightOfUnanswerable = 10;
const settings = { ...defaultSettings, trees: 250, leaves: 16, fewestRows: 60 };
const faqsOf = ({ expected, accept = [] }) =>
  [expected, ...accept].filter(({ kind }) => kind === 'faq').map(({ faqId }) => faqId);

/** Every message with what speaks for each FAQ that comes into question. */
const compareAll = async (set) => {
  const index = await readFaqs(set.faqs).finish();
  return set.messages.map((message) => {
    const right = faqsOf(message);
    const compared = index.compare(readText(message.message));
    return {
      key: set.key,
      message,
      candidates: compared.map(({ faq, evidence }) => ({ isTrue: right.includes(faq.id), evidence })),
    };
  });
};

const learn = (messages) =>
  boostTrees(
    messages.flatMap(({ message, candidates }) => {
      const weight = message.expected.kind === 'none' ? weightOfUnanswerable : 1;
      return candidates.map(({ isTrue, evidence }) => ({
        isTrue,
        weight,
        values: columns.map((name) => evidence[name]),
      }));
    }),
    settings,
  );

const bestOf = (model, { message, candidates }) => {
  const scored = candidates.map(({ isTrue, evidence }) => ({
    isTrue,
    score: probabilityOf(
      model,
      columns.map((name) => evidence[name]),
    ),
  }));
  return {
    message,
    ...scored.reduce((best, one) => (one.score > best.score ? one : best), { isTrue: false, score: 0 }),
  };
};

const oddsOf = ({ score }) => Math.log(score / (1 - score));
const probabilityAt = (odds) => 1 / (1 + Math.exp(-odds));

/**
 * What to add to the logarithm of the odds, so that of the best FAQs as many are right as their scores say: the weights have moved them
 * (King and Zeng 2001, "Logistic Regression in Rare Events Data", prior correction).
 */
const priorCorrection = (judged) => {
  const counted = judged.filter(({ message, score }) => score > 0 && /^(faq|none)$/.test(message.expected.kind));
  const right = counted.filter(({ isTrue }) => isTrue).length;
  let [low, high] = [-20, 20];
  while (high - low > 1e-3) {
    const middle = (low + high) / 2;
    const expected = counted.reduce((sum, one) => sum + probabilityAt(oddsOf(one) + middle), 0);
    if (expected < right) low = middle;
    else high = middle;
  }
  return Number(low.toFixed(2));
};

const percent = (items, isCounted) =>
  items.length === 0 ? '-' : ((100 * items.filter(isCounted).length) / items.length).toFixed(1);

/** What each threshold would show. */
const printTable = (judged) => {
  const answerable = judged.filter(({ message }) => message.expected.kind === 'faq');
  const none = judged.filter(({ message }) => message.expected.kind === 'none');
  const near = none.filter(({ message }) => message.tags?.includes('near_miss'));
  console.log(`right one first: ${percent(answerable, ({ isTrue }) => isTrue)} %`);
  for (const from of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const isShown = ({ score }) => score >= from;
    const isRight = (one) => isShown(one) && one.isTrue;
    const of = (difficulty) =>
      percent(
        answerable.filter(({ message }) => message.difficulty === difficulty),
        isRight,
      );
    const spanish = percent(
      answerable.filter(({ message }) => message.lang === 'es'),
      isRight,
    );
    console.log(
      `from ${from}: all ${percent(answerable, isRight)}, easy ${of('easy')}, medium ${of('medium')}, hard ${of('hard')}, Spanish ${spanish}; ` +
        `false ${percent(none, isShown)}, near-miss ${percent(near, isShown)}`,
    );
  }
};

const sets = readTraining();
const messages = (await Promise.all(sets.map(compareAll))).flat();
const columns = Object.keys(messages.find(({ candidates }) => candidates.length > 0).candidates[0].evidence);
const foldOf = new Map(sets.map(({ key }, at) => [key, at % foldCount]));
const uncorrected = Array.from({ length: foldCount }, (_, fold) => {
  const model = learn(messages.filter(({ key }) => foldOf.get(key) !== fold));
  return messages.filter(({ key }) => foldOf.get(key) === fold).map((one) => bestOf(model, one));
}).flat();
const correction = priorCorrection(uncorrected);
const judged = uncorrected.map((one) => ({
  ...one,
  score: one.score > 0 ? probabilityAt(oddsOf(one) + correction) : 0,
}));
console.log(`${sets.length} facilities, ${messages.length} messages, each judged by what the others teach`);
printTable(judged);
if (!options.folds) {
  const { bias, trees } = learn(messages);
  const lines = trees.map((tree) => `    ${JSON.stringify(tree)}`);
  const written = `{\n  "columns": ${JSON.stringify(columns)},\n  "bias": ${bias + correction},\n  "trees": [\n${lines.join(',\n')}\n  ]\n}\n`;
  writeFileSync(join(root, 'server/assets/faq-score.json'), written);
}
