/** A known word with one letter deleted. */
export interface Deletion {
  readonly word: string;
  /** The index of the deleted letter; -1 for the whole word. */
  readonly at: number;
}

export interface DeletionIndex {
  /** Returns the matching deletions of known words, in the given order, for a word and the index of its deleted letter (-1 for none). */
  matching(word: string): (at: number) => readonly Deletion[];
}

/** A hash, the number of a word and a position in the word are packed into one double, which holds integers of 53 bits. */
const hashBits = 26;
const maxWords = 2 ** 21;
const maxPositions = 2 ** 6;
const perHash = maxWords * maxPositions;

/**
 * Indexes every known word under each of its deletions. A map of strings would take a hundred times the memory of the words. Sorted by hash, a
 * deletion takes eight bytes, plus at most four for the buckets.
 */
export function indexDeletions(known: readonly string[]): DeletionIndex {
  const words = known.filter((word) => word.length < maxPositions).slice(0, maxWords);
  const packed = new Float64Array(words.reduce((sum, word) => sum + word.length + 1, 0));
  let end = 0;
  words.forEach((word, number) => {
    for (const [position, hash] of hashesOfDeletions(word).entries())
      packed[end++] = hash * perHash + number * maxPositions + position;
  });
  packed.sort();
  const bucketBits = Math.min(hashBits, Math.floor(Math.log2(packed.length + 1)));
  const bucketStarts = findBuckets(packed, bucketBits);
  const find = (deletion: string, hash: number): readonly Deletion[] => {
    const [from, end] = [hash * perHash, (hash + 1) * perHash];
    let found = none;
    for (let next = bucketStarts[hash >>> (hashBits - bucketBits)] ?? 0; (packed[next] ?? end) < end; next++) {
      const number = packed[next] ?? 0;
      if (number < from) continue;
      const rest = number % perHash;
      const known = { word: words[Math.floor(rest / maxPositions)] ?? '', at: (rest % maxPositions) - 1 };
      if (without(known.word, known.at) === deletion) found = [...found, known];
    }
    return found;
  };
  return {
    matching(word) {
      const hashes = hashesOfDeletions(word);
      return (at) => find(without(word, at), hashes[at + 1] ?? 0);
    },
  };
}

/** Shared, because most lookups find nothing. */
const none: readonly Deletion[] = [];

/** The index at which each bucket begins, for each value of the first bits of the hash. A bucket has one or two entries. */
function findBuckets(packed: Float64Array, bits: number): Uint32Array {
  const starts = new Uint32Array(2 ** bits);
  let next = 0;
  for (let bucket = 0; bucket < starts.length; bucket++) {
    while ((packed[next] ?? Infinity) < bucket * 2 ** (hashBits - bits) * perHash) next++;
    starts[bucket] = next;
  }
  return starts;
}

const without = (word: string, at: number): string => (at < 0 ? word : word.slice(0, at) + word.slice(at + 1));

const base = 0x01000193;

/**
 * The hashes of a word and of each of its deletions. They are rolling hashes (Karp and Rabin 1987), so the parts before and after a letter are
 * hashed only once.
 */
function hashesOfDeletions(word: string): number[] {
  const hashesBefore: number[] = [];
  let whole = 0;
  for (let at = 0; at < word.length; at++) {
    hashesBefore.push(whole);
    whole = (Math.imul(whole, base) + word.charCodeAt(at)) | 0;
  }
  const hashes = [mix(whole)];
  let after = 0;
  let power = 1;
  for (let at = word.length - 1; at >= 0; at--) {
    hashes[at + 1] = mix((Math.imul(hashesBefore[at] ?? 0, power) + after) | 0);
    after = (after + Math.imul(word.charCodeAt(at), power)) | 0;
    power = Math.imul(power, base);
  }
  return hashes;
}

/** The upper bits, which depend on all letters. */
const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> (32 - hashBits);
