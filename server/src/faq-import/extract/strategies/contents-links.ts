import { questionKey } from '../../../faqs/question-key.ts';
import type { Element } from '../../../page-fetch/parse-page.ts';
import { type Candidate, type Strategy, styleOf } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import type { Page } from '../page.ts';
import { tidyQuestion } from '../question-text.ts';

/** On this page or, by its file name, possibly on this page: the text at the anchor decides. */
const fragmentOf = (page: Page, link: Element): string | undefined => {
  const href = link.attribs.href ?? '';
  if (!URL.canParse(href, page.url)) return undefined;
  const target = new URL(href, page.url);
  return target.host === new URL(page.url).host ? target.hash.slice(1) : undefined;
};

const keyOf = (text: string): string => questionKey(tidyQuestion(text));

const linesToSearch = 3;

/** The line at an anchor that repeats its link's text. */
const lineSaying = (page: Page, key: string, anchor: Element): number | undefined => {
  const { from } = page.rangeOf(anchor);
  for (let at = from; at < from + linesToSearch; at += 1) {
    if (keyOf(page.lines[at]?.text ?? '') === key) return at;
  }
  return undefined;
};

/** Questions in a table of contents, each a link to the same words with the answer below them. */
export const contentsLinks: Strategy = (page) => {
  const candidates = page
    .$('a[href*="#"]')
    .toArray()
    .flatMap((link): Candidate[] => {
      const anchor = page.anchors.get(fragmentOf(page, link) ?? '');
      const key = keyOf(page.$(link).text());
      const at = anchor && key.length > 3 ? lineSaying(page, key, anchor) : undefined;
      const line = at === undefined ? undefined : page.lines[at];
      if (at === undefined || !line || page.rangeOf(link).from === at) return [];
      return [{ question: { from: at, to: at + 1 }, style: `contents ${styleOf(line)}` }];
    });
  return trustMarkup(page, candidates);
};
