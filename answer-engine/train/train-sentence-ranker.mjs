/** Fits the sentence ranker on the dialogues of `follow-ups` and cross-validates it: a step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { knowledgeOf } from '../eval/answer.mjs';
import { modelFile } from './engine-words.mjs';
import { readFollowUps, sentenceFeatureNames } from './follow-ups.mjs';
import { recordModel } from './manifest.mjs';
import { fitSentenceRanker } from './sentence-ranker.mjs';

const followUps = readFollowUps(knowledgeOf);
console.log(`${followUps.length} follow-ups, each predicted from other facilities:`);
const { model, predictions } = fitSentenceRanker(followUps);
const percent = (some, is) => Number(((100 * some.filter(is).length) / some.length).toFixed(1));
const answerable = predictions.filter(({ isAnswerable }) => isAnswerable);
const others = predictions.filter(({ isAnswerable }) => !isAnswerable);
const metrics = { rightFirst: percent(answerable, ({ isTrue }) => isTrue) };
for (const minimum of [0.2, 0.3, 0.4, 0.5, 0.6]) {
  const isShown = ({ probability }) => probability >= minimum;
  const [right, wrong] = [true, false].map((is) => percent(answerable, (one) => isShown(one) && one.isTrue === is));
  console.log(
    `from ${minimum} on: ${right} % right, ${wrong} % wrong; ${percent(others, isShown)} % of those without an answer`,
  );
}
console.log(metrics);
const trees = model.trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
writeFileSync(
  modelFile('sentence-ranker'),
  `{\n  "columns": ${JSON.stringify(sentenceFeatureNames)},\n  "bias": ${model.bias},\n  "trees": [\n${trees}\n  ]\n}\n`,
);
await recordModel('sentence-ranker', metrics);
