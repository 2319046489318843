import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { type Passage, passagesOfRecord } from '../gather-passages.ts';
import { judgeAnswer } from './judge-answer.ts';

interface Facility extends Location {
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
}

interface Answer {
  readonly facility: string;
  readonly family: string;
  readonly question: string;
  readonly answer: string;
}

const directory = join(import.meta.dirname, '../../../grounded-answers');
const read = (file: string): string[] => readFileSync(join(directory, file), 'utf8').trim().split('\n');

const passagesOf = (facility: Facility): Passage[] => [
  ...passagesOfRecord(facility),
  ...facility.faqs.map(
    ({ question, answer }, at): Passage => ({ kind: 'faq', id: `${at}`, label: question, text: answer }),
  ),
];

const passages = new Map(
  read('sources.jsonl').map((line): [string, Passage[]] => {
    const facility: Facility = JSON.parse(line);
    return [facility.id, passagesOf(facility)];
  }),
);
const answers = read('answers.jsonl').map((line): Answer => JSON.parse(line));
const isTruth = ({ family }: Answer): boolean => family.startsWith('truth');

const isShown = ({ facility, question, answer }: Answer): boolean =>
  judgeAnswer(answer, { passages: passages.get(facility) ?? [], hasLead: false }, { question, today: 2 }).kind ===
  'shown';

const families = [...new Set(answers.filter((it) => !isTruth(it)).map(({ family }) => family))];

test.each(families)('no lie is shown: %s', (family) => {
  const told = answers.filter((it) => it.family === family);
  expect(told.filter(isShown).map(({ answer }) => answer)).toEqual([]);
});

/** As measured; a change may lower them, not raise them. */
const mostWithheld = { truth: 22, 'truth in Spanish': 1 };

test.each(Object.entries(mostWithheld))('few truths are withheld: %s', (family, most) => {
  const told = answers.filter((answer) => answer.family === family);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((answer) => !isShown(answer)).length).toBeLessThanOrEqual(most);
});
