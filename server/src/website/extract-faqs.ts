import { answerMarkdown } from './answer-markdown.ts';
import type { Strategy } from './candidate.ts';
import { categoriesOf } from './categories.ts';
import { type Page, readFragment, readPage } from './page.ts';
import { type Pair, pairUp } from './pair-up.ts';
import { questionKey } from './question-key.ts';
import { tidyQuestion } from './question-text.ts';
import { contentsLinks } from './strategies/contents-links.ts';
import { controlledPanels } from './strategies/controlled-panels.ts';
import { definitionLists } from './strategies/definition-lists.ts';
import { emphasisedLines } from './strategies/emphasised-lines.ts';
import { headings } from './strategies/headings.ts';
import { readJsonLd } from './strategies/json-ld.ts';
import { labelledLines } from './strategies/labelled-lines.ts';
import { microdata } from './strategies/microdata.ts';
import { namedElements } from './strategies/named-elements.ts';
import { plainLines } from './strategies/plain-lines.ts';
import { summaries } from './strategies/summaries.ts';

export interface ExtractedFaq {
  readonly question: string;
  /** The widget's small markdown. */
  readonly answer: string;
  readonly category?: string;
}

/** Where two name the same question, the earlier one says where its answer is. */
const strategies: readonly Strategy[] = [
  microdata,
  summaries,
  controlledPanels,
  definitionLists,
  namedElements,
  labelledLines,
  contentsLinks,
  headings,
  emphasisedLines,
];

const visibleFaqs = (page: Page): ExtractedFaq[] => {
  const marked = strategies.flatMap((strategy) => strategy(page));
  const pairs = pairUp(page, marked);
  const answered = pairs.some(({ answer }) => answer !== '') ? pairs : pairUp(page, plainLines(page));
  const categories = categoriesOf(page, answered);
  return answered.flatMap((pair: Pair, at) =>
    pair.answer === '' ? [] : [{ question: pair.question, answer: pair.answer, category: categories[at] }],
  );
};

const structuredFaqs = (page: Page): ExtractedFaq[] =>
  readJsonLd(page.$).map(({ question, answer }) => ({
    question: tidyQuestion(
      readFragment(question, page.url)
        .map(({ text }) => text)
        .join(' '),
    ),
    answer: answerMarkdown(readFragment(answer.replace(/\n/g, '<br>'), page.url)),
  }));

/** The page's own data says it best, unless the visible text says the same and more: links, lists, a category. */
const merged = (visible: ExtractedFaq, structured: ExtractedFaq | undefined): ExtractedFaq => {
  if (!structured) return visible;
  const saysTheSame = questionKey(visible.answer).startsWith(questionKey(structured.answer).slice(0, 200));
  return saysTheSame ? visible : { ...structured, category: visible.category };
};

/** The questions and answers of a web page, in its order, each question once. */
export const extractFaqs = (html: string, pageUrl: string): ExtractedFaq[] => {
  const page = readPage(html, pageUrl);
  const structured = new Map(structuredFaqs(page).map((faq) => [questionKey(faq.question), faq]));
  const found = new Map<string, ExtractedFaq>();
  for (const faq of visibleFaqs(page)) {
    const key = questionKey(faq.question);
    if (!found.has(key)) found.set(key, merged(faq, structured.get(key)));
  }
  for (const [key, faq] of structured) if (!found.has(key)) found.set(key, faq);
  found.delete('');
  return [...found.values()].filter(({ answer }) => answer !== '');
};
