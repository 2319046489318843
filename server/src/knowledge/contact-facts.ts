import { splitSentences } from './split-sentences.ts';

const phone = /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}\b|\b\d{3}[-.]\d{4}\b/;
export const addressPattern =
  /\b\d{1,6}[A-Z]?\s+(?:[A-Z0-9][\w.'’-]*,?\s+){1,6}(?:[A-Z][A-Za-z.'’-]*,?\s+){1,4}[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/;
const street =
  /\b\d{1,6}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][\w.'’-]*\s+){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Hwy|Highway|Pkwy|Parkway|Way|Ct|Court|Pl|Place)\b/;
const email = /[^\s@]@[^\s@]+\.[a-z]/i;

const clockTime =
  /\b\d{1,2}(?::\d\d)?\s*(?:a\.?\s?m\b|p\.?\s?m\b)|\b\d{1,2}:\d\d\b|\b(?:noon|midnight|dawn|dusk|sunrise|sunset)\b/i;
const roundTheClock = /\b24\s*(?:\/|-|x)\s*7\b|\b24[- ]?h(?:ou)?rs?\b|\baround the clock\b|\b24 horas\b/i;
const opening =
  /\b(open|opens|close[sd]?|hours?|access(?:ible)?|gate|enter|entry|office|staff|available|horario|abiert[oa]s?|cierra|acceso)\b/i;

const tellsHours = (sentence: string): boolean =>
  clockTime.test(sentence) || (roundTheClock.test(sentence) && opening.test(sentence));

/** Whether a sentence states what only the record may tell: a phone number, an address, hours. */
const tellsContactFact = (sentence: string): boolean =>
  phone.test(sentence) ||
  addressPattern.test(sentence) ||
  street.test(sentence) ||
  email.test(sentence) ||
  tellsHours(sentence);

/** A text without the sentences that state a phone number, an address or hours. */
export const withoutContactFacts = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !tellsContactFact(sentence))
    .join(' ');
