import { type PhraseFound, phrasesIn } from '../lexicon/concept-dictionary.ts';
import { broader } from '../lexicon/hypernyms.ts';
import { mendWords } from '../text/correct-spelling.ts';
import { stemWord } from '../text/stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';
import { parseUnitSizes, type UnitSize } from './entities/unit-size.ts';

/** A word that says what a text is about, with what it means there. */
export interface Subject {
  readonly stem: string;
  readonly ideas: readonly string[];
  readonly isCommonplace: boolean;
}

/** A text in words, before it is known what it asks. */
export interface ReadWords {
  readonly words: readonly string[];
  readonly sizes: readonly UnitSize[];
  readonly subjects: readonly Subject[];
  /** What it mentions in all the words of the lexicon, with what that is a kind of. */
  readonly ideas: ReadonlySet<string>;
}

export function readWords(text: string): ReadWords {
  const sizes = parseUnitSizes(text);
  const words = mendWords(splitWords(text));
  const subjects = readSubjects(words, longestOf(phrasesIn(words)));
  const named = sizes.length > 0 ? ['size_named'] : [];
  const ideas: ReadonlySet<string> = new Set([...subjects.flatMap((subject) => subject.ideas), ...named]);
  return { words, sizes, subjects, ideas };
}

/** A word without a meaning of its own, in English or Spanish. */
export const isFunctionWord = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);

/** In "social security" there is no security. */
const longestOf = (phrases: readonly PhraseFound[]): PhraseFound[] =>
  phrases.filter((phrase) => !phrases.some((other) => other.length > phrase.length && covers(other, phrase)));

const covers = (outer: PhraseFound, inner: PhraseFound): boolean =>
  outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length;

function readSubjects(words: readonly string[], phrases: readonly PhraseFound[]): Subject[] {
  const meanings: Set<string>[] = [];
  for (const _ of words) meanings.push(new Set());
  for (const { concept, start, length } of phrases) {
    for (let at = start; at < start + length; at++) {
      meanings[at]?.add(concept);
      const kind = broader[concept];
      if (kind !== undefined) meanings[at]?.add(kind);
    }
  }
  const subjects: Subject[] = [];
  for (const [at, word] of words.entries()) {
    const ideas = [...(meanings[at] ?? [])];
    const isEmpty = ideas.length === 0 && (isFunctionWord(word) || /^\d+$/.test(word));
    if (!isEmpty) subjects.push({ stem: stemWord(word), ideas, isCommonplace: commonplaceWords.has(word) });
  }
  return subjects;
}
