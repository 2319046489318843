import { dayGroups, phrasePattern, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { detectLanguage } from '../text/detect-language.ts';
import type { Language } from '../text/language.ts';
import { states } from './vocabulary.ts';
import { isLight, isNegator, longestFrom, lowersOf, meaningsOf, plainWord, raisesOf, stemOf } from './words.ts';

export type FigureKind =
  | 'contact'
  | 'phone'
  | 'money'
  | 'percent'
  | 'size'
  | 'date'
  | 'time'
  | 'days'
  | 'measure'
  | 'ordinal'
  | 'number';

export interface Figure {
  readonly kind: FigureKind;
  /** Equal for equal figures, however they are written. */
  readonly value: string;
  readonly days?: ReadonlySet<number>;
  /** A time of day in minutes; without am or pm it may be either. */
  readonly minute?: number;
  readonly isAmbiguous?: boolean;
  readonly role?: 'start' | 'end';
  /** Said of what is before or after it. */
  readonly relation?: 'before' | 'after';
}

/** A word, phrase, figure or sign of a sentence. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'figure' | 'sign';
  /** What it may mean; more than one where a word has more than one meaning. */
  readonly ids: readonly string[];
  readonly figure?: Figure;
  /** It says nothing by itself. */
  readonly isLight: boolean;
  readonly isNegator: boolean;
  readonly isOpposite: boolean;
  readonly raises: readonly string[];
  readonly lowers: readonly string[];
}

const blank = { ids: [], isLight: false, isNegator: false, isOpposite: false, raises: [], lowers: [] } as const;
const sign = (text: string): Token => ({ ...blank, text, kind: 'sign', isLight: true });
const figure = (text: string, kind: FigureKind, value: string | number, more: Partial<Figure> = {}): Token => ({
  ...blank,
  text,
  kind: 'figure',
  figure: { kind, value: String(value), ...more },
});

const numeric = (text: string): number => Number(text.replaceAll(',', ''));
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

/* ---- contacts ---- */

