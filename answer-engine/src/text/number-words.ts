import type { Language } from './detect-language.ts';

/** A word that is part of a number. */
interface NumberWord {
  readonly value: number;
  readonly kind: 'unit' | 'teen' | 'ten' | 'hundreds' | 'scale';
}

const english = {
  units: 'zero one two three four five six seven eight nine'.split(' '),
  teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
};
const spanish = {
  units: 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' '),
  teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve'.split(' '),
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
};
const spanishTwenties =
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(' ');
const spanishHundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** "Zero" to "nine". */
export const englishDigits: readonly string[] = english.units;

const numberWordsOf = ({ units, teens, tens }: typeof english): [string, NumberWord][] => [
  ...units.map((word, value): [string, NumberWord] => [word, { value, kind: 'unit' }]),
  ...teens.map((word, at): [string, NumberWord] => [word, { value: at + 10, kind: 'teen' }]),
  ...tens.map((word, at): [string, NumberWord] => [word, { value: (at + 2) * 10, kind: 'ten' }]),
];

/** Spanish number words that English sentences may contain: all but those that are English words too. */
const spanishInEnglish = numberWordsOf(spanish).filter(([word]) => !['once', 'uno', 'cero'].includes(word));

const numberWords: Readonly<Record<Language, ReadonlyMap<string, NumberWord>>> = {
  english: new Map<string, NumberWord>([
    ...spanishInEnglish,
    ...numberWordsOf(english),
    ['fourty', { value: 40, kind: 'ten' }],
    ['hundred', { value: 100, kind: 'scale' }],
    ['thousand', { value: 1000, kind: 'scale' }],
  ]),
  spanish: new Map<string, NumberWord>([
    ...numberWordsOf(spanish),
    ...spanishTwenties.map((word, at): [string, NumberWord] => [word, { value: at + 21, kind: 'teen' }]),
    ...spanishHundreds.map((word, at): [string, NumberWord] => [word, { value: (at + 1) * 100, kind: 'hundreds' }]),
    ['ciento', { value: 100, kind: 'hundreds' }],
    ['mil', { value: 1000, kind: 'scale' }],
  ]),
};

/**
 * A regular expression for single words, English and Spanish, that stand for 1 to `limit` (at most 99). It leaves out "once", which means
 * eleven only in Spanish.
 */
export const numberWordPattern = (limit: number): string =>
  [...numberWords.english]
    .filter(([, { value, kind }]) => kind !== 'scale' && value >= 1 && value <= limit)
    .map(([word]) => word)
    .join('|');

/** On their own, these are usually pronouns, so they aren't converted. */
const pronouns = new Set(['one', 'uno']);

const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Converts number words below a million to digits: "twenty-five", "a hundred and fifty", "treinta y cinco". Everything else is kept, including
 * "one" and "uno" outside of a longer number.
 *
 * @param language of the text: "once" is a number in Spanish only
 */
export function writeNumbersAsDigits(text: string, language: Language): string {
  const words = numberWords[language];
  const pieces = text.match(/[\p{L}']+|[^\p{L}']+/gu) ?? [];
  let written = '';
  let at = 0;
  while (at < pieces.length) {
    const number = parseNumber(pieces, at, words);
    written += number ? number.value : (pieces[at] ?? '');
    at = number ? number.end : at + 1;
  }
  return written;
}

interface ParsedNumber {
  readonly value: number;
  /** The index of the piece after it. */
  readonly end: number;
}

/** @param pieces the words and the separators between them */
function parseNumber(
  pieces: readonly string[],
  start: number,
  words: ReadonlyMap<string, NumberWord>,
): ParsedNumber | undefined {
  const wordAt = (at: number) => words.get(withoutAccents(pieces[at] ?? ''));
  const first = wordAt(start) ?? scaleAfterArticle(pieces, start, wordAt);
  if (!first) return undefined;
  let previous = first;
  let thousands = 0;
  let sum = first.value;
  let end = start + (wordAt(start) ? 1 : 3);
  if (first.kind === 'scale' && sum === 1000) [thousands, sum] = [1000, 0];
  for (let at = nextWord(pieces, end); ; at = nextWord(pieces, end)) {
    const word = at === undefined ? undefined : wordAt(at);
    if (at === undefined || !word || !mayFollow(word, previous, sum)) break;
    if (word.kind !== 'scale') sum += word.value;
    else if (word.value === 100) sum *= 100;
    else [thousands, sum] = [thousands + sum * 1000, 0];
    previous = word;
    end = at + 1;
  }
  const isPronoun = end === start + 1 && pronouns.has(withoutAccents(pieces[start] ?? ''));
  return isPronoun ? undefined : { value: thousands + sum, end };
}

/** "a hundred" */
function scaleAfterArticle(pieces: readonly string[], start: number, wordAt: (at: number) => NumberWord | undefined) {
  const scale = wordAt(start + 2);
  return /^an?$/i.test(pieces[start] ?? '') && pieces[start + 1] === ' ' && scale?.kind === 'scale' ? scale : undefined;
}

/** The index of the next word after a space or a hyphen, past an "and". */
function nextWord(pieces: readonly string[], end: number): number | undefined {
  if (!/^[ -]$/.test(pieces[end] ?? '')) return undefined;
  if (!/^(and|y)$/i.test(pieces[end + 1] ?? '')) return end + 1;
  return pieces[end + 2] === ' ' ? end + 3 : undefined;
}

/** "Nine thirty" is two numbers, "thirty nine" is one; only a scale follows a unit. */
function mayFollow(word: NumberWord, previous: NumberWord, sum: number): boolean {
  if (word.kind === 'scale') return previous.kind !== 'scale' && sum < 1000;
  if (word.value === 0) return false;
  if (previous.kind === 'scale' || previous.kind === 'hundreds') return true;
  return previous.kind === 'ten' && word.kind === 'unit';
}
