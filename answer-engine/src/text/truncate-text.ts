/** In characters, the limit of a message. NFKC can expand one character to eighteen. */
const longestText = 2000;

/** The longest message of answer-engine/data/train.jsonl has 36 words. */
const mostWords = 80;

/** A text as it is if its NFKC form is within the limit of a message, else that form truncated. */
export function truncateLength(text: string): string {
  const plain = text.normalize('NFKC');
  return plain.length > longestText ? plain.slice(0, longestText) : text;
}

/** Words, numbers, and each sign that the tokeniser may turn into a word. */
const wordLike = /[a-z]+|\d+|[&$]|\P{ASCII}/giu;

/**
 * Removes the middle of a text with more words than any question: a question comes before or after the story around it.
 *
 * @param limit the number of words to keep
 */
export function truncateWords(text: string, limit = mostWords): string {
  const starts = Array.from(text.matchAll(wordLike), ({ index }) => index);
  if (starts.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, starts[half])}\n${text.slice(starts.at(-half))}`;
}