const edges = /^[\s("'*[\]<>]+|[\s.,;:!?)("'*[\]<>]+$/g;
const looksLikeContact = (text: string): boolean =>
  /@|:\/\/|^\/\/|^[#$][a-z]|^[a-z][a-z+-]+:[^\d\s]|[\p{L}\d]\.\p{L}{2}|[\p{L}\d]\.\p{L}\//iu.test(text) ||
  /^\/\w/.test(text);

export const contactKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(edges, '')
    .replace(/^https?:\/\//, '')
    .replace(/^(?:mailto|tel):/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/* ---- figures ---- */

const months = 'january february march april may june july august september october november december'.split(' ');
const monthsEs = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monthOf = (word: string): number =>
  Math.max(
    months.findIndex((month) => word.length > 2 && month.startsWith(word)),
    word === 'sept' ? 8 : -1,
    monthsEs.indexOf(word),
  ) + 1;
const anyMonth = [...months, ...monthsEs, ...months.map((it) => it.slice(0, 3)), 'sept'].join('|');

const dayNames = weekdays.map(({ names }) => phrasesOf(names));
const groupReaders = Object.values(dayGroups)
  .filter(({ names }) => names !== '')
  .map(
    ({ days: which, names }): Reader => ({
      pattern: new RegExp(`(?:${phrasePattern(phrasesOf(names))})\\b`, 'iy'),
      read: ({ 0: text }) => days(text, which),
    }),
  );
const days = (text: string, which: Iterable<number>): Token => {
  const sorted = [...new Set(which)].sort();
  return figure(text, 'days', sorted.join(''), { days: new Set(sorted) });
};

/** Units of measures with what they are of each other; 30 days are not a month. */
const units: readonly (readonly [string, string, number])[] = [
  ['minutes?|mins?|minutos?', 'minute', 1],
  ['hours?|hrs?|horas?', 'minute', 60],
  ['(?:business|working) days?|d[ií]as h[aá]biles', 'business day', 1],
  ['days?|d[ií]as?', 'minute', 1440],
  ['weeks?|semanas?', 'minute', 10_080],
  ['months?|mos?|mes(?:es)?', 'month', 1],
  ['years?|yrs?|años?|anos?', 'month', 12],
  ['square (?:feet|foot|ft)|sq ?ft|pies cuadrados', 'square foot', 1],
  ["feet|foot|ft|pies?|'(?!s)", 'foot', 1],
  ['inch(?:es)?|"|pulgadas?', 'inch', 1],
  ['yards?', 'yard', 1],
  ['miles?|mi|millas?', 'mile', 1],
  ['blocks?|cuadras?', 'block', 1],
  ['pounds?|lbs?|libras?', 'pound', 1],
  ['gallons?|galones', 'gallon', 1],
  ['watts?', 'watt', 1],
  ['amps?', 'amp', 1],
  ['volts?', 'volt', 1],
  ['acres?', 'acre', 1],
  ['°(?: ?[fc])?|degrees?(?: (?:fahrenheit|celsius))?|grados?', 'degree', 1],
  ['bed ?rooms?|br|rec[aá]maras?|dormitorios?|habitaci[oó]n(?:es)?', 'bedroom', 1],
];
const anyUnit = units.map(([words]) => `(?:${words})`).join('|');
const measureOf = (amount: number, unit: string): string => {
  const [, base, factor] = units.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit)) ?? ['', unit, 1];
  return `${Math.round(amount * factor * 1000) / 1000} ${base}`;
};

interface Reader {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => Token | undefined;
}

const side = String.raw`(\d+(?:\.\d+)?) ?(?:'|ft|feet|foot|pies)?`;
const money = (text: string, amount: number): Token => figure(text, 'money', amount);
const currency = String.raw`(?:dollars?|bucks?|usd|d[oó]lares|pesos|euros?)\b`;

const always = (text: string): Token => ({ ...blank, text, kind: 'word', ids: ['always'], raises: ['all'] });

const time = (text: string, hour: number, minutes: number, half: string | undefined): Token | undefined => {
  if (hour > 24 || minutes > 59 || (half && (hour > 12 || hour === 0))) return undefined;
  const minute = half ? ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes : hour * 60 + minutes;
  const isAmbiguous = !half && hour >= 1 && hour <= 12;
  return figure(text, 'time', '', { minute, isAmbiguous });
};

const readers: readonly Reader[] = [
  ...groupReaders,
  {
    pattern:
      /24[- ]?(?:hours?|hrs?|horas)(?: (?:a|per) day| al d[ií]a)?(?= ?(?:[,.;]|$|access|kiosk|every|daily|7\b|y\b|and\b))/iy,
    read: ({ 0: text, index }, all) =>
      /(?:within|after|in|for|than|every|by|dentro de|en)\s$/i.test(all.slice(Math.max(0, index - 10), index))
        ? undefined
        : always(text),
  },
  { pattern: /aroundtheclock/y, read: ({ 0: text }) => always(text) },
  {
    pattern: /(?:tel:)?\+?\(?\d{1,4}\)?(?:[ .-]{0,2}\(?\d{2,7}\)?){1,4}/iy,
    read: ({ 0: text }) => {
      const digits = text.replace(/\D/g, '');
      return digits.length >= 7 && digits.length <= 13 ? figure(text, 'phone', digits.slice(-10)) : undefined;
    },
  },
  {
    pattern: new RegExp(`(?:[$€£]|usd) ?(${number})(?: ?${currency})?`, 'iy'),
    read: ([text, amount = '']) => money(text, numeric(amount)),
  },
  {
    pattern: new RegExp(`(${number}) ?${currency}`, 'iy'),
    read: ([text, amount = '']) => money(text, numeric(amount)),
  },
  { pattern: /(\d+) ?(?:cents?|¢|centavos)/iy, read: ([text, amount = '']) => money(text, numeric(amount) / 100) },
  {
    pattern: new RegExp(String.raw`(${number}) ?(?:%|per ?cent\b|por ciento)`, 'iy'),
    read: ([text, share = '']) => figure(text, 'percent', numeric(share)),
  },
  {
    pattern: new RegExp(String.raw`${side}[ -]?(?:x|×|\*|by|por)[ -]?${side}(?!\d)s?`, 'iy'),
    read: ([text, a, b]) => figure(text, 'size', [Number(a), Number(b)].sort((x, y) => x - y).join('x')),
  },
  {
    pattern: new RegExp(`(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (?:20\\d\\d))?\\b`, 'iy'),
    read: ([text, month = '', day]) => figure(text, 'date', `${monthOf(plainWord(month))}-${Number(day)}`),
  },
  {
    pattern: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (${anyMonth})\\b`, 'iy'),
    read: ([text, day, month = '']) => figure(text, 'date', `${monthOf(plainWord(month))}-${Number(day)}`),
  },
  {
    pattern: /(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])/y,
    read: ([text, month, day]) => figure(text, 'date', `${Number(month)}-${Number(day)}`),
  },
  {
    pattern: /(noon|midnight)\b/iy,
    read: ([text, name]) =>
      figure(text, 'time', '', { minute: /noon/i.test(name ?? '') ? 720 : 0, isAmbiguous: false }),
  },
  {
    pattern: /(\d{1,2})(?::(\d\d))? ?([ap])m?\b/iy,
    read: ([text, hour, minutes = '0', half]) => time(text, Number(hour), Number(minutes), half?.toLowerCase()),
  },
  {
    pattern: /(\d{1,2}):(\d\d)(?!\d)/y,
    read: ([text, hour, minutes]) => time(text, Number(hour), Number(minutes), undefined),
  },
  {
    pattern: new RegExp(
      `(${number})[ -]?(?:(?:full|whole|calendar|more|extra|additional|consecutive) )?(${anyUnit})(?![a-z])`,
      'iy',
    ),
    read: ([text, amount = '', unit = '']) => figure(text, 'measure', measureOf(numeric(amount), unit)),
  },
  {
    pattern: /(\d{1,3})(?:st|nd|rd|th)\b|(?:d[ií]a|day) (\d{1,2})\b/iy,
    read: ([text, a, b]) => figure(text, 'ordinal', Number(a ?? b)),
  },
  {
    pattern: /una? (?:rec[aá]mara|dormitorio|habitaci[oó]n)\b/iy,
    read: ({ 0: text }) => figure(text, 'measure', '1 bedroom'),
  },
  { pattern: /(?:first|primer[oa]?)\b/iy, read: ({ 0: text }) => figure(text, 'ordinal', 1) },
  { pattern: new RegExp(`#?(${number})`, 'y'), read: ([text, amount = '']) => figure(text, 'number', numeric(amount)) },
];

/** The figure that begins at a place of a text. */
function figureAt(text: string, at: number): Token | undefined {
  for (const { pattern, read } of readers) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const token = match && read(match, text);
    if (token) return token;
  }
  return undefined;
}

/** "Sun" and "sat" are other words as well unless they begin with a capital. */
const isShortDay = (word: string): boolean => word.length <= 5 && /^(?:sun|mon|tue|wed|thu|fri|sat)/.test(word);

function dayAt(word: string, today: number | undefined): Token | undefined {
  const plain = plainWord(word);
  const day = dayNames.findIndex((names) => names.includes(plain));
  if (day >= 0 && (!isShortDay(plain) || /^\p{Lu}/u.test(word))) return days(word, [day]);
  if (today === undefined) return undefined;
  if (/^(?:today|tonight|hoy)$/.test(plain)) return days(word, [today]);
  return /^(?:tomorrow|manana)$/.test(plain) ? days(word, [(today + 1) % 7]) : undefined;
}

/** The parts of a sentence in order, before phrases and ranges are put together. */
function scan(text: string, today: number | undefined): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let afterSpace = true;
  while (at < text.length) {
    const rest = text.charAt(at);
    if (/\s/.test(rest)) {
      at += 1;
      afterSpace = true;
      continue;
    }
    const taken: Token = (afterSpace && contactAt(text, at)) || tokenAt(text, at, today);
    tokens.push(taken);
    at += taken.text.length;
    afterSpace = taken.kind === 'sign';
  }
  return tokens;
}

const chunkPattern = /\S+/y;

function contactAt(text: string, at: number): Token | undefined {
  chunkPattern.lastIndex = at;
  const chunk = (chunkPattern.exec(text)?.[0] ?? '').replace(/[\s.,;:!?)("'*[\]<>]+$/, '');
  return looksLikeContact(chunk) ? figure(chunk, 'contact', contactKey(chunk)) : undefined;
}

const wordPattern = /[\p{L}][\p{L}']*/uy;

function tokenAt(text: string, at: number, today: number | undefined): Token {
  const previous = text.charAt(at - 1);
  const figureFound = /[\p{L}\d.]/u.test(previous) ? undefined : figureAt(text, at);
  if (figureFound) return figureFound;
  wordPattern.lastIndex = at;
  const word = wordPattern.exec(text)?.[0];
  if (word !== undefined) return dayAt(word, today) ?? { ...blank, text: word, kind: 'word' };
  const digits = /\d+/y;
  digits.lastIndex = at;
  const rest = digits.exec(text)?.[0];
  return rest === undefined ? sign(text.charAt(at)) : figure(rest, 'number', Number(rest));
}

/* ---- ranges and roles ---- */

const isTo = ({ kind, text }: Token): boolean =>
  kind === 'sign' ? text === '-' : /^(?:to|through|thru|until|till?|a|al|hasta|and|y|or|o)$/i.test(text);
const isThrough = ({ text }: Token): boolean => /^(?:-|to|through|thru|till?|until|a|al)$/i.test(text);
const isStart = ({ text }: Token): boolean =>
  /^(?:opens?|opening|from|starting|starts?|since|between|abre|abren|abrimos|desde|de|entre)$/i.test(text);
const isEnd = ({ text }: Token): boolean =>
  /^(?:closes?|closing|until|till?|ends?|by|to|hasta|cierra|cierran|cerramos)$/i.test(text);
const isBeforeTime = ({ text }: Token): boolean =>
  /^(?:at|by|until|till?|before|after|around|past|since|from|between|opens?|closes?|open|hours|las?|desde|hasta|to|:|,)$/i.test(
    text,
  );

/** "9-5:30", "from 9 to 5", "until 6": bare numbers that are hours. */
function readHours(tokens: readonly Token[]): Token[] {
  const isHour = (token: Token | undefined): boolean =>
    token?.figure?.kind === 'number' && Number(token.figure.value) >= 1 && Number(token.figure.value) <= 12;
  const asHour = (token: Token): Token => time(token.text, Number(token.figure?.value), 0, undefined) ?? token;
  const isTime = (token: Token | undefined): boolean => token?.figure?.kind === 'time';
  const isOpen = (at: number): boolean => {
    const next = tokens[at];
    return next === undefined || next.kind !== 'word' || isLightText(next.text);
  };
  const tellsHours = tokens.some(
    ({ figure, text }) =>
      figure?.kind === 'days' || /^(?:open|opens|hours|office|gate|horario|abierta|abierto|abrimos)$/i.test(text),
  );
  return tokens.map((token, at) => {
    if (!isHour(token)) return token;
    const [before, next, afterNext] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const beforeThat = tokens[at - 2];
    const startsSpan = next && isTo(next) && (isTime(afterNext) || (isHour(afterNext) && isOpen(at + 3) && tellsHours));
    const endsSpan =
      before && isTo(before) && (isTime(beforeThat) || (isHour(beforeThat) && isOpen(at + 1) && tellsHours));
    const isSingle =
      before &&
      isBeforeTime(before) &&
      !/^(?:to|:|,|hours|between)$/i.test(before.text) &&
      isOpen(at + 1) &&
      (next === undefined || !isTo(next));
    return startsSpan || endsSpan || isSingle ? asHour(token) : token;
  });
}

const isLightText = (text: string): boolean =>
  isLight(plainWord(text), 'english') || isLight(plainWord(text), 'spanish');

function giveRoles(tokens: readonly Token[]): Token[] {
  const roleAt = (at: number): 'start' | 'end' | undefined => {
    const isTimeAt = (index: number) => tokens[index]?.figure?.kind === 'time';
    const [next, before] = [tokens[at + 1], tokens[at - 1]];
    if (next && isTo(next) && isTimeAt(at + 2)) return 'start';
    if (before && isTo(before) && isTimeAt(at - 2)) return 'end';
    for (let index = at - 1; index >= Math.max(0, at - 9); index -= 1) {
      const token = tokens[index] as Token;
      if (isEnd(token)) return 'end';
      if (isStart(token)) return 'start';
    }
    return undefined;
  };
  return tokens.map((token, at) => {
    if (!token.figure) return token;
    const relation = relationAt(tokens, at);
    if (relation && token.figure.kind !== 'time') return { ...token, figure: { ...token.figure, relation } };
    if (token.figure.kind !== 'time') return token;
    const role = roleAt(at);
    return role ? { ...token, figure: { ...token.figure, role } } : token;
  });
}

const relationWords: readonly (readonly ['before' | 'after', RegExp])[] = [
  ['before', /^(?:before|by|until|till|prior|within|under|less|antes|hasta|menos)$/i],
  ['after', /^(?:after|past|over|following|beyond|despues|después|tras|mas|más)$/i],
];

function relationAt(tokens: readonly Token[], at: number): 'before' | 'after' | undefined {
  const near = [tokens[at - 1], tokens[at - 2]].map((token) => (token?.kind === 'word' ? token.text : ''));
  const nearest = near.find((text) => !/^(?:the|of|than|el|de|del|d[ií]a)?$/i.test(text)) ?? '';
  return relationWords.find(([, words]) => words.test(nearest))?.[0];
}

/** "Monday to Friday" is five days; "every day except Sunday" is six. */
function joinDays(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [between, first] = [joined.at(-1), joined.at(-2)];
    const own = token.figure?.days;
    if (own && first?.figure?.days && between && isThrough(between) && own.size === 1 && first.figure.days.size === 1) {
      joined.splice(-2, 2, days(`${first.text} ${token.text}`, span([...first.figure.days][0] ?? 0, [...own][0] ?? 0)));
    } else if (own && first?.figure?.days && between && /^(?:except|excepto|salvo|menos)$/i.test(between.text)) {
      joined.splice(
        -2,
        2,
        days(
          token.text,
          [...first.figure.days].filter((day) => !own.has(day)),
        ),
      );
    } else joined.push(token);
  }
  return joined;
}

const span = (from: number, until: number): number[] =>
  Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);

/** "30 to 45 days", "$5 to 10": the first number has the unit of the second, or the other way round. */
function shareUnits(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.figure?.kind !== 'number') return token;
    const next = tokens[at + 1];
    const previous = tokens[at - 1];
    const unitOf = (other: Token | undefined) =>
      other?.figure && ['money', 'percent', 'measure'].includes(other.figure.kind) ? other.figure : undefined;
    const other =
      (next && isTo(next) && unitOf(tokens[at + 2])) ||
      (previous && isTo(previous) && unitOf(tokens[at - 2])?.kind === 'money' && unitOf(tokens[at - 2])) ||
      undefined;
    if (!other) return token;
    const unit = other.kind === 'measure' ? other.value.replace(/^\S+ /, '') : '';
    if (unit === 'minute')
      return figure(
        token.text,
        'measure',
        `${Number(token.figure.value) * scaleOf(tokens[at + 2]?.text ?? '')} minute`,
      );
    return figure(token.text, other.kind, unit === '' ? token.figure.value : `${token.figure.value} ${unit}`);
  });
}

