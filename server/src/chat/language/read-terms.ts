import { type UnitSize, writeUnitSize } from '../sizes/unit-size.ts';
import { isEnglish, isSpanish, type PhraseFound } from './lexicon.ts';
import { stemWord } from './stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from './stop-words.ts';

/** One word with a subject of its own, or a phrase that has one meaning. */
export interface Term {
  readonly stems: readonly string[];
  /** What it means, in words of the lexicon. */
  readonly concepts: readonly string[];
  /** It says little: nearly every question of the trade has such words. */
  readonly isCommonplace: boolean;
}

export const sizeTerm = (size: UnitSize): Term => ({
  stems: [writeUnitSize(size)],
  concepts: ['size_named'],
  isCommonplace: false,
});

export const isFunctionWord = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);

/** Wishing and needing are in every message; they tell what is asked, not what it is about. */
const weightlessConcepts = new Set(['wish', 'unit', 'own', 'borrow']);

/**
 * The longest phrases first: "how much notice" is not "how much". Phrases that only overlap both count: "can i get" and
 * "get in". Then the words that no phrase has taken.
 */
export function readTerms(words: readonly string[], phrases: readonly PhraseFound[]): Term[] {
  const isStopWord = stopWordsOf(words);
  const taken = new Set<number>();
  const single = words.map((_, start): Span => ({ start, length: 1, concepts: [] }));
  return [...groupPhrases(phrases), ...single].flatMap(({ start, length, concepts }) => {
    const positions = Array.from({ length }, (_, offset) => start + offset);
    if (positions.every((at) => taken.has(at))) return [];
    for (const at of positions) taken.add(at);
    return readTerm(words.slice(start, start + length), concepts, isStopWord) ?? [];
  });
}

function readTerm(
  words: readonly string[],
  concepts: readonly string[],
  isStopWord: (word: string) => boolean,
): Term | undefined {
  const content = words.filter((word) => !isStopWord(word) && !isSizePart(word));
  if (concepts.length === 0 && content.length === 0) return undefined;
  const isCommonplace =
    content.every((word) => commonplaceWords.has(word)) && concepts.every((it) => weightlessConcepts.has(it));
  return { stems: content.map(stemWord), concepts, isCommonplace };
}

interface Span {
  readonly start: number;
  readonly length: number;
  readonly concepts: string[];
}

/** Phrases of the same words as one, the longest first. */
function groupPhrases(found: readonly PhraseFound[]): Span[] {
  const groups = new Map<string, Span>();
  for (const { start, length, concept } of found) {
    const key = `${start} ${length}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { start, length, concepts: [concept] });
    else if (!group.concepts.includes(concept)) group.concepts.push(concept);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Sizes were read from the text before it was cut into words. */
const isSizePart = (word: string): boolean => /^(\d{1,3}|\d{1,3}x\d{1,3}|x)$/.test(word);

/** Spanish function words are English nouns and the other way round: "hay", "para", "no". */
function stopWordsOf(words: readonly string[]): (word: string) => boolean {
  const spanish = words.filter((word) => spanishStopWords.has(word) || isSpanish(word)).length;
  const english = words.filter((word) => englishStopWords.has(word) || isEnglish(word)).length;
  if (spanish <= english) return (word) => englishStopWords.has(word);
  return (word) => spanishStopWords.has(word);
}
