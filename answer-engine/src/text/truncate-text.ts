/** In characters, as many as a message may have. One character of Unicode can stand for eighteen. */
const longestText = 2000;

/** The longest message of answer-engine/data/train.jsonl has 36 words. */
const mostWords = 80;

/** A text at the length that a message may have, however long its characters become when they are written out. */
export function truncateLength(text: string): string {
  const plain = text.normalize('NFKC');
  return plain.length > longestText ? plain.slice(0, longestText) : text;
}

/** Letters, figures, and each sign that is a word of its own, or may hide one. */
const wordLike = /[a-z]+|\d+|[&$]|\P{ASCII}/giu;

/**
 * A text without its middle, if it has more words than any question: what is asked stands before or after the story.
 *
 * @param limit so many words are left
 */
export function truncateWords(text: string, limit = mostWords): string {
  const starts = Array.from(text.matchAll(wordLike), ({ index }) => index);
  if (starts.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, starts[half])}\n${text.slice(starts.at(-half))}`;
}
