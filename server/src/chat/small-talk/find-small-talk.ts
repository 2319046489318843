import { splitWords } from '../language/normalize-text.ts';
import { createPhraseBook } from '../language/phrase-book.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';
import { isGibberish } from './is-gibberish.ts';
import { smallTalkWords } from './small-talk-words.ts';

/** What a message is that asks for nothing a facility could answer. */
export type SmallTalk = keyof typeof smallTalkWords | 'gibberish';

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

const book = createPhraseBook(byWeight.map((name) => [name, smallTalkWords[name]] as const));

/** A message is small talk when it is about hardly anything else. */
const leastShare = 0.6;

export function findSmallTalk(text: string): SmallTalk | undefined {
  const words = splitWords(text);
  const found = book.find(words);
  const groups = new Set(found.map(({ name }) => name));
  if (groups.has('injection')) return 'injection';
  const told = byWeight.find((name) => groups.has(name));
  if (told === undefined) return isGibberish(words) ? 'gibberish' : undefined;
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const others = words.filter((word, at) => !taken.has(at) && !isFiller(word)).length;
  const said = new Set(found.map(({ positions }) => positions[0])).size;
  return said / (said + others) >= leastShare ? told : undefined;
}

const isFiller = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);
