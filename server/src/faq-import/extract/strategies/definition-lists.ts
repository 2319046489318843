import type { Strategy } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';

/** `<dl><dt>Question</dt><dd>Answer</dd></dl>` */
export const definitionLists: Strategy = (page) => {
  const lists = page.$('dl').toArray();
  const candidates = lists.flatMap((list, at) =>
    page
      .$(list)
      .find('dt')
      .toArray()
      .map((term) => ({ question: page.rangeOf(term), style: `dl ${at}` })),
  );
  return trustMarkup(page, candidates);
};
