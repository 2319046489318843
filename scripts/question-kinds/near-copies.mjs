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
  const rarity = rarityOf(known);
  const withWord = new Map();
  for (const one of known) {
    for (const word of rarest(one.words, rarity)) {
      const others = withWord.get(word);
      if (others === undefined) withWord.set(word, [one]);
      else others.push(one);
    }
  }
  return readAll(texts).flatMap(({ text, words }) => {
    const own = new Set(words);
    for (const word of rarest(words, rarity)) {
      const original = withWord.get(word)?.find((other) => isNear(own, other.words));
      if (original !== undefined) return [{ text, original: original.text }];
    }
    return [];
  });
};

/** The place of each word among all, the rarest first. */
const rarityOf = (known) => {
  const counts = new Map();
  for (const { words } of known) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const inOrder = [...counts.keys()].sort((a, b) => counts.get(a) - counts.get(b) || (a < b ? -1 : 1));
  return new Map(inOrder.map((word, place) => [word, place]));
};

/** So many that a near copy shares one of them; of words that no original has, none. */
const rarest = (words, rarity) => {
  const common = words.filter((word) => rarity.has(word));
  const wanted = common.length - Math.ceil(shareInCommon * words.length) + 1;
  if (wanted <= 0) return [];
  return common.sort((a, b) => rarity.get(a) - rarity.get(b)).slice(0, wanted);
};

const isNear = (own, others) => {
  const needed = Math.max(fewestWords, shareInCommon * Math.max(own.size, others.length));
  if (Math.min(own.size, others.length) < needed) return false;
  let shared = 0;
  for (const word of others) if (own.has(word)) shared += 1;
  return shared >= needed;
};
