import type { PlainClaim } from './claim.ts';
import { claim, type Kind, number, numeric } from './claim-kind.ts';
import type { Match } from './taken-text.ts';

const price = (match: Match, ...amounts: (string | undefined)[]): PlainClaim[] =>
  amounts.filter((it) => it !== undefined).map((amount) => claim('price', numeric(amount), match));

const currency = '(?:dollars?|bucks?|usd|d[oó]lares|pesos|euros?|pounds sterling)';
const perMonth =
  '(?:per|a|an|each|every|al|por|cada) ?(?:month|mo|week|day|year|mes|semana|d[ií]a|año)\\b|/ ?(?:mo(?:nth)?|wk|week|day|yr|year|mes)\\b|monthly|mensual';

export const prices: readonly Kind[] = [
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
