import type { Embedding } from './kind-model.ts';
import { embeddingOf, type KindScores, kindsAt } from './question-kinds.ts';
import type { Term } from './read-terms.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { textFeatures } from './text-features.ts';
import { topicsOf } from './topic-patterns.ts';

export type { Term } from './read-terms.ts';

/** A text as the rest of the chat sees it. */
export interface ReadText extends ReadWords {
  readonly concepts: ReadonlySet<string>;
  /** The usual questions of a storage facility that it sounds like, by rules. */
  readonly topics: ReadonlySet<string>;
  /** The same by likeness: how probable each kind of question is. */
  readonly kinds: KindScores;
  /** Where it lies among all that is asked. */
  readonly embedding: Embedding;
  /** Its sentences, if there are several. */
  readonly sentences: readonly ReadText[];
}

/** What a term can be found by: its stems, and its concepts in a form that no word has. */
export const featuresOf = ({ stems, concepts }: Term): string[] => [...stems, ...concepts.map((it) => `#${it}`)];

export const readText = (text: string): ReadText => ({
  ...readSentence(text),
  sentences: splitSentences(text).map(readSentence),
});

function readSentence(text: string): ReadText {
  const read = readWords(text);
  const concepts = new Set(read.terms.flatMap((term) => term.concepts));
  const embedding = embeddingOf(textFeatures(read));
  return { ...read, concepts, topics: topicsOf(concepts), embedding, kinds: kindsAt(embedding), sentences: [] };
}

const maxSentences = 6;

/** The last sentences of a text, or none if it has only one. */
function splitSentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\w\W+\w/.test(sentence));
  return sentences.length > 1 ? sentences.slice(-maxSentences) : [];
}
