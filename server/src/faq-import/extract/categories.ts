import { styleOf } from './candidate.ts';
import { isFaqText } from './faq-context.ts';
import type { Page } from './page.ts';
import type { Pair } from './pair-up.ts';
import { isAsked } from './question-text.ts';

const maxCategoryLength = 80;

const isCategory = (text: string): boolean =>
  text.length <= maxCategoryLength && /\p{L}/u.test(text) && !isAsked(text) && !isFaqText(text);

/** Short lines of one style that stand alone above questions. */
const plainTitles = (page: Page, pairs: readonly Pair[]): Map<number, string> => {
  const taken = new Set(pairs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const byStyle = new Map<string, number[]>();
  for (const { from } of pairs) {
    const line = page.lines[from - 1];
    if (!line || taken.has(from - 1) || line.headingLevel > 0 || !isTitle(line.text)) continue;
    const style = styleOf(line);
    byStyle.set(style, [...(byStyle.get(style) ?? []), from - 1]);
  }
  const repeated = [...byStyle.values()].filter((places) => places.length >= 2).flat();
  return new Map(repeated.map((at): [number, string] => [at, page.lines[at]?.text ?? '']));
};

const isTitle = (text: string): boolean => isCategory(text) && !/[.!:;,]$/.test(text);

/** Headings between the pairs, and questions without an answer: both may be titles of those below. */
const titlesOf = (page: Page, pairs: readonly Pair[]): Map<number, string> => {
  const titles = plainTitles(page, pairs);
  page.lines.forEach(({ headingLevel, text }, at) => {
    if (headingLevel > 1) titles.set(at, text);
  });
  for (const { answer, from, to, question } of pairs) {
    for (let at = from; at < to; at += 1) titles.delete(at);
    if (answer === '') titles.set(from, question);
  }
  return titles;
};

/** The category of each pair: the title above it, if the page has more than one. */
export const categoriesOf = (page: Page, pairs: readonly Pair[]): (string | undefined)[] => {
  const titles = [...titlesOf(page, pairs)].sort(([one], [other]) => one - other);
  let next = 0;
  const categories = pairs.map(({ from }) => {
    while ((titles[next]?.[0] ?? from) < from) next += 1;
    const title = titles[next - 1]?.[1];
    return title && isCategory(title) ? title : undefined;
  });
  return new Set(categories).size > 1 ? categories : pairs.map(() => undefined);
};
