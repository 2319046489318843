import { type ConceptMatch, findConcepts } from '../lexicon/concept-dictionary.ts';
import { hypernyms } from '../lexicon/hypernyms.ts';
import { correctSpelling } from '../text/correct-spelling.ts';
import { stemWord } from '../text/stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';
import { parseUnitSizes, type UnitSize } from './entities/unit-size.ts';

/** A word that says what a text is about, with what it means there. */
export interface ContentTerm {
  readonly stem: string;
  readonly concepts: readonly string[];
  readonly isCommonplace: boolean;
}

/** A text in words, before it is known what it asks. */
export interface WordAnalysis {
  readonly words: readonly string[];
  readonly sizes: readonly UnitSize[];
  readonly contentTerms: readonly ContentTerm[];
  /** What it mentions in all the words of the lexicon, with what that is a kind of. */
  readonly concepts: ReadonlySet<string>;
}

export function analyzeWords(text: string): WordAnalysis {
  const sizes = parseUnitSizes(text);
  const words = correctSpelling(splitWords(text));
  const contentTerms = extractContentTerms(words, longestOf(findConcepts(words)));
  const named = sizes.length > 0 ? ['size_named'] : [];
  const concepts: ReadonlySet<string> = new Set([...contentTerms.flatMap((subject) => subject.concepts), ...named]);
  return { words, sizes, contentTerms, concepts };
}

/** A word without a meaning of its own, in English or Spanish. */
export const isFunctionWord = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);

/** In "social security" there is no security. */
const longestOf = (phrases: readonly ConceptMatch[]): ConceptMatch[] =>
  phrases.filter((phrase) => !phrases.some((other) => other.length > phrase.length && covers(other, phrase)));

const covers = (outer: ConceptMatch, inner: ConceptMatch): boolean =>
  outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length;

function extractContentTerms(words: readonly string[], phrases: readonly ConceptMatch[]): ContentTerm[] {
  const meanings: Set<string>[] = [];
  for (const _ of words) meanings.push(new Set());
  for (const { concept, start, length } of phrases) {
    for (let at = start; at < start + length; at++) {
      meanings[at]?.add(concept);
      const kind = hypernyms[concept];
      if (kind !== undefined) meanings[at]?.add(kind);
    }
  }
  const contentTerms: ContentTerm[] = [];
  for (const [at, word] of words.entries()) {
    const concepts = [...(meanings[at] ?? [])];
    const isEmpty = concepts.length === 0 && (isFunctionWord(word) || /^\d+$/.test(word));
    if (!isEmpty) contentTerms.push({ stem: stemWord(word), concepts, isCommonplace: commonplaceWords.has(word) });
  }
  return contentTerms;
}
