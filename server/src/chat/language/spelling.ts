/** Short words have too many neighbours: "tent" is one letter from "rent". */
const minLength = 5;

export type Correct = (word: string) => string | undefined;

/** A word with one letter left out; the word itself stands at -1. */
interface Variant {
  readonly text: string;
  readonly at: number;
}

interface Known {
  readonly word: string;
  readonly at: number;
}

/**
 * Finds the known word that a mistyped one was meant to be: one letter wrong, missing, too many, or two swapped. Both
 * words with one letter left out are compared, so that a look-up costs a few steps however large the vocabulary is.
 */
export function createSpelling(vocabulary: Iterable<string>): Correct {
  const words = new Set([...vocabulary].filter((word) => word.length >= minLength && !/\d/.test(word)));
  const byVariant = new Map<string, Known[]>();
  for (const word of words) {
    for (const { text, at } of variantsOf(word)) {
      const sharing = byVariant.get(text);
      if (sharing) sharing.push({ word, at });
      else byVariant.set(text, [{ word, at }]);
    }
  }
  return (word) => {
    if (word.length < minLength || words.has(word)) return undefined;
    for (const { text, at } of variantsOf(word)) {
      const meant = byVariant.get(text)?.find((known) => known.word[0] === word[0] && isOneSlip(at, known.at));
      if (meant) return meant.word;
    }
    return undefined;
  };
}

/** Letters left out at the same place are one wrong letter, at neighbouring places two swapped ones. */
const isOneSlip = (at: number, knownAt: number): boolean => at < 0 || knownAt < 0 || Math.abs(at - knownAt) <= 1;

const variantsOf = (word: string): Variant[] => [
  { text: word, at: -1 },
  ...Array.from(word, (_, at) => ({ text: word.slice(0, at) + word.slice(at + 1), at })),
];
