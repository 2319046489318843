/** Short words have too many neighbours: "tent" is one letter from "rent". */
const minLength = 5;

export type Correct = (word: string) => string | undefined;

/**
 * Finds the known word that a mistyped one was meant to be: one letter wrong, missing, too many, or two swapped. Both
 * words with one letter left out are compared, so that a look-up costs a few steps however large the vocabulary is.
 */
export function createSpelling(vocabulary: Iterable<string>): Correct {
  const known = new Set<string>();
  const byVariant = new Map<string, string>();
  for (const word of vocabulary) {
    if (word.length < minLength || known.has(word)) continue;
    known.add(word);
    for (const variant of variantsOf(word)) if (!byVariant.has(variant)) byVariant.set(variant, word);
  }
  return (word) => {
    if (word.length < minLength || known.has(word) || /\d/.test(word)) return undefined;
    for (const variant of variantsOf(word)) {
      const candidate = byVariant.get(variant);
      if (candidate !== undefined && candidate[0] === word[0]) return candidate;
    }
    return undefined;
  };
}

/** The word itself and with each letter left out. */
function* variantsOf(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}
