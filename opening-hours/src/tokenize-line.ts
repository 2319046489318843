import { type ClockTime, clockTime, midnight, noon } from './clock-time.ts';
import { fillers, joiningWords, otherPlaces, type Place, placeWords, valueWords } from './hours-vocabulary.ts';
import { normalizeText } from './normalize-text.ts';
import {
  dayAfterThanksgivingAsWell,
  holidays,
  holidaysInGeneral,
  majorHolidays,
  monthsByName,
  nthWeekdayOf,
  ordinals,
  type SpecialDay,
  thanksgivingAndDayAfter,
  yearlyDate,
} from './special-days.ts';
import { dayGroups, weekdays } from './weekdays.ts';

/** The meaning of a word, phrase or sign of written hours. */
export type Token =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'special'; readonly days: readonly SpecialDay[] }
  | { readonly kind: 'month'; readonly month: number }
  /** The first, second, … time that the days next to it occur in a month. */
  | { readonly kind: 'nth'; readonly nths: readonly number[] }
  | { readonly kind: 'time'; readonly time: ClockTime }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: keyof typeof valueWords | keyof typeof joiningWords }
  | { readonly kind: 'colon' | 'otherPlace' | 'filler' }
  | { readonly kind: 'unknown'; readonly text: string };

/** A word, number or sign; `isGlued` if no space separates it from the one before. */
interface Piece {
  readonly text: string;
  readonly isGlued: boolean;
}

const piecePattern = /\d{1,2}[:.h]\d\d(?!\d)|\d+(?:st|nd|rd|th)\b|\d+|[a-z]+|[^\s\da-z]/g;

const phrasesOf = (written: string): string[][] =>
  written
    .split(/[,|]/)
    .map((phrase) => phrase.trim().match(piecePattern) ?? [])
    .filter((pieces) => pieces.length > 0);

/** All phrases by their first word, the longest first. */
const vocabulary = new Map<string, { readonly phrase: readonly string[]; readonly token: Token }[]>();

function addPhrases(token: Token, written: string): void {
  for (const phrase of phrasesOf(written)) {
    const [first = ''] = phrase;
    const known = vocabulary.get(first) ?? [];
    known.push({ phrase, token });
    known.sort((a, b) => b.phrase.length - a.phrase.length);
    vocabulary.set(first, known);
  }
}

weekdays.forEach(({ names, inHours }, day) => {
  addPhrases({ kind: 'days', days: [day] }, `${names} | ${inHours}`);
});
for (const { days, names, inHours } of Object.values(dayGroups))
  addPhrases({ kind: 'days', days }, `${names} | ${inHours}`);
for (const { written, ...day } of holidays) addPhrases({ kind: 'special', days: [day] }, written);
addPhrases({ kind: 'special', days: majorHolidays }, holidaysInGeneral);
addPhrases({ kind: 'special', days: thanksgivingAndDayAfter }, dayAfterThanksgivingAsWell);
addPhrases({ kind: 'place', place: 'office' }, placeWords.office);
addPhrases({ kind: 'place', place: 'gate' }, placeWords.gate);
addPhrases({ kind: 'otherPlace' }, otherPlaces);
for (const kind of ['closed', 'appointment', 'wholeDay'] as const) addPhrases({ kind }, valueWords[kind]);
for (const kind of ['to', 'and', 'except', 'lunch'] as const) addPhrases({ kind }, joiningWords[kind]);
addPhrases({ kind: 'filler' }, fillers);
addPhrases({ kind: 'time', time: noon }, 'noon, 12 noon, 12:00 noon, midday | mediodia, medio dia, 12 del mediodia');
addPhrases({ kind: 'time', time: midnight }, 'midnight, 12 midnight, 12:00 midnight | medianoche, media noche');

const signs = new Map<string, Token>([
  ['-', { kind: 'to' }],
  ['–', { kind: 'to' }],
  ['—', { kind: 'to' }],
  ['−', { kind: 'to' }],
  ['~', { kind: 'to' }],
  [',', { kind: 'and' }],
  ['&', { kind: 'and' }],
  ['/', { kind: 'and' }],
  ['+', { kind: 'and' }],
  [':', { kind: 'colon' }],
  ['=', { kind: 'colon' }],
  ['→', { kind: 'colon' }],
  ...['.', '(', ')', '[', ']', '*', '·', '!', '"'].map((sign): [string, Token] => [sign, { kind: 'filler' }]),
]);

