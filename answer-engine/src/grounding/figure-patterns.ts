import { dayGroups, phrasePattern, phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { blank, figure, type Token } from './token.ts';
import { anyUnit, measureOf } from './units.ts';
import { plainWord } from './words.ts';

const numeric = (text: string): number => Number(text.replaceAll(',', ''));
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

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
export const days = (text: string, which: Iterable<number>): Token => {
  const sorted = [...new Set(which)].sort();
  return figure(text, 'days', sorted.join(''), { days: new Set(sorted) });
};

interface Reader {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray, text: string) => Token | undefined;
}

const side = String.raw`(\d+(?:\.\d+)?) ?(?:'|ft|feet|foot|pies)?`;
const money = (text: string, amount: number): Token => figure(text, 'money', amount);
const currency = String.raw`(?:dollars?|bucks?|usd|d[oó]lares|pesos|euros?)\b`;

const always = (text: string): Token => ({ ...blank, text, kind: 'word', ids: ['always'], raises: ['all'] });

export const time = (text: string, hour: number, minutes: number, half: string | undefined): Token | undefined => {
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

/** The figure that begins at an index of a text. */
export function figureAt(text: string, at: number): Token | undefined {
  for (const { pattern, read } of readers) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const token = match && read(match, text);
    if (token) return token;
  }
  return undefined;
}

/** "Sun" and "sat" mean a day only if they begin with a capital. */
const isShortDay = (word: string): boolean => word.length <= 5 && /^(?:sun|mon|tue|wed|thu|fri|sat)/.test(word);

export function dayAt(word: string, today: number | undefined): Token | undefined {
  const plain = plainWord(word);
  const day = dayNames.findIndex((names) => names.includes(plain));
  if (day >= 0 && (!isShortDay(plain) || /^\p{Lu}/u.test(word))) return days(word, [day]);
  if (today === undefined) return undefined;
  if (/^(?:today|tonight|hoy)$/.test(plain)) return days(word, [today]);
  return /^(?:tomorrow|manana)$/.test(plain) ? days(word, [(today + 1) % 7]) : undefined;
}
