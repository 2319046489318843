import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { nightPhrases } from '../../lexicon/staff-matter-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';

const matcher = createPhraseMatcher(Object.entries(nightPhrases));

/** The positions of the first words of the phrases of a group. */
const startsOf = (text: string, group: keyof typeof nightPhrases): number[] =>
  matcher.find(splitWords(text)).flatMap(({ name, positions: [first = 0] }) => (name === group ? [first] : []));

/** Whether a message is about the time when the office is closed. */
export const mentionsNight = (text: string): boolean => startsOf(text, 'night').length > 0;

/** Whether a message asks for a person or a number to call: "who can I ring", not "call me, what a mess". */
export const asksWhomToCall = (text: string): boolean =>
  Math.min(...startsOf(text, 'whom')) < Math.max(...startsOf(text, 'to_call'));
