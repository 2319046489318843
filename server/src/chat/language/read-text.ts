import { parseUnitSizes, type UnitSize, writeUnitSize } from '../sizes/unit-size.ts';
import { lexicon, type PhraseFound } from './lexicon.ts';
import { splitWords } from './normalize-text.ts';
import { stemWord } from './stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from './stop-words.ts';

/** One word with a subject of its own, or a phrase that has one meaning. */
export interface Unit {
  readonly stems: readonly string[];
  /** What it means, in words of the lexicon. */
  readonly concepts: readonly string[];
  /** It says little: nearly every question of the trade has such words. */
  readonly isCommonplace: boolean;
}

/** A text as the rest of the chat sees it. */
export interface ReadText {
  readonly words: readonly string[];
  readonly units: readonly Unit[];
  readonly concepts: ReadonlySet<string>;
  /** The usual questions of a storage facility that it sounds like. */
  readonly topics: ReadonlySet<string>;
  readonly sizes: readonly UnitSize[];
}

/** What a unit can be found by: its stems, and its concepts in a form that no word has. */
export const featuresOf = ({ stems, concepts }: Unit): string[] => [...stems, ...concepts.map((it) => `#${it}`)];

export function readText(text: string): ReadText {
  const sizes = parseUnitSizes(text);
  const words = splitWords(text).map(correctSpelling);
  const units = [...sizes.map(sizeUnit), ...readUnits(words)];
  const concepts = new Set(units.flatMap((unit) => unit.concepts));
  return { words, units, concepts, topics: lexicon.topicsOf(concepts), sizes };
}

const sizeUnit = (size: UnitSize): Unit => ({
  stems: [writeUnitSize(size)],
  concepts: ['size_named'],
  isCommonplace: false,
});

const isFunctionWord = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);

function correctSpelling(word: string): string {
  const isFamiliar = [word, stemWord(word)].some((form) => isFunctionWord(form) || commonplaceWords.has(form));
  return isFamiliar ? word : (lexicon.correct(word) ?? word);
}

/** Wishing and needing are in every message; they tell what is asked, not what it is about. */
const weightlessConcepts = new Set(['wish', 'unit', 'own', 'borrow']);

function readUnits(words: readonly string[]): Unit[] {
  const isStopWord = stopWordsOf(words);
  const taken = new Array<boolean>(words.length).fill(false);
  const units: Unit[] = [];

  const add = (start: number, length: number, concepts: readonly string[]) => {
    const span = words.slice(start, start + length);
    taken.fill(true, start, start + length);
    const content = span.filter((word) => !isStopWord(word) && !isSizePart(word));
    if (concepts.length === 0 && content.length === 0) return;
    const saysLittle = content.every((word) => commonplaceWords.has(word));
    const isCommonplace = saysLittle && concepts.every((concept) => weightlessConcepts.has(concept));
    units.push({ stems: content.map(stemWord), concepts, isCommonplace });
  };

  // The longest first: "how much notice" is not "how much". Phrases that only overlap both count: "can i get", "get in".
  for (const { start, length, concepts } of groupPhrases(lexicon.phrasesIn(words))) {
    if (!taken.slice(start, start + length).every(Boolean)) add(start, length, concepts);
  }
  words.forEach((_, at) => {
    if (!taken[at]) add(at, 1, []);
  });
  return units;
}

interface PhraseGroup {
  readonly start: number;
  readonly length: number;
  readonly concepts: string[];
}

/** Phrases of the same words as one, the longest first. */
function groupPhrases(found: readonly PhraseFound[]): PhraseGroup[] {
  const groups = new Map<string, PhraseGroup>();
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
  const spanish = words.filter((word) => spanishStopWords.has(word) || lexicon.isSpanish(word)).length;
  const english = words.filter((word) => englishStopWords.has(word) || lexicon.isEnglish(word)).length;
  if (spanish <= english) return (word) => englishStopWords.has(word);
  return (word) => spanishStopWords.has(word);
}
