import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { Span } from './span.ts';

/** A run of digits and number words, as dictated by a person or written by speech recognition. */
export interface SpokenNumber extends Span {
  readonly digits: string;
}

const wordsFor = (written: string, first: number, step: number): [string, number][] =>
  written.split(' ').map((word, at): [string, number] => [word, first + at * step]);

const units = new Map<string, number>([
  ...wordsFor('zero one two three four five six seven eight nine', 0, 1),
  ...wordsFor('cero uno dos tres cuatro cinco seis siete ocho nueve', 0, 1),
  ['oh', 0],
  ['o', 0],
]);
const teens = new Map<string, number>([
  ...wordsFor('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1),
  ...wordsFor('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 10, 1),
  ...wordsFor('veinte veintiuno veintidos veintitres veinticuatro veinticinco', 20, 1),
  ...wordsFor('veintiseis veintisiete veintiocho veintinueve', 26, 1),
]);
const tens = new Map<string, number>([
  ...wordsFor('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...wordsFor('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
]);
const hundreds = new Map<string, number>([
  ...wordsFor(
    'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    200,
    100,
  ),
]);

const isNumber = (word: string): boolean =>
  /^\d{1,4}$/.test(word) || [units, teens, tens, hundreds].some((words) => words.has(word));
/** Words that may occur within a dictated number. */
const within = new Set([
  'and',
  'y',
  'hundred',
  'double',
  'triple',
  'doble',
  'um',
  'uh',
  'dash',
  'guion',
  'area',
  'code',
]);
const fewestWords = 4;

/** A quick check, because most messages contain no number. */
const holdsNumber = new RegExp(
  `\\d|\\b(?:${[units, teens, tens, hundreds].flatMap((words) => [...words.keys()]).join('|')})\\b`,
  'i',
);

/** The dictated numbers of a text. */
export function digitsOfSpokenNumber(text: string): SpokenNumber[] {
  if (!holdsNumber.test(text)) return [];
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map((match) => ({
    word: normalizeText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs: (typeof tokens)[] = [];
  let run: typeof tokens = [];
  for (const token of tokens) {
    if (isNumber(token.word) || (run.length > 0 && within.has(token.word))) run.push(token);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  runs.push(run);
  return runs.flatMap((words) => {
    while (words.length > 0 && !isNumber(words.at(-1)?.word ?? '')) words.pop();
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last || words.length < fewestWords) return [];
    return [{ digits: readDigits(words.map(({ word }) => word)), start: first.start, end: last.end }];
  });
}

/** "Nine thirty one, five fifty five, oh one double eight" as 9315550188. */
function readDigits(words: readonly string[]): string {
  let digits = '';
  let copies = 1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === 'double' || word === 'doble') copies = 2;
    else if (word === 'triple') copies = 3;
    else if (word === 'hundred') digits += '00';
    else if (isNumber(word)) {
      const number = readNumber(words, at);
      digits += number.written.repeat(copies);
      at = number.last;
      copies = 1;
    }
  }
  return digits;
}

/** The number at an index, and the index of its last word: "fifty five", "quinientos cincuenta y cinco". */
function readNumber(words: readonly string[], start: number): { readonly written: string; readonly last: number } {
  const word = words[start] ?? '';
  if (/^\d/.test(word)) return { written: word, last: start };
  const isLast = !hundreds.has(word) && !tens.has(word);
  const value = hundreds.get(word) ?? tens.get(word) ?? teens.get(word) ?? units.get(word) ?? 0;
  if (isLast) return { written: String(value), last: start };
  const next = words[start + 1] === 'y' || words[start + 1] === 'and' ? start + 2 : start + 1;
  const following = words[next] ?? '';
  const isPart = hundreds.has(word) ? tens.has(following) : (units.get(following) ?? 0) > 0;
  if (!isPart) return { written: String(value), last: start };
  const rest = readNumber(words, next);
  return { written: String(value + Number(rest.written)), last: rest.last };
}
