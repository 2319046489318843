import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { english } from '../compose/texts/english.ts';
import type { Knowledge } from '../knowledge.ts';
import { indexFaqs } from '../retrieve/index-faqs.ts';
import { createPassageIndex } from '../retrieve/passage-index.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { checkAnswer, type GroundingVerdict } from './check-answer.ts';
import type { Passage } from './passage.ts';
import { quoteSource } from './quote-source.ts';
import { passagesOfRecord } from './record-passages.ts';

interface Facility extends Location {
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
}

interface Answer {
  readonly facility: string;
  readonly family: string;
  readonly question: string;
  readonly answer: string;
}

const directory = join(import.meta.dirname, '../../data');
const read = (file: string): string[] => readFileSync(join(directory, file), 'utf8').trim().split('\n');

const passagesOf = (facility: Facility): Passage[] => [
  ...passagesOfRecord(facility),
  ...facility.faqs.map(
    ({ question, answer }, at): Passage => ({ kind: 'faq', id: `${at}`, label: question, text: answer }),
  ),
];

interface Known {
  readonly passages: readonly Passage[];
  readonly knowledge: Knowledge;
}

async function knownOf(facility: Facility): Promise<Known> {
  const faqs = facility.faqs.map((faq, at) => ({ id: `${at}`, ...faq }));
  const passages = createPassageIndex([], indexFaqs([]));
  return { passages: passagesOf(facility), knowledge: { facility, faqs: indexFaqs(faqs), passages } };
}

const facilities: readonly Facility[] = read('grounding-sources.jsonl').map((line) => JSON.parse(line));
const known = new Map(
  await Promise.all(facilities.map(async (facility) => [facility.id, await knownOf(facility)] as const)),
);
const answers = read('grounding-answers.jsonl').map((line): Answer => JSON.parse(line));
const isTruth = ({ family }: Answer): boolean => family.startsWith('truth');

function knownFor({ facility }: Answer): Known {
  const found = known.get(facility);
  if (!found) throw new Error(`There is no facility ${facility}.`);
  return found;
}

function judge(told: Answer): GroundingVerdict {
  const { question, answer } = told;
  return checkAnswer(answer, { passages: knownFor(told).passages, hasLead: false }, { question, today: 2 });
}

const isShown = (told: Answer): boolean => judge(told).kind === 'shown';

const quoteFor = (told: Answer) =>
  quoteSource({ read: analyzeText(told.question), knowledge: knownFor(told).knowledge, texts: english }, told.answer);

const families = [...new Set(answers.filter((it) => !isTruth(it)).map(({ family }) => family))];

test.each(families)('no lie is shown: %s', (family) => {
  const told = answers.filter((it) => it.family === family);
  expect(told.filter(isShown).map(({ answer }) => answer)).toEqual([]);
});

/** As measured; a change may lower them, not raise them. */
const mostWithheld = { truth: 24, 'truth in Spanish': 1 };

test.each(Object.entries(mostWithheld))('few truths are withheld: %s', (family, most) => {
  const told = answers.filter((answer) => answer.family === family);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((answer) => !isShown(answer)).length).toBeLessThanOrEqual(most);
});

test('in place of a withheld truth, the FAQ that it was drawn from is shown', () => {
  const withheld = answers.filter((told) => isTruth(told) && !isShown(told));
  expect(withheld.filter((told) => !quoteFor(told)).map(({ answer }) => answer)).toEqual([]);
});

test('the FAQ that an answer was drawn from is the one that supports it', () => {
  const quotes = answers.filter(isTruth).flatMap((told) => {
    const judgement = judge(told);
    const supporting = judgement.kind === 'shown' ? [...judgement.support.keys()] : [];
    const faqIds = supporting.filter(({ kind }) => kind === 'faq').map(({ id }) => id);
    const faqId = quoteFor(told)?.faqId;
    return faqIds.length > 0 && faqId !== undefined ? [{ isRight: faqIds.includes(faqId) }] : [];
  });
  expect(quotes.length).toBeGreaterThan(350);
  expect(quotes.filter(({ isRight }) => !isRight).length / quotes.length).toBeLessThan(0.02);
});
