import { type Strategy, styleOf } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import { hasQuestionLabel } from '../question-text.ts';

/** "Q: Question" and then "A: Answer". */
export const labelledLines: Strategy = (page) =>
  trustMarkup(
    page,
    page.lines.flatMap((line, from) =>
      hasQuestionLabel(line.text) ? [{ question: { from, to: from + 1 }, style: `label ${styleOf(line)}` }] : [],
    ),
  );
