/** In characters, the limit of a message. NFKC can expand one character to eighteen. */
const longestText = 2000;

/** In words. The longest message of answer-engine/data/train.jsonl has 36. */
const mostWords = 80;

/** Returns a text unchanged if its NFKC form is within the limit of a message, otherwise its truncated NFKC form. */
export function truncateLength(text: string): string {
  const plain = text.normalize('NFKC');
  return plain.length > longestText ? plain.slice(0, longestText) : text;
}

/** Words, numbers, and all signs that the tokenizer may turn into a word. */
const wordLike = /[a-z]+|\d+|[&$]|\P{ASCII}/giu;

/**
 * Removes the middle of a text that is longer than any question: the question is before or after the story.
 *
 * @param limit the number of words to keep
 */
export function truncateWords(text: string, limit = mostWords): string {
  const starts = Array.from(text.matchAll(wordLike), ({ index }) => index);
  if (starts.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, starts[half])}\n${text.slice(starts.at(-half))}`;
}
