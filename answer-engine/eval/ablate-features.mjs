import { readFacilities } from '../data/read-data.mjs';
import { boostTrees, defaultSettings, probabilityOf } from '../train/gradient-boosted-trees.mjs';
import { analyzeText, indexFaqs } from './engine.mjs';
import { columnsWithout } from './feature-groups.mjs';

/** Fewer trees than the reranker has: enough to compare feature groups. */
const settings = { ...defaultSettings, trees: 80, step: 0.1, fewestRows: 60 };
const foldCount = 2;
const weightOfUnanswerable = 10;
/** The false-answer rate at which right answers are counted: the share of unanswerable messages that get an FAQ. */
const falseShare = 0.05;

const readMessages = (facilities) =>
  facilities.flatMap(({ faqs, messages }, number) => {
    const index = indexFaqs(faqs);
    return messages
      .filter(({ expected }) => expected.kind === 'faq' || expected.kind === 'none')
      .map(({ message, expected, accept }) => {
        const right = [expected, ...accept].map(({ faqId }) => faqId);
        const candidates = index
          .compare(analyzeText(message))
          .map(({ faq, features }) => ({ isTrue: right.includes(faq.id), features }));
        return { fold: number % foldCount, isAnswerable: expected.kind === 'faq', candidates };
      });
  });

const valuesOf = (features, columns) => columns.map((column) => features[column]);

const fit = (messages, columns) =>
  boostTrees(
    messages.flatMap(({ isAnswerable, candidates }) =>
      candidates.map(({ isTrue, features }) => ({
        isTrue,
        weight: isAnswerable ? 1 : weightOfUnanswerable,
        values: valuesOf(features, columns),
      })),
    ),
    settings,
  );

/** The most probable candidate of each message. */
const predict = (model, columns, messages) =>
  messages.map(({ isAnswerable, candidates }) =>
    candidates
      .map(({ isTrue, features }) => ({
        isAnswerable,
        isTrue,
        probability: probabilityOf(model, valuesOf(features, columns)),
      }))
      .reduce((best, one) => (one.probability > best.probability ? one : best), {
        isAnswerable,
        isTrue: false,
        probability: 0,
      }),
  );

const percentRight = (predictions, threshold) => {
  const answerable = predictions.filter(({ isAnswerable }) => isAnswerable);
  const right = answerable.filter(({ isTrue, probability }) => isTrue && probability > threshold);
  return (100 * right.length) / answerable.length;
};

/** The percentages of answerable messages whose right FAQ ranks first, and whose right FAQ also passes the threshold for `falseShare`. */
export const measure = (predictions) => {
  const unanswerable = predictions.filter(({ isAnswerable }) => !isAnswerable).map(({ probability }) => probability);
  const threshold = unanswerable.sort((a, b) => b - a)[Math.floor(unanswerable.length * falseShare)] ?? 0;
  return { rightFirst: percentRight(predictions, -1), rightShown: percentRight(predictions, threshold) };
};

const crossValidate = (messages, columns) =>
  Array.from({ length: foldCount }, (_, fold) => {
    const [own, others] = [messages.filter((one) => one.fold === fold), messages.filter((one) => one.fold !== fold)];
    return predict(fit(others, columns), columns, own);
  }).flat();

/**
 * Refits the reranker without each feature group.
 *
 * @param sample the trees are fitted on one facility in this many
 * @returns `{ name, columns, validation, dev }` for each group, beginning with all features; `validation` and `dev` come from `measure`
 */
export function* ablateFeatures(sample) {
  const messages = readMessages(readFacilities('fit').filter((_, at) => at % sample === 0));
  const dev = readMessages(readFacilities('dev'));
  const all = Object.keys(messages.find(({ candidates }) => candidates.length > 0).candidates[0].features);
  for (const [name, columns] of Object.entries({ none: all, ...columnsWithout(all) })) {
    const validation = measure(crossValidate(messages, columns));
    yield {
      name,
      columns: all.length - columns.length,
      validation,
      dev: measure(predict(fit(messages, columns), columns, dev)),
    };
  }
}
