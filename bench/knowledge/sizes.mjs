/**
 * Compares the estimated size of a bot's knowledge with the memory it takes, for several shapes, each in its own process:
 * `npx tsc -b && node bench/knowledge/sizes.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { memoryUsage } from 'node:process';
import { fileURLToPath } from 'node:url';
import { indexFaqs } from '../../answer-engine/dist/retrieve/index-faqs.js';
import { createPassageIndex } from '../../answer-engine/dist/retrieve/passage-index.js';
import { analyzeText } from '../../answer-engine/dist/understand/analyze-text.js';
import { sizeOfKnowledge } from '../../server/dist/chat/knowledge-size.js';
import { readFacility } from '../answers/facility.mjs';
import { longFaqs } from './long-faqs.mjs';

const set = readFacility();

/** Number of bots, FAQs per bot, length of an answer. */
const shapes = [
  [200, 5, 300],
  [60, 30, 300],
  [15, 130, 300],
  [4, 500, 60],
  [2, 1000, 300],
  [1, 2000, 1500],
  [1, 1000, 10_000],
];

const used = () => {
  for (let round = 0; round < 3; round++) global.gc();
  const { heapUsed, external, rss } = memoryUsage();
  return { heap: heapUsed + external, rss };
};

/** Copies a string, as a database driver returns it: no other reference keeps its memory. */
const copy = (text) => Buffer.from(text).toString();

const knowledgeOf = async (faqs) => {
  const index = indexFaqs(faqs);
  const empty = indexFaqs([]);
  return { facility: undefined, faqs: index, passages: createPassageIndex([], empty) };
};

const measure = async (bots, count, length) => {
  await knowledgeOf(longFaqs(set, 200, 300).map((faq, at) => ({ ...faq, id: `${at}` })));
  const texts = longFaqs(set, count, length);
  const before = used();
  const all = [];
  for (let bot = 0; bot < bots; bot++)
    all.push(
      await knowledgeOf(
        texts.map(({ question, answer }, at) => ({
          id: copy(`${bot}-${at}`),
          question: copy(question),
          answer: copy(answer),
        })),
      ),
    );
  for (const { faqs } of all)
    for (const { message } of set.messages.slice(0, 20)) faqs.nearest(analyzeText(message), 5);
  const after = used();
  const perBot = (bytes) => `${(bytes / bots / 1024).toFixed(0)} kB`.padStart(9);
  const estimated = all.reduce((sum, knowledge) => sum + sizeOfKnowledge(knowledge), 0);
  const actual = after.heap - before.heap;
  console.log(
    `${String(count).padStart(5)} FAQs of ${String(length).padStart(5)}: estimated ${perBot(estimated)}, V8 ${perBot(actual)}, resident ${perBot(after.rss - before.rss)}, estimated/V8 ${(estimated / actual).toFixed(2)}`,
  );
};

if (process.argv[2] === undefined) {
  for (const shape of shapes)
    execFileSync(
      process.execPath,
      ['--expose-gc', '--max-semi-space-size=4', fileURLToPath(import.meta.url), ...shape.map(String)],
      { stdio: 'inherit' },
    );
} else await measure(...process.argv.slice(2).map(Number));