/** The meaning of some pieces, and their number. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly length: number;
}

export function readTokens(line: string): readonly Token[] {
  const pieces = piecesOf(line);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const reading =
      readRoundTheClock(pieces, at) ??
      readNth(pieces, at, tokens) ??
      readMonthOfRange(pieces, at, tokens) ??
      readNumericDate(pieces, at, tokens) ??
      readDate(pieces, at) ??
      readPhrase(pieces, at) ??
      readTime(pieces, at) ??
      readMonth(pieces, at);
    const { text } = pieces[at] ?? { text: '' };
    tokens.push(...(reading?.tokens ?? [signs.get(text) ?? { kind: 'unknown', text }]));
    at += reading?.length ?? 1;
  }
  return withoutHeading(tokens.filter(({ kind }) => kind !== 'filler'));
}

/** "Holidays: closed Thanksgiving and Christmas" is about these two; "closed on holidays and Christmas Eve" about all. */
function withoutHeading(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'special' && token.days === majorHolidays);
  const following = tokens.slice(at + 2);
  const isList = following.some(({ kind }) => kind === 'special') && following.every(({ kind }) => listed.has(kind));
  const isHeading = at >= 0 && tokens[at + 1]?.kind === 'colon' && isList;
  return isHeading ? tokens.filter((_, place) => place !== at) : tokens;
}

const listed: ReadonlySet<Token['kind']> = new Set(['special', 'and', 'closed']);

const piecesOf = (line: string): Piece[] => {
  const text = normalizeText(line)
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d ?[ap]) m\b/g, '$1m')
    .replace(/\b24 ?[x*-] ?7\b/g, '24/7')
    .replace(/(?<=[a-z] \d{1,2}(?:st|nd|rd|th)?),? 20\d\d\b/g, '')
    .replace(/(\d|[ap]m|noon|midnight)[ -]?ish\b/g, '$1');
  return [...text.matchAll(piecePattern)].map(({ 0: piece, index }) => ({
    text: piece,
    isGlued: index > 0 && !/\s/.test(text[index - 1] ?? ''),
  }));
};

const textAt = (pieces: readonly Piece[], at: number): string => pieces[at]?.text ?? '';
const isNumber = (text: string): boolean => /^\d/.test(text);