/** "At 60 days we lock it, at 90 we sell it", "carports three months, gravel one": a number has the unit named before. */
function carryUnits(tokens: readonly Token[]): Token[] {
  const carried: Token[] = [];
  let before: Token | undefined;
  let ofBefore: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    const own = tokens[at - 1];
    const next = tokens[at + 1];
    const isLast = next === undefined || (next.kind === 'sign' && /[,.;]/.test(next.text));
    const isSamePlace =
      own?.kind === 'word' &&
      /^(?:at|after|within)$/i.test(own.text) &&
      ofBefore?.text.toLowerCase() === own.text.toLowerCase();
    const isSameList = isLast && own?.kind === 'word' && !isLightText(own.text) && next?.text === ',';
    const unit = /^\S+ (?:minute|month)$/.test(before?.figure?.value ?? '') ? before : undefined;
    if (token.figure?.kind === 'number' && unit && (isSamePlace || isSameList)) {
      const scale = scaleOf(unit.text);
      const base = unit.figure?.value.split(' ')[1] ?? '';
      const relation = token.figure.relation;
      carried.push(
        figure(token.text, 'measure', `${Number(token.figure.value) * scale} ${base}`, relation ? { relation } : {}),
      );
    } else carried.push(token);
    const last = carried[at];
    if (last?.figure?.kind === 'measure' || last?.figure?.kind === 'money') [before, ofBefore] = [last, own];
  }
  return carried;
}

