/** A known word that, with the letter at a place left out, is the same as another with a letter left out. */
export interface Shortened {
  readonly word: string;
  /** Of the letter left out; -1 where none is. */
  readonly at: number;
}

export interface ShortenedWords {
  /** The known words that are the same as a word without one of its letters, by the letter's place, in the order in which they were given. */
  alikeTo(word: string): (at: number) => readonly Shortened[];
}

/** A hash, the number of a word and a place in it stand in one double, whose whole numbers have 53 bits. */
const hashBits = 26;
const maxWords = 2 ** 21;
const maxPlaces = 2 ** 6;
const perHash = maxWords * maxPlaces;

/**
 * Every known word with each of its letters left out. As strings in a map they would take a hundred times the memory of
 * the words; sorted by hash they take eight bytes each, and at most four more to find them without a search.
 */
export function shortenWords(known: readonly string[]): ShortenedWords {
  const words = known.filter((word) => word.length < maxPlaces).slice(0, maxWords);
  const packed = new Float64Array(words.reduce((sum, word) => sum + word.length + 1, 0));
  let end = 0;
  words.forEach((word, number) => {
    for (const [place, hash] of hashesOfShortened(word).entries())
      packed[end++] = hash * perHash + number * maxPlaces + place;
  });
  packed.sort();
  const bucketBits = Math.min(hashBits, Math.floor(Math.log2(packed.length + 1)));
  const bucketStarts = findBuckets(packed, bucketBits);
  const find = (shortened: string, hash: number): readonly Shortened[] => {
    const [from, end] = [hash * perHash, (hash + 1) * perHash];
    let found = none;
    for (let next = bucketStarts[hash >>> (hashBits - bucketBits)] ?? 0; (packed[next] ?? end) < end; next++) {
      const number = packed[next] ?? 0;
      if (number < from) continue;
      const rest = number % perHash;
      const known = { word: words[Math.floor(rest / maxPlaces)] ?? '', at: (rest % maxPlaces) - 1 };
      if (without(known.word, known.at) === shortened) found = [...found, known];
    }
    return found;
  };
  return {
    alikeTo(word) {
      const hashes = hashesOfShortened(word);
      return (at) => find(without(word, at), hashes[at + 1] ?? 0);
    },
  };
}

/** Most look-ups find nothing. */
const none: readonly Shortened[] = [];

/** Where the numbers begin whose hash has some first bits, for each value of these bits: in a bucket lie one or two. */
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
 * The hashes of a word and of the word without each of its letters: polynomials of the letters (Karp and Rabin), so that what
 * stands before and after a letter is not hashed again for each.
 */
function hashesOfShortened(word: string): number[] {
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

/** The upper bits, in which all letters have a part. */
const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> (32 - hashBits);
