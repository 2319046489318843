import { LRUCache } from 'lru-cache';

/** In characters; a longer text counts as several. */
const usualLength = 100;

/**
 * A function of a text that keeps its latest results.
 *
 * @param limit the most results to keep; fewer if their texts are longer than usual
 * @param longest in characters; longer texts are computed each time
 */
export function memoize<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  limit: number,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({
    max: limit,
    maxSize: limit * usualLength,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });
  return (text) => {
    if (text.length > longest) return compute(text);
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

const words = { limit: 5000, longest: 80 };

/** `memoize` for single words: ten thousand messages of visitors have 7,600 different ones. */
export const memoizeWords = <Result extends NonNullable<unknown>>(compute: (word: string) => Result) =>
  memoize(compute, words.limit, words.longest);

/** The analysis of a message takes four to five kilobytes. Long messages do not recur. */
const messages = { limit: 1000, longest: 200 };

/** `memoize` for messages: visitors use the same words, press the same prompts and repeat themselves. */
export const memoizeMessages = <Result extends NonNullable<unknown>>(compute: (message: string) => Result) =>
  memoize(compute, messages.limit, messages.longest);

/** A value that is computed at its first use, so that starting does not wait for it. */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
