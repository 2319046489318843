import { memoizeWords } from './memoize.ts';
import { longestWord } from './tokenize.ts';

const hasVowel = /[aeiouy]/;
const endings = ['ing', 'ed', 'ly'];

/**
 * Strips English inflections: plural, past, -ing, -ly. Much lighter than Porter's stemmer (1980), so that words with different meanings keep
 * different stems.
 */
export const stemWord = memoizeWords(cutEndings);

const knownStems = new WeakMap<readonly string[], readonly string[]>();

/** The stem of each word. Cached by array, because dozens of phrase matchers read the same message. */
export function stemWords(words: readonly string[]): readonly string[] {
  const known = knownStems.get(words);
  if (known) return known;
  const stems = words.map(stemWord);
  knownStems.set(words, stems);
  return stems;
}

function cutEndings(word: string): string {
  if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return word;
  return withoutFinalE(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const ending = endings.find((it) => word.endsWith(it));
  if (ending === undefined || word.endsWith('eed')) return word;
  const root = word.slice(0, -ending.length);
  if (root.length < 3 || !hasVowel.test(root)) return word;
  return ending === 'ly' ? root : asBaseForm(root);
}

/** stopping → stop, but billing → bill; moving → move, but storing → stor, like store itself. */
function asBaseForm(root: string): string {
  if (/([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(root) ? `${root}e` : root;
}

/** Keeps the e of short words: "rate" is not "rat". */
const withoutFinalE = (word: string): string => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word);