const scaleOf = (text: string): number => {
  const unit = text.replace(/^[\d.,]+[ -]?/, '');
  return units.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit))?.[2] ?? 1;
};

/* ---- words ---- */

/** Done and over with, which "can be done" is not. */
const done =
  /^(?:reserved|booked|confirmed|approved|scheduled|processed|issued|cancell?ed|refunded|waived|held|insured|reservad[oa]s?|apartad[oa]s?|confirmad[oa]s?|aprobad[oa]s?|cancelad[oa]s?|asegurad[oa]s?)$/;
const toBe = /^(?:be|being|not|ser|can|may|must|sea|sean|get)$/;

function analyzeWords(tokens: readonly Token[], language: Language): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || token.ids.length > 0) {
      read.push(token);
      at += 1;
      continue;
    }
    const phrase = phraseAt(tokens, at, language);
    read.push(phrase.token);
    at += phrase.length;
  }
  const bounded = read.map((token, at) => (isBareFrom(token, read[at + 1]) ? { ...token, lowers: [] } : token));
  return bounded.map((token, at) =>
    done.test(plainWord(token.text)) && !toBe.test(plainWord(read[at - 1]?.text ?? ''))
      ? { ...token, ids: [...token.ids, `done ${token.ids[0] ?? token.text}`] }
      : token,
  );
}

