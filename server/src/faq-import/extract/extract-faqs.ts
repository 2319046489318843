import { tidyText } from '@chat-module/contract/fields';
import { answerMarkdown } from './answer-markdown.ts';
import { besideMarkup } from './beside-markup.ts';
import type { Candidate, Strategy } from './candidate.ts';
import { categoriesOf } from './categories.ts';
import type { ExtractedFaq } from './extracted-faq.ts';
import { hasLetters } from './line.ts';
import { mergeStructured } from './merge-structured.ts';
import { fragmentText, type Page, readFragment, readPage } from './page.ts';
import { pairUp } from './pair-up.ts';
import { isColumnHead, tidyQuestion } from './question-text.ts';
import { splitAfterPlainQuestion } from './split-runs.ts';
import { contentsLinks } from './strategies/contents-links.ts';
import { controlledPanels } from './strategies/controlled-panels.ts';
import { definitionLists } from './strategies/definition-lists.ts';
import { emphasisedLines } from './strategies/emphasised-lines.ts';
import { headings } from './strategies/headings.ts';
import { readJsonLd } from './strategies/json-ld.ts';
import { labelledLines } from './strategies/labelled-lines.ts';
import { listItems } from './strategies/list-items.ts';
import { microdata } from './strategies/microdata.ts';
import { namedElements } from './strategies/named-elements.ts';
import { plainLines } from './strategies/plain-lines.ts';
import { repeatedItems } from './strategies/repeated-items.ts';
import { summaries } from './strategies/summaries.ts';
import { withoutNested, withoutSubQuestions, withoutTitle } from './sub-questions.ts';
import { tidyAnswer } from './tidy-answer.ts';
import { maxQuestions, TooManyQuestions } from './too-many-questions.ts';

/** If two strategies find the same question, the earlier one determines its answer. */
const byMarkup: readonly Strategy[] = [
  microdata,
  summaries,
  controlledPanels,
  definitionLists,
  namedElements,
  labelledLines,
  contentsLinks,
  repeatedItems,
];
const byAppearance: readonly Strategy[] = [headings, emphasisedLines, listItems];

const candidatesOf = (page: Page): Candidate[] => {
  const marked = withoutNested(
    page,
    byMarkup.flatMap((strategy) => strategy(page)),
  );
  const seeming = byAppearance.flatMap((strategy) => strategy(page));
  const candidates = [...marked, ...besideMarkup(page, marked, seeming)];
  return [...withoutSubQuestions(page, withoutTitle(page, candidates))];
};

const faqsOf = (page: Page, candidates: readonly Candidate[]): ExtractedFaq[] => {
  const pairs = pairUp(page, candidates);
  const categories = categoriesOf(page, pairs);
  return pairs.flatMap(({ question, answer }, at) =>
    answer === '' ? [] : [{ question, answer, category: categories[at] }],
  );
};

/** Unmarked lines count only if there are no marked ones, or too few to be the list itself. */
const visibleFaqs = (page: Page, html: string): ExtractedFaq[] => {
  const candidates = candidatesOf(page);
  const marked = faqsOf(page, candidates);
  const withPlain = faqsOf(page, [...candidates, ...plainLines(page)]);
  if (withPlain.length > 3 * marked.length) return withPlain;
  if (marked.length > 0) return marked;
  const split = readPage(html, page.url, splitAfterPlainQuestion);
  return faqsOf(split, plainLines(split));
};

const structuredFaqs = (page: Page): ExtractedFaq[] =>
  atMost(readJsonLd(page.$)).map(({ question, answer }) => ({
    question: tidyQuestion(fragmentText(readFragment(question, page.url))),
    answer: answerMarkdown(readFragment(answer, page.url)),
  }));

const atMost = <Found>(found: readonly Found[]): readonly Found[] => {
  if (found.length > maxQuestions) throw new TooManyQuestions(found.length);
  return found;
};

/** Unfilled template placeholders. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\{.*?\}\}|\{%.*?%\}|\$\{.*?\}/g, '');

const maxQuestionLength = 1_000;

const tidy = ({ question, answer, category }: ExtractedFaq): ExtractedFaq => ({
  question: tidyText(question),
  ...tidyAnswer(answer),
  ...(category && { category: tidyText(category) }),
});

const isWhole = ({ question, answer }: ExtractedFaq): boolean =>
  hasLetters(answer) &&
  hasLetters(withoutPlaceholders(question)) &&
  !isColumnHead(question) &&
  question.length <= maxQuestionLength;

/** The questions and answers of a web page, in its order, each question once. */
export const extractFaqs = (html: string, pageUrl: string): ExtractedFaq[] => {
  const page = readPage(html, pageUrl);
  const structured = structuredFaqs(page);
  return mergeStructured(atMost(visibleFaqs(page, html)), structured)
    .map(tidy)
    .filter(isWhole);
};
