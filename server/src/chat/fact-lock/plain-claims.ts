import { stemWord } from '../language/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../language/stop-words.ts';
import type { PlainClaim } from './claim.ts';
import { claim, type Kind, number, numeric } from './claim-kind.ts';
import { links, phones } from './contact-claims.ts';
import { dates } from './date-claims.ts';
import { measureKey, unitPattern } from './measures.ts';
import { cityPattern, numberedPlacePattern, placeKey, streetPattern } from './places.ts';
import { prices } from './price-claims.ts';
import { type Match, takeMatches } from './taken-text.ts';

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

const percent: Kind = {
  pattern: new RegExp(String.raw`(?:(${number}) ?(?:-|to|a) ?)?(${number}) ?(?:%|per ?cent\b|por ciento)`, 'gi'),
  read: (match) =>
    [match[1], match[2]].filter((it) => it !== undefined).map((share) => claim('percent', numeric(share), match)),
};

const measures: Kind = {
  pattern: new RegExp(
    String.raw`(?<![\d.,])(?:(${number})(?:- | ?)(?:-|to|or|and|a|o|y) ?)?(${number})[ -]?(${unitPattern})`,
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

/** Of languages that are not read, so that they can stand nowhere but in the same words. Those that are English words are left out. */
const foreignNumbers =
  /(?<![\p{L}])(?:deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|mille|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|tausend|dois|duas|três|quatro|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta|sessenta|quattro|cinque|sette|otto|dieci|dodici|venti|trenta|quaranta|cinquanta|sessanta)(?![\p{L}])/giu;

const quantities: readonly Kind[] = [
  { pattern: /^ ?\d{1,2}[.)] /gm, read: () => [] },
  {
    pattern: new RegExp(`(?<![\\w.])#?(?:${number})(?:\\+|(?:st|nd|rd|th)\\b)?`, 'g'),
    read: (match, text) => [quantity(match, text)],
  },
  { pattern: /\d+/g, read: (match, text) => [quantity(match, text)] },
  { pattern: foreignNumbers, read: (match) => [claim('quantity', match[0].toLowerCase(), match)] },
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