/** "From 9" says when, "from $9" at least how much. */
const isBareFrom = ({ text }: Token, next: Token | undefined): boolean =>
  /^(?:from|desde|hasta)$/.test(text) && next?.figure?.kind !== 'money';

const part =
  /^(?:buildings?|units?|lots?|rows?|halls?|wings?|sections?|gates?|blocks?|bays?|aisles?|zones?|areas?|edificios?|seccion|zona|patio|pasillo)$/i;

/** In "building A" the letter is a name, no article. */
const isNameOfPart = (tokens: readonly Token[], at: number): boolean =>
  /^[A-Z]$/.test(tokens[at]?.text ?? '') &&
  part.test(plainWord(tokens[at - 1]?.text ?? '')) &&
  tokens[at + 1]?.text !== '/';

function phraseAt(tokens: readonly Token[], at: number, language: Language): { token: Token; length: number } {
  if (at > 0 && tokens[at]?.text === 'May')
    return { token: { ...blank, text: 'May', kind: 'word', ids: ['month of May'] }, length: 1 };
  if (isNameOfPart(tokens, at))
    return {
      token: { ...blank, text: tokens[at]?.text ?? '', kind: 'word', ids: [`part ${tokens[at]?.text}`] },
      length: 1,
    };
  const words: string[] = [];
  const longest = longestFrom(plainWord(tokens[at]?.text ?? ''), language);
  for (let index = at; index < tokens.length && words.length < longest; index += 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'sign' && token.text === '-' && words.length > 0) continue;
    if (token.kind !== 'word') break;
    words.push(plainWord(token.text));
  }
  for (let length = words.length; length > 0; length -= 1) {
    const some = words.slice(0, length);
    // "And up to 40 feet" is no "and up".
    if (length > 1 && some.at(-1) === 'up' && /^(?:to|hasta)$/i.test(tokens[at + length]?.text ?? '')) continue;
    const token = meaningfulToken(some, language);
    if (token) return { token, length: lengthInTokens(tokens, at, length) };
  }
  const [word = ''] = words;
  // "10% off" is a discount, "off the floor" is not.
  const before = tokens[at - 1]?.figure?.kind;
  if (word === 'off' && (before === 'percent' || before === 'money'))
    return { token: { ...blank, text: word, kind: 'word', ids: ['discount'] }, length: 1 };
  const light = isLight(word, language);
  // Names are the same in every language.
  const ids = light ? [] : [stemOf(word, 'english')];
  return { token: { ...blank, text: word, kind: 'word', ids, isLight: light }, length: 1 };
}

