import { createPhraseBook } from '../../lexicon/phrase-matcher.ts';
import { fitsPattern, parsePattern } from '../../lexicon/phrase-rules.ts';
import { situationWords } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import { type Situation, situationPatterns, situations } from './safety-rules.ts';

const book = createPhraseBook(Object.entries(situationWords));

const readers = situations.map((situation) => ({
  situation,
  patterns: situationPatterns[situation].map(parsePattern),
}));

/** The urgent or delicate thing that a message tells of, the most urgent one. */
export function findSituation(text: string): Situation | undefined {
  const groups = groupsIn(text);
  if (groups.size === 0) return undefined;
  return readers.find(({ patterns }) => patterns.some((pattern) => fitsPattern(pattern, groups)))?.situation;
}

const groupsIn = (text: string): Set<string> => new Set(book.find(splitWords(text)).map(({ name }) => name));
