import { thresholds } from '../../decide/thresholds.ts';
import { followUpPhrases } from '../../lexicon/follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';

const matcher = createPhraseMatcher([
  ['opener', followUpPhrases.opener],
  ['reference', followUpPhrases.it],
  ['reference', '=he, =she, =him, =her, =there, =then, =his, =ones | =el, =ella, =ahi, =alli, =entonces'],
]);

export const isShort = (message: string): boolean => splitWords(message).length <= thresholds.followUpWords;

/** In "is there wifi", "there" does not refer to a place. */
const existential = /\b(is|are|was|were) there\b/gi;

/** Whether a message refers to what was said before: "and on weekends?", "what does that cost", "for how long". */
export function dependsOnContext(message: string): boolean {
  const words = splitWords(message.replace(existential, '$1'));
  if (words.length > thresholds.followUpWords) return false;
  return matcher
    .find(words)
    .some(({ name, positions }) => name === 'reference' || positions[0] === 0 || words[0] === 'for');
}
