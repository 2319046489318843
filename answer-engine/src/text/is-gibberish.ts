const keyboardRuns =
  /(?:[qwrtpsdfghjklzxcvbnm]{5,}|asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|zxcv|xcvb|cvbn|lkj|jkl;)/;
const repeats = /(.)\1{3,}/;
const hasVowel = /[aeiouy]/;

const isMashed = (word: string): boolean =>
  keyboardRuns.test(word) || repeats.test(word) || (word.length > 2 && !hasVowel.test(word));

/** Whether a message is random typing: each longer word has letter sequences that don't occur in any word. */
export function isGibberish(words: readonly string[]): boolean {
  const letters = words.filter((word) => /^[a-z]+$/.test(word));
  const long = letters.filter((word) => word.length > 3);
  if (letters.length === 0) return false;
  return long.length > 0 ? long.every(isMashed) : letters.every((word) => word.length > 1 && !hasVowel.test(word));
}
