/** A word that is part of a number. */
interface Part {
  readonly value: number;
  readonly kind: 'unit' | 'teen' | 'ten' | 'scale';
}

const english = {
  unit: 'zero one two three four five six seven eight nine',
  teen: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ten: 'twenty thirty forty fifty sixty seventy eighty ninety',
};
const spanish = {
  unit: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  teen: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ten: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
};
const spanishTwenties =
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const spanishHundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const partsOf = ({ unit, teen, ten }: typeof english): [string, Part][] => [
  ...unit.split(' ').map((word, value): [string, Part] => [word, { value, kind: 'unit' }]),
  ...teen.split(' ').map((word, at): [string, Part] => [word, { value: at + 10, kind: 'teen' }]),
  ...ten.split(' ').map((word, at): [string, Part] => [word, { value: (at + 2) * 10, kind: 'ten' }]),
];

/** What an English sentence may hold of them; the others are English words. */
const spanishInEnglish = partsOf(spanish).filter(([word]) => !['once', 'uno', 'cero'].includes(word));

const englishParts = new Map<string, Part>([
  ...spanishInEnglish,
  ...partsOf(english),
  ['fourty', { value: 40, kind: 'ten' }],
  ['hundred', { value: 100, kind: 'scale' }],
  ['thousand', { value: 1000, kind: 'scale' }],
]);

const spanishParts = new Map<string, Part>([
  ...partsOf(spanish),
  ...spanishTwenties.split(' ').map((word, at): [string, Part] => [word, { value: at + 21, kind: 'teen' }]),
  ...spanishHundreds.split(' ').map((word, at): [string, Part] => [word, { value: (at + 1) * 100, kind: 'teen' }]),
  ['ciento', { value: 100, kind: 'teen' }],
  ['mil', { value: 1000, kind: 'scale' }],
]);

export type Language = 'en' | 'es';

/** "Once" and "son" say which language the other words of a text are in, or they would be numbers in the wrong one. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(spanishWords) > count(englishWords) ? 'es' : 'en';
}

const spanishWords = new Set(
  'el la los las de del que es son para con por en un una y nuestra nuestro nuestros su sus hasta desde abrimos cerramos estamos tenemos puede cuesta lunes martes sabado sábado domingo al mes'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the of and is are for with in on a an our we you your until from open close can it to at have per costs'.split(' '),
);

/** "One" and "uno" are pronouns more often than figures: alone they are left as they are. */
const pronouns = new Set(['one', 'uno']);

const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** A text with its number words in digits: "twenty-five", "a hundred and fifty", "treinta y cinco". All else stays. */
export function writeNumbersAsDigits(text: string, language: Language): string {
  const parts = language === 'es' ? spanishParts : englishParts;
  const pieces = text.match(/[\p{L}']+|[^\p{L}']+/gu) ?? [];
  let written = '';
  let at = 0;
  while (at < pieces.length) {
    const number = readNumber(pieces, at, parts);
    written += number ? number.value : (pieces[at] ?? '');
    at = number ? number.end : at + 1;
  }
  return written;
}

interface ReadNumber {
  readonly value: number;
  /** The index of the piece after it. */
  readonly end: number;
}

function readNumber(
  pieces: readonly string[],
  start: number,
  parts: ReadonlyMap<string, Part>,
): ReadNumber | undefined {
  const partAt = (at: number) => parts.get(withoutAccents(pieces[at] ?? ''));
  const first = partAt(start) ?? startOfScale(pieces, start, partAt);
  if (!first) return undefined;
  let previous = first;
  let thousands = 0;
  let sum = first.value;
  let end = start + (partAt(start) ? 1 : 3);
  if (first.kind === 'scale' && sum === 1000) [thousands, sum] = [1000, 0];
  for (let at = nextPart(pieces, end); ; at = nextPart(pieces, end)) {
    const part = at === undefined ? undefined : partAt(at);
    if (at === undefined || !part || !follows(part, previous, sum)) break;
    if (part.kind !== 'scale') sum += part.value;
    else if (part.value === 100) sum *= 100;
    else [thousands, sum] = [thousands + sum * 1000, 0];
    previous = part;
    end = at + 1;
  }
  const isPronoun = end === start + 1 && pronouns.has(withoutAccents(pieces[start] ?? ''));
  return isPronoun ? undefined : { value: thousands + sum, end };
}

/** "a hundred" */
function startOfScale(pieces: readonly string[], start: number, partAt: (at: number) => Part | undefined) {
  const scale = partAt(start + 2);
  return /^an?$/i.test(pieces[start] ?? '') && pieces[start + 1] === ' ' && scale?.kind === 'scale' ? scale : undefined;
}

/** Over a space, a hyphen or an "and" between two parts. */
function nextPart(pieces: readonly string[], end: number): number | undefined {
  if (!/^[ -]$/.test(pieces[end] ?? '')) return undefined;
  if (!/^(and|y)$/i.test(pieces[end + 1] ?? '')) return end + 1;
  return pieces[end + 2] === ' ' ? end + 3 : undefined;
}

/** "nine thirty" are two numbers, "thirty nine" is one; nothing but a scale follows a unit. */
function follows(part: Part, previous: Part, sum: number): boolean {
  if (part.kind === 'scale') return previous.kind !== 'scale' && sum < 1000;
  if (part.value === 0) return false;
  if (previous.kind === 'scale') return true;
  const isHundreds = previous.kind === 'teen' && previous.value >= 100;
  return isHundreds || (previous.kind === 'ten' && part.kind === 'unit');
}
