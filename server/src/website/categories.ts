import { isFaqText } from './faq-context.ts';
import type { Page } from './page.ts';
import type { Pair } from './pair-up.ts';
import { isAsked } from './question-text.ts';

const maxCategoryLength = 80;

const isCategory = (text: string): boolean => text.length <= maxCategoryLength && !isAsked(text) && !isFaqText(text);

/** Headings between the pairs, and questions that nothing answers: both may head the ones below them. */
const titlesOf = (page: Page, pairs: readonly Pair[]): Map<number, string> => {
  const titles = new Map<number, string>();
  page.lines.forEach(({ headingLevel, text }, at) => {
    if (headingLevel > 1) titles.set(at, text);
  });
  for (const { answer, from, to, question } of pairs) {
    for (let at = from; at < to; at += 1) titles.delete(at);
    if (answer === '') titles.set(from, question);
  }
  return titles;
};

/** The category of each pair: the title above it, when the page has more than one. */
export const categoriesOf = (page: Page, pairs: readonly Pair[]): (string | undefined)[] => {
  const titles = [...titlesOf(page, pairs)].sort(([one], [other]) => one - other);
  const categories = pairs.map(({ from }) => {
    const title = titles.findLast(([at]) => at < from)?.[1];
    return title && isCategory(title) ? title : undefined;
  });
  return new Set(categories).size > 1 ? categories : pairs.map(() => undefined);
};
