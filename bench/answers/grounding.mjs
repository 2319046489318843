/**
 * What the grounding check shows of true and false answers: `npm run build && node bench/answers/grounding.mjs [--show]`.
 * Judges every answer of `server/grounded-answers` in process, by family and by half. Exits with 1 when a lie was shown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../../server');
const { judgeAnswer } = await import(join(server, 'dist/chat/grounding/judge-answer.js'));
const { passagesOfRecord } = await import(join(server, 'dist/chat/gather-passages.js'));
const { quoteSource } = await import(join(server, 'dist/chat/steps/quote-source.js'));
const { readFaqs } = await import(join(server, 'dist/chat/read-faqs.js'));
const { createPassageIndex } = await import(join(server, 'dist/chat/passage-index.js'));
const { readText } = await import(join(server, 'dist/chat/language/read-text.js'));
const { english: texts } = await import(join(server, 'dist/chat/texts/english.js'));
const shows = process.argv.includes('--show');
const folder = process.argv.slice(2).find((it) => !it.startsWith('--')) ?? join(server, 'grounded-answers');

const read = (file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const passages = new Map(
  read('sources.jsonl').map((facility) => [
    facility.id,
    [
      ...passagesOfRecord(facility),
      ...facility.faqs.map(({ question, answer }, at) => ({ kind: 'faq', id: `${at}`, label: question, text: answer })),
    ],
  ]),
);

const noPassages = createPassageIndex([], await readFaqs([]).finish());
const knowledge = new Map();
for (const { id, faqs } of read('sources.jsonl')) {
  const index = await readFaqs(faqs.map((faq, at) => ({ id: `${at}`, ...faq }))).finish();
  knowledge.set(id, { faqs: index, passages: noPassages });
}
const quotes = ({ facility, question, answer }) =>
  quoteSource({ read: readText(question), knowledge: knowledge.get(facility), texts }, answer) !== undefined;

const judged = read('answers.jsonl').map((told) => {
  const { facility, question, answer, family } = told;
  const judgement = judgeAnswer(answer, { passages: passages.get(facility), hasLead: false }, { question, today: 2 });
  const isTruth = family.startsWith('truth');
  const isQuoted = judgement.kind === 'withheld' && quotes(told);
  return { ...told, isTruth, judgement, isQuoted, isWrong: (judgement.kind === 'shown') !== isTruth };
});

const familiesOf = (list) => [...new Set(list.map(({ family }) => family))].sort();
const report = (half) => {
  const ofHalf = judged.filter((it) => it.half === half);
  console.log(half ?? folder);
  for (const family of familiesOf(ofHalf)) {
    const list = ofHalf.filter((it) => it.family === family);
    const wrong = list.filter(({ isWrong }) => isWrong).length;
    const isCut = ({ judgement }) => judgement.kind === 'shown' && judgement.cut.length > 0;
    const what = list[0].isTruth ? `withheld, ${list.filter(isCut).length} shown without a sentence` : 'shown';
    const quoted = list.filter(({ isQuoted }) => isQuoted).length;
    console.log(`  ${family.padEnd(28)}${wrong} of ${list.length} ${what}; ${quoted} FAQs shown instead`);
  }
};

for (const half of new Set(judged.map(({ half }) => half))) report(half);
if (shows)
  for (const { isWrong, isTruth, question, answer } of judged)
    if (isWrong) console.log(`${isTruth ? 'WITHHELD' : 'SHOWN'}: ${question} | ${answer}`);
process.exitCode = judged.some(({ isWrong, isTruth }) => isWrong && !isTruth) ? 1 : 0;
