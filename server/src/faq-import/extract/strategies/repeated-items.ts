import { classesOf, type Element, isElement, parentOf } from '../../../page-fetch/parse-page.ts';
import { isCallToAction } from '../call-to-action.ts';
import type { Candidate, Strategy } from '../candidate.ts';
import { leadsAway } from '../line-links.ts';
import type { Page } from '../page.ts';
import { isAsked } from '../question-text.ts';
import { nameOfStyle } from '../read-lines.ts';

const itemTags = 'div, li, article, section, tr, tbody, table, fieldset, p';

/** Same style up to the last class; or except for the first, where the open item has an extra class. */
const stylesOf = (element: Element): string[] => {
  const [first] = classesOf(element);
  return first ? [nameOfStyle(element), `${element.name}.${first}*`] : [nameOfStyle(element)];
};

const siblingsAlike = (page: Page): Element[][] => {
  const groups = new Map<Element, Map<string, Element[]>>();
  for (const element of page.$<Element, string>(itemTags).toArray()) {
    const parent = parentOf(element);
    if (!parent) continue;
    const byStyle = groups.get(parent) ?? new Map<string, Element[]>();
    groups.set(parent, byStyle);
    for (const style of stylesOf(element)) {
      const alike = byStyle.get(style);
      if (alike) alike.push(element);
      else byStyle.set(style, [element]);
    }
  }
  return [...groups.values()].flatMap((byStyle) => [...byStyle.values()]);
};

const firstLine = (page: Page, item: Element): number => page.rangeOf(item).from;

const isItem = (page: Page, item: Element): boolean => {
  const { from, to } = page.rangeOf(item);
  return to - from >= 2 && !leadsAway(page, from) && item.children.some(isElement);
};

const asks = (page: Page, item: Element): boolean => {
  const text = page.lines[firstLine(page, item)]?.text ?? '';
  return isAsked(text) && !isCallToAction(text);
};

const enough = 3;
const mostOfThem = 0.6;

/** In a list of questions most items must ask; elsewhere all of them. */
const areQuestions = (page: Page, items: readonly Element[]): boolean => {
  const first = items[0];
  if (!first || items.length < enough) return false;
  const share = items.filter((item) => asks(page, item)).length / items.length;
  return page.isInFaq(firstLine(page, first)) ? share >= mostOfThem : share === 1 && !page.isArticle;
};

/** Paragraphs may also be text above or below the questions. */
const withoutEnds = (page: Page, items: readonly Element[]): readonly Element[] => {
  if (items[0]?.name !== 'p') return items;
  const asking = items.map((item) => asks(page, item));
  return items.slice(asking.indexOf(true), asking.lastIndexOf(true) + 1);
};

const candidatesOf = (page: Page, items: readonly Element[]): Candidate[] =>
  items.map((item) => {
    const from = firstLine(page, item);
    return { question: { from, to: from + 1 }, style: 'item' };
  });

/** Sibling elements of one style, each with a question as its first line and more below: accordions without names. */
export const repeatedItems: Strategy = (page) =>
  siblingsAlike(page)
    .map((items) => items.filter((item) => isItem(page, item)))
    .filter((items) => areQuestions(page, items))
    .flatMap((items) => candidatesOf(page, withoutEnds(page, items)));
