import type { ReadWords } from './language/read-words.ts';

const maxLength = 300;

/** The words that a question is about, in a form that is equal for questions that are alike. Empty when there are none. */
export function questionWordsKey({ terms }: Pick<ReadWords, 'terms'>): string {
  const stems = terms.flatMap(({ stems }) => stems);
  return [...new Set(stems)].sort().join(' ').slice(0, maxLength);
}
