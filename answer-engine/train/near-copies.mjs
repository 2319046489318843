/** Minimum share of the longer text's distinct words that a near copy has in common. */
const commonShare = 0.8;
/** Texts with fewer distinct words may be similar by chance. They are copies only if their words are identical. */
export const fewestWords = 4;

/**
 * Finds the texts that are copies of a text in an earlier group. Two texts are copies if they have the same words in the same order, ignoring
 * case, accents and punctuation, or, with at least four distinct words, if four words in five are the same.
 *
 * Uses prefix filtering (Chaudhuri, Ganti and Kaushik 2006, "A Primitive Operator for Similarity Joins in Data Cleaning"): two texts with that
 * many words in common share one of the rarest words of either.
 *
 * @param groups `{ name, texts }[]`; a text belongs to the first group that has it
 * @param tokenize splits a text into normalized words
 * @returns `{ text, group, original, originalGroup }[]`, in the order of the texts
 */
export const findCopies = (groups, tokenize) => {
  const read = rankWords(groups, tokenize);
  const index = createIndex();
  return read.flatMap((texts) => {
    const found = texts.map((one) => ({ one, original: index.find(one) }));
    for (const { one, original } of found) if (original === undefined) index.add(one);
    return found
      .filter(({ original }) => original !== undefined)
      .map(({ one, original }) => ({
        text: one.text,
        group: one.group,
        original: original.text,
        originalGroup: original.group,
      }));
  });
};

/** Each text with its distinct words as ascending numbers, the rarest word first. */
const rankWords = (groups, tokenize) => {
  const read = groups.map(({ name, texts }) =>
    texts.map((text) => {
      const words = tokenize(text);
      return { text, group: name, key: words.join(' '), words: [...new Set(words)] };
    }),
  );
  const counts = new Map();
  for (const { words } of read.flat()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarestFirst = [...counts].sort(([a, countA], [b, countB]) => countA - countB || (a < b ? -1 : 1));
  const rank = new Map(rarestFirst.map(([word], place) => [word, place]));
  return read.map((texts) =>
    texts.map((one) => ({ ...one, words: Int32Array.from(one.words, (word) => rank.get(word)).sort() })),
  );
};

const createIndex = () => {
  const byKey = new Map();
  const byWord = new Map();
  const isLong = ({ words }) => words.length >= fewestWords;
  /** The rarest words of a text, enough that a near copy shares at least one of them. */
  const prefixOf = ({ words }) => words.subarray(0, words.length - Math.ceil(commonShare * words.length) + 1);
  const findNear = (one) => {
    for (const word of prefixOf(one)) {
      const original = byWord.get(word)?.find((other) => isNear(one.words, other.words));
      if (original !== undefined) return original;
    }
    return undefined;
  };
  return {
    find: (one) => byKey.get(one.key) ?? (isLong(one) ? findNear(one) : undefined),
    add(one) {
      if (byKey.has(one.key)) return;
      byKey.set(one.key, one);
      if (!isLong(one)) return;
      for (const word of prefixOf(one)) {
        const others = byWord.get(word);
        if (others === undefined) byWord.set(word, [one]);
        else others.push(one);
      }
    },
  };
};

/** Counts the words that two ascending lists have in common. */
const isNear = (words, others) => {
  const needed = commonShare * Math.max(words.length, others.length);
  if (Math.min(words.length, others.length) < needed) return false;
  let common = 0;
  for (let a = 0, b = 0; a < words.length && b < others.length; ) {
    const difference = words[a] - others[b];
    if (difference === 0) common++;
    if (difference <= 0) a++;
    if (difference >= 0) b++;
  }
  return common >= needed;
};
