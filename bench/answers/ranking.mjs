/**
 * How the ranking of FAQs does, without the steps before it, on facilities in the form of server/answered-questions: `node bench/answers/ranking.mjs [FOLDER]`, after a
 * build. Messages that are nearly ones that were learned from are left out.
 */
import { join } from 'node:path';
import { nearCopies } from '../../scripts/question-kinds/near-copies.mjs';
import { readExamples } from '../../scripts/question-kinds/read-examples.mjs';
import { readFacilities } from '../../scripts/question-kinds/read-facilities.mjs';
import { answersFrom } from '../../server/dist/chat/faq-index.js';
import { splitWords } from '../../server/dist/chat/language/normalize-text.js';
import { readText } from '../../server/dist/chat/language/read-text.js';
import { readFaqs } from '../../server/dist/chat/read-faqs.js';

const [folder = join(import.meta.dirname, 'fresh')] = process.argv.slice(2);
const facilities = readFacilities(folder);
const learnedFrom = [
  ...readExamples().flatMap(({ texts }) => texts),
  ...readFacilities().flatMap(({ messages }) => messages.map(({ text }) => text)),
];
const messages = facilities.flatMap((facility) => facility.messages.map(({ text }) => text));
const known = new Set(nearCopies(messages, learnedFrom, splitWords).map(({ text }) => text));

const judged = [];
for (const facility of facilities) {
  const index = await readFaqs(facility.faqs).finish();
  for (const { text, right, difficulty } of facility.messages) {
    if (known.has(text)) continue;
    const [best] = index.nearest(readText(text), 1);
    const isRight = best !== undefined && right.some((at) => facility.faqs[at].id === best.faq.id);
    judged.push({ difficulty, isAnswerable: right.length > 0, isRight, score: best?.score ?? 0 });
  }
}

const percent = (items, isCounted) => ((100 * items.filter(isCounted).length) / items.length).toFixed(1);
const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
const none = judged.filter(({ isAnswerable }) => !isAnswerable);
const near = none.filter(({ difficulty }) => difficulty === 'n');
console.log(
  `${facilities.length} facilities, ${answerable.length} messages with an answer and ${none.length} without; ${known.size} left out`,
);
console.log(`right one first: ${percent(answerable, ({ isRight }) => isRight)} %`);
for (const from of [0.5, 0.6, 0.65, 0.7, answersFrom, 0.8, 0.85, 0.9]) {
  const isShown = ({ score }) => score >= from;
  const rightOf = (letters) =>
    percent(
      answerable.filter(({ difficulty }) => letters.test(difficulty)),
      (one) => isShown(one) && one.isRight,
    );
  console.log(
    `from ${from}: all ${rightOf(/./)}, easy ${rightOf(/^e/)}, medium ${rightOf(/^m/)}, hard ${rightOf(/^h/)}, Spanish ${rightOf(/s$/)}; ` +
      `wrong ${percent(answerable, (one) => isShown(one) && !one.isRight)}, false ${percent(none, isShown)}, near-miss ${percent(near, isShown)}`,
  );
}
