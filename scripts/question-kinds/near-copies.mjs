/** Of the words of the longer text; below this many words, texts are alike by chance. */
const shareInCommon = 0.8;
const fewestWords = 4;

/**
 * Which texts are one of the originals but for a word in five. Prefix filtering finds them (Chaudhuri, Ganti and Kaushik 2006, "A Primitive
 * Operator for Similarity Joins in Data Cleaning"): two texts that share so many words share one of the few rarest of either.
 */
export const nearCopies = (texts, originals, splitWords) => {
  const readAll = (all) =>
    all
      .map((text) => ({ text, words: [...new Set(splitWords(text))] }))
      .filter(({ words }) => words.length >= fewestWords);
  const known = readAll(originals);
  const counts = new Map();
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = (words) =>
    [...words]
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, words.length - Math.ceil(shareInCommon * words.length) + 1);
  const withWord = new Map();
  for (const one of known)
    for (const word of rarest(one.words)) withWord.set(word, [...(withWord.get(word) ?? []), one]);
  const isNear = (words, other) => {
    const own = new Set(words);
    const shared = other.words.filter((word) => own.has(word)).length;
    return shared >= fewestWords && shared >= shareInCommon * Math.max(words.length, other.words.length);
  };
  return readAll(texts).flatMap(({ text, words }) => {
    const original = rarest(words)
      .flatMap((word) => withWord.get(word) ?? [])
      .find((other) => isNear(words, other));
    return original === undefined ? [] : [{ text, original: original.text }];
  });
};
