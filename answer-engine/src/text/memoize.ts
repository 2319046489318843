import { LRUCache } from 'lru-cache';

/** In characters; a longer text counts as several results. */
const usualLength = 100;

/**
 * Memoizes a function of a text and keeps the latest results.
 *
 * @param limit the maximum number of results; fewer are kept if their texts are longer than usual
 * @param longest in characters; the results of longer texts are not kept
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

/** `memoize` for single words. Ten thousand visitors' messages contain 7,600 distinct words. */
export const memoizeWords = <Result extends NonNullable<unknown>>(compute: (word: string) => Result) =>
  memoize(compute, words.limit, words.longest);

/** The analysis of a message takes four to five kilobytes. Long messages rarely recur. */
const messages = { limit: 1000, longest: 200 };

/** `memoize` for messages: visitors use the same words, press the same prompts and repeat themselves. */
export const memoizeMessages = <Result extends NonNullable<unknown>>(compute: (message: string) => Result) =>
  memoize(compute, messages.limit, messages.longest);

/** Computes a value on first use, so that start-up doesn't wait for it. */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
