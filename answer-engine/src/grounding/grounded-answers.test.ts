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

const verdicts = new Map<Answer, GroundingVerdict>();

/** Memoized, because several tests use the same verdict. */
function check(example: Answer): GroundingVerdict {
  const { question, answer } = example;
  const found = { passages: knownFor(example).passages, hasLead: false };
  const verdict = verdicts.get(example) ?? checkAnswer(answer, found, { question, today: 2 });
  verdicts.set(example, verdict);
  return verdict;
}

const isShown = (example: Answer): boolean => check(example).kind === 'shown';

function quoteFor(example: Answer) {
  const { knowledge } = knownFor(example);
  const asked = { read: analyzeText(example.question), knowledge, texts: english };
  return quoteSource(asked, example.answer, [...knowledge.faqs.entries.keys()]);
}

const families = [...new Set(answers.filter((it) => !isTruth(it)).map(({ family }) => family))];

test.each(families)('no false answer is shown: %s', (family) => {
  const ofFamily = answers.filter((it) => it.family === family);
  expect(ofFamily.filter(isShown).map(({ answer }) => answer)).toEqual([]);
});

/** The measured counts. A change may lower them, but not raise them. */
const mostWithheld = { truth: 24, 'truth in Spanish': 1 };

test.each(Object.entries(mostWithheld))('few true answers are withheld: %s', (family, most) => {
  const ofFamily = answers.filter((answer) => answer.family === family);
  expect(ofFamily.length).toBeGreaterThan(50);
  expect(ofFamily.filter((answer) => !isShown(answer)).length).toBeLessThanOrEqual(most);
});

test('in place of a true answer that is withheld, the FAQ that it was drawn from is quoted', () => {
  const withheld = answers.filter((example) => isTruth(example) && !isShown(example));
  expect(withheld.filter((example) => !quoteFor(example)).map(({ answer }) => answer)).toEqual([]);
});

test('the quoted FAQ is the one that supports the answer', () => {
  const quotes = answers.filter(isTruth).flatMap((example) => {
    const result = check(example);
    const supporting = result.kind === 'shown' ? [...result.support.keys()] : [];
    const faqIds = supporting.filter(({ kind }) => kind === 'faq').map(({ id }) => id);
    const faqId = quoteFor(example)?.faqId;
    return faqIds.length > 0 && faqId !== undefined ? [{ isRight: faqIds.includes(faqId) }] : [];
  });
  expect(quotes.length).toBeGreaterThan(350);
  expect(quotes.filter(({ isRight }) => !isRight).length / quotes.length).toBeLessThan(0.02);
});
