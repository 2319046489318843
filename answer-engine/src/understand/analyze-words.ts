import { type ConceptMatch, findConcepts } from '../lexicon/concept-dictionary.ts';
import { hypernyms } from '../lexicon/hypernyms.ts';
import { correctSpelling } from '../text/correct-spelling.ts';
import { stemWord } from '../text/stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';
import { parseUnitSizes, type UnitSize } from './entities/unit-size.ts';

/** A word that carries content, with the concepts of the phrases that it belongs to. */
export interface ContentTerm {
  readonly stem: string;
  /** Includes their hypernyms. */
  readonly concepts: readonly string[];
  /** Common in every question, and so weighted down. */
  readonly isCommonplace: boolean;
}

/** The lexical analysis of a text, before any model sees it. */
export interface WordAnalysis {
  /** Normalized tokens with corrected spelling. */
  readonly words: readonly string[];
  readonly sizes: readonly UnitSize[];
  readonly contentTerms: readonly ContentTerm[];
  /** All concepts of the text with their hypernyms, and `size_named` when it names a unit size. */
  readonly concepts: ReadonlySet<string>;
}

/** Tokenizes a text, corrects its spelling, and finds its unit sizes, content terms and concepts. */
export function analyzeWords(text: string): WordAnalysis {
  const sizes = parseUnitSizes(text);
  const words = correctSpelling(splitWords(text));
  const contentTerms = extractContentTerms(words, longestOf(findConcepts(words)));
  const named = sizes.length > 0 ? ['size_named'] : [];
  const concepts: ReadonlySet<string> = new Set([...contentTerms.flatMap((term) => term.concepts), ...named]);
  return { words, sizes, contentTerms, concepts };
}

/** Whether a word is an English or Spanish stop word. */
export const isFunctionWord = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);

/** Drops phrases within a longer one: "social security" does not mention security. */
const longestOf = (phrases: readonly ConceptMatch[]): ConceptMatch[] =>
  phrases.filter((phrase) => !phrases.some((other) => other.length > phrase.length && covers(other, phrase)));

const covers = (outer: ConceptMatch, inner: ConceptMatch): boolean =>
  outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length;

function extractContentTerms(words: readonly string[], phrases: readonly ConceptMatch[]): ContentTerm[] {
  const conceptsAt: Set<string>[] = [];
  for (const _ of words) conceptsAt.push(new Set());
  for (const { concept, start, length } of phrases) {
    for (let at = start; at < start + length; at++) {
      conceptsAt[at]?.add(concept);
      const hypernym = hypernyms[concept];
      if (hypernym !== undefined) conceptsAt[at]?.add(hypernym);
    }
  }
  const contentTerms: ContentTerm[] = [];
  for (const [at, word] of words.entries()) {
    const concepts = [...(conceptsAt[at] ?? [])];
    const isEmpty = concepts.length === 0 && (isFunctionWord(word) || /^\d+$/.test(word));
    if (!isEmpty) contentTerms.push({ stem: stemWord(word), concepts, isCommonplace: commonplaceWords.has(word) });
  }
  return contentTerms;
}
