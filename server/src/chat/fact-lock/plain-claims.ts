import { stemWord } from '../language/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';
import type { PlainClaim, PlainKind } from './claim.ts';
import { measureKey, unitPattern } from './measures.ts';
import { cityPattern, numberedPlacePattern, placeKey, streetPattern } from './places.ts';
import { type Match, takeMatches } from './taken-text.ts';

interface Kind {
  readonly pattern: RegExp;
  /** `undefined`: the text only looks like one of this kind. */
  readonly read: (match: Match, text: string) => PlainClaim[] | undefined;
}

const digits = (text: string): string => text.replace(/\D/g, '');
const numeric = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

const claim = (
  kind: PlainKind,
  value: string | number,
  { 0: text, index }: Match,
  more: Partial<PlainClaim> = {},
): PlainClaim => ({
  kind,
  value: String(value),
  text: text.trim(),
  at: index,
  nouns: [],
  ...more,
});

const topLevel =
  'com|net|org|io|co|us|info|biz|example|app|dev|shop|store|storage|online|site|website|me|tv|ca|mx|uk|es|page|link|ly|test|local';

const linkKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\(?\bdot\b\)?\s*/g, '.')
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]'"]+$/, '')
    .replace(/\/$/, '');

const links: Kind = {
  pattern: new RegExp(
    String.raw`\b(?:https?:\/\/|www\.|mailto:)[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:${topLevel})\b(?:\/[^\s<>"]*)?|\b[\w-]+ \(?dot\)? (?:com|net|org|io|co)\b`,
    'gi',
  ),
  read: (match) => [claim('link', linkKey(match[0]), match, { text: match[0].replace(/[.,;:!?)\]'"]+$/, '') })],
};

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const dialled = (text: string): string =>
  digits(
    text
      .toLowerCase()
      .replace(/[a-z]/g, (letter) => String(keypad.findIndex((letters) => letters.includes(letter)) + 2)),
  );

const phones: Kind = {
  pattern:
    /(?:tel:)?(?<![\d$€£])\+?\(?\d{1,4}\)?(?:[ .-]{0,2}\(?\d{2,7}\)?){1,4}(?![\d%])|\b1?-?8\d\d-[A-Z]{3,}(?:-?[A-Z0-9]+)*/g,
  read: (match) => {
    const dialledDigits = dialled(match[0].replace(/^tel:/, ''));
    const isPhone = dialledDigits.length >= 7 && dialledDigits.length <= 13;
    return isPhone ? [claim('phone', dialledDigits.slice(-10), match)] : undefined;
  },
};

const price = (match: Match, ...amounts: (string | undefined)[]): PlainClaim[] =>
  amounts.filter((it) => it !== undefined).map((amount) => claim('price', numeric(amount), match));

const currency = '(?:dollars?|bucks?|usd|d[oó]lares|pesos|euros?|pounds sterling)';
const perMonth =
  '(?:per|a|an|each|every|al|por|cada) ?(?:month|mo|week|day|year|mes|semana|d[ií]a|año)\\b|/ ?(?:mo(?:nth)?|wk|week|day|yr|year|mes)\\b|monthly|mensual';

const prices: readonly Kind[] = [
  {
    pattern: new RegExp(
      String.raw`(?:[$€£]|\busd) ?(${number})(?: ?(?:-|to|and|a) ?[$€£]?(${number})(?![\d%]| ?(?:days|months|units)))?(?: ?${currency})?(?:\/mo\b)?`,
      'gi',
    ),
    read: (match) => price(match, match[1], match[2]),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])(?:(${number}) ?(?:-|to|a) ?)?(${number}) ?${currency}\b(?: (?:and )?(\d\d) cents)?`,
      'gi',
    ),
    read: (match) => (match[3] ? price(match, `${match[2]}.${match[3]}`) : price(match, match[1], match[2])),
  },
  {
    pattern: /(?<![\d.,])(\d+) ?(?:cents?|¢|centavos)/gi,
    read: (match) => [claim('price', numeric(match[1]) / 100, match)],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.,:x-])(${number}) ?(?:${perMonth})`, 'gi'),
    read: (match) => price(match, match[1]),
  },
  {
    pattern:
      /\b(?:free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|no (?:extra |additional )?charge|complimentary|gratis|sin (?:costo|cargo)|gratuit[oa]s?)\b|\b(?:no|without(?: a| any)?|zero|sin) (?:[a-zé]+ ){0,2}(?:fees?|deposits?|cargos?|dep[oó]sito|cuotas?)\b|(?<!\b(?:feel|set|smoke|toll|pet|drug|rodent|worry|hassle|stress|hands|tax|pest)[ -])\bfree\b(?! (?:to|up|of (?!charge)|right now|now|today|this|next|and clear|time))/gi,
    read: (match) => [claim('price', 0, match)],
  },
];