/** "24/7" gives both days and hours. */
function readRoundTheClock(pieces: readonly Piece[], at: number): Reading | undefined {
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((offset) => textAt(pieces, at + offset));
  if (first !== '24' || second !== '/' || third !== '7') return undefined;
  const length = fourth === '/' && fifth === '365' ? 5 : 3;
  return { tokens: [{ kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, { kind: 'wholeDay' }], length };
}

const nthsByName = new Map(
  ordinals.flatMap(({ nth, written }) => written.map((name): [string, number] => [name, nth])),
);

const ofTheMonth = phrasesOf(
  'of the month, of each month, of every month, each month, every month, del mes, de cada mes',
);

/** "First and third Saturday of the month", "second and fourth of the month", "last Monday of May". "First Saturday of the hunt" cannot be dated. */
function readNth(pieces: readonly Piece[], at: number, before: readonly Token[]): Reading | undefined {
  const { nths, length } = readOrdinals(pieces, at);
  if (nths.length === 0) return undefined;
  const [found] = readPhrase(pieces, at + length)?.tokens ?? [];
  const day = found?.kind === 'days' && found.days.length === 1 ? found : undefined;
  const next = at + length + (day ? 1 : 0);
  const nth: Token = { kind: 'nth', nths };
  const month = ofTheMonth.find((phrase) => phrase.every((text, offset) => text === textAt(pieces, next + offset)));
  const ofMonth = monthsByName.get(textAt(pieces, next + 1));
  if (!day) return month && { tokens: [nth], length: length + month.length };
  if (['of', 'in', 'de'].includes(textAt(pieces, next)) && !month) {
    if (ofMonth === undefined) return undefined;
    const days = nths.map((one) => nthWeekdayOf(one, day.days[0] ?? 0, ofMonth));
    return { tokens: [{ kind: 'special', days }], length: length + 3 };
  }
  const isKnown = before.some((token) => token.kind === 'days' && token.days.join() === day.days.join());
  const tokens = before.every(({ kind }) => kind === 'filler') ? [nth, day] : [day, nth];
  return { tokens: isKnown ? [nth] : tokens, length: length + 1 + (month?.length ?? 0) };
}

/** "First", "1st and 3rd", "first, third and last" */
function readOrdinals(
  pieces: readonly Piece[],
  at: number,
): { readonly nths: readonly number[]; readonly length: number } {
  const nth = nthsByName.get(textAt(pieces, at));
  if (nth === undefined) return { nths: [], length: 0 };
  const joiner = readJoiner(pieces, at + 1);
  const more = joiner.kind === 'and' ? readOrdinals(pieces, at + 1 + joiner.length) : { nths: [], length: 0 };
  return more.nths.length > 0
    ? { nths: [nth, ...more.nths], length: 1 + joiner.length + more.length }
    : { nths: [nth], length: 1 };
}

/** Dec 24, December 24th, 24 December, 24 de diciembre; holidays have their own words. */
function readDate(pieces: readonly Piece[], at: number): Reading | undefined {
  const phrase = readPhrase(pieces, at);
  if (phrase && phrase.tokens[0]?.kind === 'special') return phrase;
  const texts = [0, 1, 2].map((offset) => textAt(pieces, at + offset)).filter((text) => text !== 'de' && text !== '.');
  const [first = '', second = ''] = texts;
  const [name, day] = isNumber(first) ? [second, first] : [first, second];
  const month = monthsByName.get(name);
  const dayOfMonth = Number.parseInt(day, 10);
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?$/.test(day) && dayOfMonth >= 1 && dayOfMonth <= 31;
  if (month === undefined || !isDay) return undefined;
  const length = ['de', '.'].includes(textAt(pieces, at + 1)) ? 3 : 2;
  const more = isNumber(first) ? nothingMore : readMoreDays(pieces, at + length, month, dayOfMonth);
  return {
    tokens: [{ kind: 'special', days: [yearlyDate(month, dayOfMonth)] }, ...more.tokens],
    length: length + more.length,
  };
}

/** 12/24: the month comes first, as in the United States. "Mon-Fri 9/5" is no date. */
function readNumericDate(pieces: readonly Piece[], at: number, before: readonly Token[]): Reading | undefined {
  const [month, slash, day, next] = [0, 1, 2, 3].map((offset) => textAt(pieces, at + offset));
  const isDate = /^(?:0?[1-9]|1[0-2])$/.test(month ?? '') && /^(?:0?[1-9]|[12]\d|3[01])$/.test(day ?? '');
  const isAfterDays = before.at(-1)?.kind === 'days';
  if (slash !== '/' || !isDate || isAfterDays || next === '/' || isMeridiem(pieces, at + 3)) return undefined;
  return { tokens: [{ kind: 'special', days: [yearlyDate(Number(month), Number(day))] }], length: 3 };
}

const nothingMore: Reading = { tokens: [], length: 0 };
const lastOfMonth = 31;
/** In days; a longer period is a season. */
const longestHoliday = 7;

/** The days after a date in the same month: "24-26", "24, 25 and 31". Ignores a number that may be a time. */
function readMoreDays(pieces: readonly Piece[], at: number, month: number, last: number): Reading {
  const { kind, length } = readJoiner(pieces, at);
  const text = textAt(pieces, at + length);
  const day = Number.parseInt(text, 10);
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?$/.test(text) && day > last && day <= lastOfMonth;
  const next = at + length + 1;
  if (!kind || !isDay || isMeridiem(pieces, next) || isSpan(pieces, next)) return nothingMore;
  const isSeason = kind === 'to' && day - last > longestHoliday;
  const from = kind === 'to' && !isSeason ? last + 1 : day;
  const days = Array.from({ length: day - from + 1 }, (_, offset) => yearlyDate(month, from + offset));
  const more = readMoreDays(pieces, next, month, day);
  const joiner: readonly Token[] = isSeason ? [{ kind: 'to' }] : [];
  return { tokens: [...joiner, { kind: 'special', days }, ...more.tokens], length: length + 1 + more.length };
}

/** "-" or "through", "," or "and"; "and" may follow a comma. */
function readJoiner(
  pieces: readonly Piece[],
  at: number,
): { readonly kind: 'to' | 'and' | undefined; readonly length: number } {
  const found = signs.get(textAt(pieces, at)) ?? readPhrase(pieces, at)?.tokens[0];
  if (found?.kind === 'to') return { kind: 'to', length: 1 };
  if (found?.kind !== 'and') return { kind: undefined, length: 0 };
  const following = readPhrase(pieces, at + 1)?.tokens[0];
  return { kind: 'and', length: following?.kind === 'and' ? 2 : 1 };
}

/** Whether the number before is the start of a span of time. */
const isSpan = (pieces: readonly Piece[], at: number): boolean =>
  readJoiner(pieces, at).kind === 'to' && isNumber(textAt(pieces, at + 1));

/** The months of a range, such as Nov-Feb or March through October: here "mar" is not Tuesday (martes), and a number after "Feb" is not a day. */
function readMonthOfRange(pieces: readonly Piece[], at: number, before: readonly Token[]): Reading | undefined {
  const isLast = before.at(-1)?.kind === 'to' && before.at(-2)?.kind === 'month';
  const joiner = readPhrase(pieces, at + 1)?.tokens[0] ?? signs.get(textAt(pieces, at + 1));
  const isFirst = joiner?.kind === 'to' && monthsByName.has(textAt(pieces, at + 2));
  return isFirst || isLast ? monthAt(pieces, at) : undefined;
}

/** "May" alone is a verb. */
const readMonth = (pieces: readonly Piece[], at: number): Reading | undefined =>
  textAt(pieces, at) === 'may' && textAt(pieces, at + 1) !== ':' ? undefined : monthAt(pieces, at);

function monthAt(pieces: readonly Piece[], at: number): Reading | undefined {
  const month = monthsByName.get(textAt(pieces, at));
  return month === undefined ? undefined : { tokens: [{ kind: 'month', month }], length: 1 };
}

function readPhrase(pieces: readonly Piece[], at: number): Reading | undefined {
  const entry = vocabulary
    .get(textAt(pieces, at))
    ?.find(({ phrase }) => phrase.every((text, offset) => text === textAt(pieces, at + offset)));
  return entry && { tokens: [entry.token], length: entry.phrase.length };
}

const meridiems = new Map<string, 'am' | 'pm'>([
  ['am', 'am'],
  ['a', 'am'],
  ['pm', 'pm'],
  ['p', 'pm'],
]);

/** 9, 9:30, 9.30, 9h30, 0900, each with or without am and pm. */
function readTime(pieces: readonly Piece[], at: number): Reading | undefined {
  const text = textAt(pieces, at);
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.h](\d\d))?$/.exec(text) ?? /^(\d\d)([0-5][05])$/.exec(text) ?? [];
  if (hour !== undefined) {
    const after = textAt(pieces, at + 1);
    const meridiem = isMeridiem(pieces, at + 1) ? meridiems.get(after) : undefined;
    const time = clockTime(hour, minute, meridiem);
    const length = meridiem !== undefined || (after === 'h' && pieces[at + 1]?.isGlued) ? 2 : 1;
    return time && { tokens: [{ kind: 'time', time }], length };
  }
  // The Spanish "a" of "de 9 a 5".
  return text === 'a' ? { tokens: [{ kind: 'to' }], length: 1 } : undefined;
}

/** "9a-5p" and "9 a - 5 p", but not "9 a 5". */
function isMeridiem(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!piece || !meridiems.has(piece.text)) return false;
  return piece.text.length === 2 || piece.isGlued || !isNumber(textAt(pieces, at + 1));
}
