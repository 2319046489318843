import { parentOf } from '../../../page-fetch/parse-page.ts';
import { type Strategy, styleOf } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';

/** `<details><summary>Question</summary>Answer</details>` */
export const summaries: Strategy = (page) => {
  const candidates = page
    .$('details > summary')
    .toArray()
    .map((summary) => {
      const question = page.rangeOf(summary);
      const line = page.lines[question.from];
      return { question, answer: parentOf(summary), style: line ? `summary ${styleOf(line)}` : 'summary' };
    });
  return trustMarkup(page, candidates);
};
