import { readLines } from '../data/read-data.mjs';
import { checkAnswer, passagesOfRecord } from './engine.mjs';

const passagesOf = (source) => [
  ...passagesOfRecord(source),
  ...source.faqs.map(({ question, answer }, at) => ({ kind: 'faq', id: `${at}`, label: question, text: answer })),
];

/**
 * Runs the grounding check on every answer of the grounding data.
 *
 * @returns for each half and family, the number of answers and how many were wrongly shown or withheld
 */
export const checkGrounding = () => {
  const passages = new Map(readLines('grounding-sources').map((source) => [source.id, passagesOf(source)]));
  const rows = new Map();
  for (const { facility, family, half, question, answer } of readLines('grounding-answers')) {
    const sources = { passages: passages.get(facility), hasLead: false };
    const isShown = checkAnswer(answer, sources, { question, today: 2 }).kind === 'shown';
    const isTrue = family.startsWith('truth');
    const key = `${half} ${family}`;
    const row = rows.get(key) ?? { half, family, isTrue, answers: 0, wrong: 0 };
    rows.set(key, { ...row, answers: row.answers + 1, wrong: row.wrong + (isShown === isTrue ? 0 : 1) });
  }
  return [...rows.values()];
};