function lengthInTokens(tokens: readonly Token[], at: number, words: number): number {
  let index = at;
  for (let left = words; left > 0; index += 1) if (tokens[index]?.kind === 'word') left -= 1;
  return index - at;
}

function meaningfulToken(words: readonly string[], language: Language): Token | undefined {
  const text = words.join(' ');
  const negator = words.length === 1 && isNegator(text, language);
  const found = words.length === 1 && isLight(text, language) ? [] : meaningsOf(words, language);
  const raises = raisesOf(words, language);
  const lowers = lowersOf(words, language);
  if (!negator && found.length === 0 && raises.length === 0 && lowers.length === 0) return undefined;
  return {
    text,
    kind: 'word',
    ids: found.map(({ id }) => id),
    isLight: found.length === 0,
    isNegator: negator,
    isOpposite: found.some(({ isOpposite }) => isOpposite),
    raises: negator && /^(?:never|nunca|jamas)$/.test(text) ? ['all'] : raises,
    lowers,
  };
}

const codes = new Map(states.split(',').map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]));
const statePattern = new RegExp(`\\b(?:${[...codes.keys()].join('|')})\\b`, 'gi');
/** Places are written with the short form of their state. */
const withStates = (text: string): string =>
  text.replace(statePattern, (name) =>
    /^\p{Lu}/u.test(name) ? (codes.get(name.toLowerCase()) ?? name).toUpperCase() : name,
  );

/** A sentence whose figures are already written in digits, as tokens. `today`: the day of the week, where it may say "today". */
export function readTokens(sentence: string, today?: number): Token[] {
  const language = detectLanguage(sentence) ?? 'english';
  const spelled = withStates(sentence)
    .replace(/\bcan't\b/gi, 'cannot')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/n't\b/gi, ' not')
    .replace(/\b(it|that|there|here|he|she|what|who|everything)'s\b/gi, '$1 is')
    .replace(/'s\b/gi, '')
    .replace(/'(?=(?:re|ve|ll|d|m)\b)/gi, ' ');
  return analyzeWords(giveRoles(readHours(carryUnits(shareUnits(joinDays(scan(spelled, today)))))), language);
}
