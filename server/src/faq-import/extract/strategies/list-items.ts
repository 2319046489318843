import type { Element } from '../../../page-fetch/parse-page.ts';
import { type Candidate, type Strategy, styleOf } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import { isBold, type Line, wrappingOf } from '../line.ts';
import { leadsAway } from '../line-links.ts';
import type { Page } from '../page.ts';

const standsOut = (line: Line): boolean => line.headingLevel > 0 || isBold(line) || wrappingOf(line) !== '';

const candidateOf = (page: Page, item: Element): Candidate[] => {
  const { from, to } = page.rangeOf(item);
  const line = page.lines[from];
  const isTitled = line && to - from >= 2 && standsOut(line) && !leadsAway(page, from);
  return isTitled ? [{ question: { from, to: from + 1 }, style: `item ${styleOf(line)}` }] : [];
};

/** `<ol><li><em>Question</em><p>Answer</p></li></ol>`, only in a list of questions: elsewhere it may be any list. */
export const listItems: Strategy = (page) =>
  trustMarkup(
    page,
    page
      .$('ol > li, ul > li')
      .toArray()
      .flatMap((item) => candidateOf(page, item))
      .filter(({ question }) => page.isInFaq(question.from)),
  );