const side = String.raw`(\d+(?:\.\d+)?) ?(?:'|ft|feet|foot|pies)?`;
const sizes: Kind = {
  pattern: new RegExp(
    String.raw`(?<![\d.])${side}[ -]?(?:x|×|\*|by|por)[ -]?${side}(?:[ -]?(?:x|×|\*|by|por)[ -]?${side})?(?![\d])`,
    'gi',
  ),
  read: (match) => {
    const sides = [numeric(match[1]), numeric(match[2])].sort((a, b) => a - b);
    const height = match[3] === undefined ? [] : [claim('measure', measureKey(numeric(match[3]), 'foot'), match)];
    return [claim('size', sides.join('x'), match), ...height];
  },
};

const months = [
  'january|jan|enero',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto',
  'september|sept?|septiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre',
];
const anyMonth = months.map((words) => `(?:${words})`).join('|');
const monthOf = (word: string | undefined): number =>
  months.findIndex((words) => new RegExp(`^(?:${words})$`, 'i').test(word ?? '')) + 1;
const year = '(?:,? (?:of |de |del )?((?:19|20)\\d\\d)\\b)?';

const date = (match: Match, month: number, day: string | undefined, inYear?: string): PlainClaim[] => [
  claim('date', `${month}-${numeric(day)}`, match),
  ...(inYear ? [claim('quantity', inYear, match)] : []),
];

