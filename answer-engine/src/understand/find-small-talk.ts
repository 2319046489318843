import { thresholds } from '../decide/thresholds.ts';
import { createPhraseMatcher } from '../lexicon/phrase-matcher.ts';
import { smallTalkPhrases } from '../lexicon/small-talk-phrases.ts';
import { isGibberish } from '../text/is-gibberish.ts';
import { englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';

/** The types of messages without a question that a facility could answer. */
export type SmallTalk = keyof typeof smallTalkPhrases | 'gibberish';

/** In descending priority: "hi, are you a bot? thanks" is of type `bot`. */
const byPriority = [
  'injection',
  'bot',
  'maker',
  'mood',
  'abuse',
  'offTopic',
  'bye',
  'thanks',
  'laugh',
  'greeting',
  'okay',
] as const satisfies readonly SmallTalk[];

const matcher = createPhraseMatcher(byPriority.map((name) => [name, smallTalkPhrases[name]] as const));

/**
 * The type of small talk that makes up most of a message; undefined when it has a share below the threshold. An injection counts
 * whatever its share.
 */
export function findSmallTalk(text: string): SmallTalk | undefined {
  const words = splitWords(text);
  const found = matcher.find(words);
  const groups = new Set(found.map(({ name }) => name));
  if (groups.has('injection')) return 'injection';
  const type = byPriority.find((name) => groups.has(name));
  if (type === undefined) return isGibberish(words) ? 'gibberish' : undefined;
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const otherWords = words.filter((word, at) => !taken.has(at) && !isFiller(word)).length;
  const phrases = new Set(found.map(({ positions }) => positions[0])).size;
  return phrases / (phrases + otherWords) >= thresholds.aboutLittleElse ? type : undefined;
}

const isFiller = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);
