import { followUpPhrases } from '../../lexicon/follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';

const { yes, why, no } = followUpPhrases;
const matcher = createPhraseMatcher([
  ['yes', yes],
  ['why', why],
  ['no', no],
]);

/** The dialogue act of a message that consists only of an agreement ("yes") or of a request for the reason ("why"). */
export function findDialogueAct(message: string): 'yes' | 'why' | undefined {
  const words = splitWords(message);
  const found = matcher.find(words);
  const taken = new Set(found.flatMap(({ positions }) => positions));
  if (words.length === 0 || taken.size < words.length) return undefined;
  const names = new Set(found.map(({ name }) => name));
  if (names.has('why')) return 'why';
  return names.has('yes') && !names.has('no') ? 'yes' : undefined;
}
