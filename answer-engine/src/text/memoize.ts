/** What a remembered text has on average; one as long as several of these counts as several. */
const usualLength = 100;

/**
 * A function of a text that keeps at least its last `limit` results, at most twice as many, fewer if the texts are long: one message
 * is read by several readers, and an amenity for every message. What is asked for moves to the younger of two generations; once that
 * is full, the older one is forgotten as a whole. To delete the oldest key of a Map each time is slower: the places of all those
 * deleted before are passed to find the first one that is left.
 *
 * @param longest in characters: what is longer is read each time, so that many of them take no memory
 */
export function rememberRecent<Result>(
  read: (text: string) => Result,
  limit: number,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Result {
  let younger = new Map<string, Result>();
  let older = new Map<string, Result>();
  let charactersLeft = limit * usualLength;
  return (text) => {
    if (text.length > longest) return read(text);
    const known = younger.get(text);
    if (known !== undefined) return known;
    const result = older.get(text) ?? read(text);
    if (younger.size >= limit || charactersLeft < text.length) {
      older = younger;
      younger = new Map();
      charactersLeft = limit * usualLength;
    }
    younger.set(text, result);
    charactersLeft -= text.length;
    return result;
  };
}

const words = { remembered: 5000, longest: 80 };

/** The same for single words: of what visitors write in ten thousand messages, 7,600 are different. */
export const rememberWords = <Result>(read: (word: string) => Result): ((word: string) => Result) =>
  rememberRecent(read, words.remembered, words.longest);
