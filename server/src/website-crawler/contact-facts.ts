import { numberWordPattern } from '@chat-module/answer-engine/text/number-words';
import { splitSentences } from '@chat-module/answer-engine/text/split-sentences';
import { dayNamePattern } from '@chat-module/opening-hours/weekdays';
import { splitTitle } from './split-title.ts';

const phone =
  /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}\b|\b\d{3}[-.]\d{4}\b|\b\d{10}\b|\+\d[\d\s().-]{6,}\d/;
/** Toll-free, with the number as a word. */
const wordedPhone = /\b8(?:00|33|44|55|66|77|88)\)?[-. ][A-Z\d]{3}[-. ]?[A-Z\d]{4}/;
const namedPhone =
  /\b(?:call|(?:tele)?phone|tel|fax|text|whatsapp|ll[aá]me(?:nos)?|ll[aá]manos|tel[eé]fono)\b[^\d]{0,20}\d[\d\s().-]{5,}\d/i;
export const addressPattern =
  /\b\d{1,6}[A-Z]?\s+(?:[A-Z0-9][\w.'’-]*,?\s+){1,6}(?:[A-Z][A-Za-z.'’-]*,?\s+){1,4}[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/;
const street =
  /\b\d{1,6}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][\w.'’-]*\s+){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Hwy|Highway|Pkwy|Parkway|Way|Ct|Court|Pl|Place)\b/;
/** The second line of an address, or all of one. */
const town = /\b[A-Z][\w.'’-]{1,40},?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\bP\.?\s?O\.?\s?Box\s+\d/;
const email = /[^\s@]@[^\s@]+\.[a-z]/i;

const clockTime =
  /\b\d{1,2}(?::\d\d)?\s*(?:a\.?\s?m\b|p\.?\s?m\b)|\b\d{1,2}:\d\d\b|\b(?:noon|midnight|dawn|dusk|sunrise|sunset)\b/i;
const roundTheClock = /\b24\s*(?:\/|-|x)\s*7\b|\b24[- ]?h(?:ou)?rs?\b|\baround the clock\b|\b24 horas\b/i;
const opening =
  /\b(open|opens|close[sd]?|hours?|access(?:ible)?|gate|enter|entry|office|staff|available|horario|abiert[oa]s?|cierra|acceso)\b/i;

const day = new RegExp(
  `\\b(?:${dayNamePattern}|(?:7|seven) days|(?:holi|christmas |new year['’]?s )days?|thanksgiving|christmas|easter|festivos|diario)(?![\\p{L}\\p{N}])`,
  'iu',
);
const openOrClosed =
  /\b(?:open|opens|close[sd]?|hours|abr(?:e|en|imos)|abiert[oa]s?|cierran?|cerramos|cerrad[oa]s?|horario)\b/i;
const hour = `(?:\\d{1,2}(?:[:.]?\\d\\d)?|${numberWordPattern(12)})`;
const otherUnit =
  '(?:minutes?|days?|weeks?|months?|years?|feet|foot|ft|inch(?:es)?|miles?|units?|boxes|d[ií]as|minutos)';
/** Hours without am or pm count only next to a day or a word for hours; otherwise they could be prices. */
const span = new RegExp(
  `(?<![\\w$.,])${hour}\\s*h?\\s*(?:-|–|—|to|until|till|a|hasta(?: las)?)\\s*${hour}(?![\\w%]|\\s*${otherUnit}\\b)`,
  'i',
);

const tellsHours = (sentence: string): boolean =>
  clockTime.test(sentence) ||
  (roundTheClock.test(sentence) && opening.test(sentence)) ||
  (day.test(sentence) && (openOrClosed.test(sentence) || span.test(sentence))) ||
  (openOrClosed.test(sentence) && span.test(sentence));

/** Whether a sentence states what only the record may: a phone number, an address, hours. */
const tellsContactFact = (sentence: string): boolean =>
  [phone, wordedPhone, namedPhone, addressPattern, street, town, email].some((fact) => fact.test(sentence)) ||
  tellsHours(sentence);

/** Removes the sentences that state a phone number, an address or hours. */
export const withoutContactFacts = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !tellsContactFact(sentence))
    .join(' ');

const mostWordsOfLabel = 4;

/**
 * Like `withoutContactFacts`, where the heading may reveal the subject: "Sunday" above "Closed", or "Are you open on
 * Sundays?" above "Yes".
 */
export function withoutContactFactsUnder(heading: string, text: string): string {
  if (heading.endsWith('?') && tellsHours(heading)) return '';
  const own = withoutContactFacts(text);
  const isLabel = heading.split(' ').length <= mostWordsOfLabel && !tellsContactFact(heading);
  if (!isLabel) return own;
  return splitSentences(own)
    .filter((sentence) => !tellsContactFact(`${heading} ${sentence}`))
    .join(' ');
}

/** Removes the parts of a page's title that state such a fact, if anything remains. */
export const titleWithoutContactFacts = (title: string): string =>
  splitTitle(title)
    .filter((part) => !tellsContactFact(part))
    .join(' | ');