const dates: readonly Kind[] = [
  { pattern: /\b(20\d\d)-(\d\d)-(\d\d)\b/g, read: (match) => date(match, numeric(match[2]), match[3], match[1]) },
  {
    pattern: new RegExp(`\\b(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b${year}`, 'gi'),
    read: (match) => date(match, monthOf(match[1]), match[2], match[3]),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (${anyMonth})\\b${year}`, 'gi'),
    read: (match) => date(match, monthOf(match[2]), match[1], match[3]),
  },
  {
    pattern: /(?<![\d/$])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/((?:20)?\d\d))?(?![\d/])/g,
    read: (match) => date(match, numeric(match[1]), match[2], match[3]),
  },
  {
    pattern: new RegExp(
      `\\b(?<=\\b(?:in|into|of|until|till|through|by|before|after|during|between|around|this|next|last|since|from|to|and|early|late|mid|en|de|hasta|desde|a)[ -])(${anyMonth})\\b(?! (?:be|have|not|need|want|ask|call))`,
      'gi',
    ),
    read: (match) => [claim('month', monthOf(match[1]), match)],
  },
  {
    pattern:
      /\b(\d{1,2})(?:st|nd|rd|th) (floor|story|level|week|unit|vehicle|car|key|box|offense|notice|reminder|year|piso|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi,
    read: (match) => [claim('ordinal', `${match[1]} ${match[2]?.toLowerCase()}`, match)],
  },
  {
    pattern: /\b1st (month|day)'?s?(?! of)\b/gi,
    read: (match) => [claim('ordinal', `1 ${match[1]?.toLowerCase()}`, match)],
  },
  {
    pattern: /\b(\d{1,2})(?:st|nd|rd|th)\b|\bel d[ií]a (\d{1,2})\b|\bday (\d{1,2})\b/gi,
    read: (match) => [claim('day of month', numeric(match[1] ?? match[2] ?? match[3]), match)],
  },
];

const percent: Kind = {
  pattern: new RegExp(String.raw`(?:(${number}) ?(?:-|to|a) ?)?(${number}) ?(?:%|per ?cent\b|por ciento)`, 'gi'),
  read: (match) =>
    [match[1], match[2]].filter((it) => it !== undefined).map((share) => claim('percent', numeric(share), match)),
};

const measures: Kind = {
  pattern: new RegExp(
    String.raw`(?<![\d.,])(?:(${number}) ?(?:-|to|or|and|a|o|y) ?)?(${number})[ -]?(${unitPattern})`,
    'gi',
  ),
  read: (match) =>
    [match[1], match[2]]
      .filter((it) => it !== undefined)
      .map((amount) =>
        claim('measure', measureKey(numeric(amount), match[3] ?? ''), match, { number: numeric(amount) }),
      ),
};

const places: readonly Kind[] = [streetPattern, cityPattern, numberedPlacePattern].map((pattern) => ({
  pattern,
  read: (match: Match) => [claim('place', placeKey(match[0]), match)],
}));

const isWordOfItsOwn = (word: string): boolean =>
  !englishStopWords.has(word) &&
  !spanishStopWords.has(word) &&
  !/^(?:old|older|least|up|age|aged|total|exactly|approximately)$/.test(word);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}][\p{L}']*/gu) ?? [];

/** What a number counts: the next words up to a stop, or the one before it. */
function nounsAround({ 0: found, index }: Match, text: string): string[] {
  const after = text.slice(index + found.length).split(/[.,;:!?()¤\n\d]/)[0] ?? '';
  const before =
    text
      .slice(0, index)
      .split(/[.,;:!?()¤\n\d]/)
      .at(-1) ?? '';
  const following = wordsOf(after).slice(0, 4).filter(isWordOfItsOwn).slice(0, 3);
  const preceding = wordsOf(before).slice(-1).filter(isWordOfItsOwn);
  return [...following, ...preceding].map(stemWord);
}

const quantities: readonly Kind[] = [
  { pattern: /^ ?\d{1,2}[.)] /gm, read: () => [] },
  {
    pattern: new RegExp(`(?<![\\w.])#?(?:${number})(?:\\+|(?:st|nd|rd|th)\\b)?`, 'g'),
    read: (match, text) => [quantity(match, text)],
  },
  { pattern: /\d+/g, read: (match, text) => [quantity(match, text)] },
  {
    pattern: /\b(?:hundreds|thousands|dozens|millions|cientos|miles de)\b/gi,
    read: (match) => [claim('quantity', match[0].toLowerCase(), match)],
  },
];

function quantity(match: Match, text: string): PlainClaim {
  const value = numeric(match[0].replace(/[^\d.,]/g, ''));
  return claim('quantity', value, match, { nouns: nounsAround(match, text), number: value });
}

const take = (text: string, kinds: readonly Kind[]): { rest: string; found: readonly PlainClaim[] } => {
  let rest = text;
  const found: PlainClaim[] = [];
  for (const { pattern, read } of kinds) {
    const taken = takeMatches(rest, pattern, read);
    rest = taken.rest;
    found.push(...taken.found);
  }
  return { rest, found };
};

/** In this order; what one kind has taken is no longer there for the next: `$5` is a price, not the number 5. */
export const takeBeforeTimes = (text: string) => take(text, [links, phones, ...places, ...prices, sizes]);
export const takeAfterTimes = (text: string) => take(text, [...dates, percent, measures, ...quantities]);
