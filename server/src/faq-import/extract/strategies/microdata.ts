import type { Strategy } from '../candidate.ts';

const questionItems = '[itemtype*="schema.org/Question"], [typeof~="Question"], [typeof~="schema:Question"]';
const nameOf = '[itemprop~="name"], [property~="name"], [property~="schema:name"]';
const answerOf =
  '[itemprop~="acceptedAnswer"] [itemprop~="text"], [property~="acceptedAnswer"] [property~="text"], ' +
  '[property~="schema:acceptedAnswer"] [property~="schema:text"]';
const answerItemOf = '[itemprop~="acceptedAnswer"], [property~="acceptedAnswer"], [property~="schema:acceptedAnswer"]';

/** schema.org questions in attributes of the visible text: microdata or RDFa. */
export const microdata: Strategy = (page) =>
  page
    .$(questionItems)
    .toArray()
    .flatMap((element) => {
      const item = page.$(element);
      const name = item.find(nameOf)[0];
      const answer = item.find(answerOf)[0] ?? item.find(answerItemOf)[0];
      return name && answer ? [{ question: page.rangeOf(name), answer, style: 'microdata' }] : [];
    });
