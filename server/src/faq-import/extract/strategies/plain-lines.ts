import { isCallToAction } from '../call-to-action.ts';
import { type Candidate, type Strategy, styleOf } from '../candidate.ts';
import { leadsAway } from '../line-links.ts';
import type { Page } from '../page.ts';
import { isAsked } from '../question-text.ts';

const isQuestionLine = (page: Page, at: number): boolean => {
  const line = page.lines[at];
  return !!line && isAsked(line.text) && !isCallToAction(line.text) && !leadsAway(page, at);
};

/**
 * Unmarked lines that are each a question, between lines that aren't. Only on an FAQ page: in running text a question is a
 * figure of speech.
 */
export const plainLines: Strategy = (page) => {
  const candidates = page.lines.flatMap((line, from): Candidate[] =>
    page.isInFaq(from) && isQuestionLine(page, from) && !isQuestionLine(page, from + 1)
      ? [{ question: { from, to: from + 1 }, style: styleOf(line) }]
      : [],
  );
  return candidates.length >= 2 ? candidates : [];
};
