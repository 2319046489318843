import { thresholds } from '../decide/thresholds.ts';
import { createPhraseMatcher } from '../lexicon/phrase-matcher.ts';
import { smallTalkPhrases } from '../lexicon/small-talk-phrases.ts';
import { isGibberish } from '../text/is-gibberish.ts';
import { englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';

/** What a message is that asks for nothing a facility could answer. */
export type SmallTalk = keyof typeof smallTalkPhrases | 'gibberish';

/** Of several in one message, the one to answer: "hi, are you a bot? thanks". */
const byWeight = [
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

const matcher = createPhraseMatcher(byWeight.map((name) => [name, smallTalkPhrases[name]] as const));

export function findSmallTalk(text: string): SmallTalk | undefined {
  const words = splitWords(text);
  const found = matcher.find(words);
  const groups = new Set(found.map(({ name }) => name));
  if (groups.has('injection')) return 'injection';
  const told = byWeight.find((name) => groups.has(name));
  if (told === undefined) return isGibberish(words) ? 'gibberish' : undefined;
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const others = words.filter((word, at) => !taken.has(at) && !isFiller(word)).length;
  const said = new Set(found.map(({ positions }) => positions[0])).size;
  return said / (said + others) >= thresholds.aboutLittleElse ? told : undefined;
}

const isFiller = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);
