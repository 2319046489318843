/** Fits the reranker on the facilities of `fit` and cross-validates it: the last step of `npm run train`. */
import { writeFileSync } from 'node:fs';
import { readFacilities } from '../data/read-data.mjs';
import { rankingTable } from '../eval/ranking-table.mjs';
import { analyzeText, indexFaqs } from './engine.mjs';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';
import { fitReranker } from './reranker.mjs';

/** Every message of a facility with the features of its candidates. */
const readMessages = async ({ faqs, messages }, facilityNumber) => {
  const index = indexFaqs(faqs);
  return messages.map((message) => {
    const right = [message.expected, ...message.accept].map(({ faqId }) => faqId);
    const candidates = index.compare(analyzeText(message.message));
    return {
      facilityNumber,
      message,
      candidates: candidates.map(({ faq, features }) => ({ isTrue: right.includes(faq.id), features: features })),
    };
  });
};

const facilities = readFacilities('fit');
const messages = (await Promise.all(facilities.map(readMessages))).flat();
console.log(`${facilities.length} facilities, ${messages.length} messages, each predicted from other facilities:`);
const { model, predictions } = fitReranker(messages);
const { lines, metrics } = rankingTable(predictions);
console.log(lines.join('\n'));
const trees = model.trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
writeFileSync(
  modelFile('reranker'),
  `{\n  "columns": ${JSON.stringify(model.columns)},\n  "bias": ${model.bias},\n  "trees": [\n${trees}\n  ]\n}\n`,
);
await recordModel('reranker', metrics);
