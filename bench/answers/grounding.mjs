/**
 * What the grounding check shows of true and false answers: `npm run build && node bench/answers/grounding.mjs [--show]`.
 * Judges every answer of `server/grounded-answers` in process, by family and by half. Exits with 1 when a lie was shown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../../server');
const { judgeAnswer } = await import(join(server, 'dist/chat/grounding/judge-answer.js'));
const { passagesOfRecord } = await import(join(server, 'dist/chat/gather-passages.js'));
const shows = process.argv.includes('--show');

const read = (file) =>
  readFileSync(join(server, 'grounded-answers', file), 'utf8')
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

const judged = read('answers.jsonl').map((told) => {
  const { facility, question, answer, family } = told;
  const judgement = judgeAnswer(answer, { passages: passages.get(facility), hasLead: false }, { question, today: 2 });
  const isTruth = family.startsWith('truth');
  return { ...told, isTruth, judgement, isWrong: (judgement.kind === 'shown') !== isTruth };
});

const familiesOf = (list) => [...new Set(list.map(({ family }) => family))].sort();
const report = (half) => {
  const ofHalf = judged.filter((it) => it.half === half);
  console.log(half);
  for (const family of familiesOf(ofHalf)) {
    const list = ofHalf.filter((it) => it.family === family);
    const wrong = list.filter(({ isWrong }) => isWrong).length;
    const isCut = ({ judgement }) => judgement.kind === 'shown' && judgement.cut.length > 0;
    const what = list[0].isTruth ? `withheld, ${list.filter(isCut).length} shown without a sentence` : 'shown';
    console.log(`  ${family.padEnd(28)}${wrong} of ${list.length} ${what}`);
  }
};

for (const half of ['development', 'held-out']) report(half);
if (shows)
  for (const { isWrong, isTruth, question, answer } of judged)
    if (isWrong) console.log(`${isTruth ? 'WITHHELD' : 'SHOWN'}: ${question} | ${answer}`);
process.exitCode = judged.some(({ isWrong, isTruth }) => isWrong && !isTruth) ? 1 : 0;
