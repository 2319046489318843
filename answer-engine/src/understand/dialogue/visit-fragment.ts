import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { holidays, monthsByName } from '@chat-module/opening-hours/special-days';
import { dayNamePattern } from '@chat-module/opening-hours/weekdays';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { visitPhrases } from '../../lexicon/visit-phrases.ts';
import { correctText } from '../../text/correct-text.ts';
import { numberWordPattern } from '../../text/number-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import { isFunctionWord } from '../analyze-words.ts';

/** The part of a message that may be about a visit. */
export interface VisitFragment {
  /** In lower case, without accents and punctuation. */
  readonly text: string;
  readonly groups: ReadonlySet<keyof typeof visitPhrases>;
  readonly wordCount: number;
  /** The content words that are not about a visit. */
  readonly own: readonly string[];
  /** The number of these words. */
  readonly ownWords: number;
  /** The share of the content words that are about a visit, from 0 to 1. */
  readonly coverage: number;
  /** It also asks for something else. */
  readonly asksOtherwise: boolean;
}

type Group = keyof typeof visitPhrases;
const matcher = createPhraseMatcher([
  ...(Object.entries(visitPhrases) as [Group, string][]),
  ...holidays.map(({ written }): [Group, string] => ['clock', written]),
]);

/** Question words that show a message asks for something else, unless they belong to a phrase. */
const interrogatives: ReadonlySet<string> = new Set(
  'what whats which where wheres who whos how hows why whys que cual cuales donde quien como cuanto cuanta'.split(' '),
);
const timeWord = new RegExp(
  `^(?:\\d{1,4}(?:st|nd|rd|th)?|\\d+[ap]m?|\\d+ish|${numberWordPattern(59)}|one|${dayNamePattern}|${[...monthsByName.keys()].join('|')})$`,
);

export function parseVisitFragment(said: string): VisitFragment {
  const words = splitWords(correctText(normalizeText(said)));
  const found = matcher.find(words);
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const others = words.filter((word, at) => !taken.has(at) && !timeWord.test(word));
  const own = others.filter((word) => !isFunctionWord(word) && word.length > 1);
  const contentWords = words.length - others.length + own.length;
  return {
    text: words.join(' '),
    groups: new Set(found.map(({ name }) => name)),
    wordCount: words.length,
    own,
    ownWords: own.length,
    coverage: 1 - own.length / Math.max(contentWords, 1),
    asksOtherwise: others.some((word) => interrogatives.has(word)),
  };
}
