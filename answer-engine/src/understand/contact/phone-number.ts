import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { Span } from './span.ts';
import { digitsOfSpokenNumber } from './spoken-digits.ts';

/** A US phone number in a text. */
export interface PhoneNumber extends Span {
  /** Ten digits, or seven without an area code. */
  readonly digits: string;
}

const between = '[-.\\s/]{0,3}';
const written = new RegExp(
  `(?<![\\d.$#-])(?:\\+?1${between})?\\(?(\\d{3})\\)?${between}(\\d{3})${between}(\\d{4})(?!\\d|[-.]\\d)`,
  'g',
);
const writtenWithoutAreaCode = /(?<![\d.$#-])(\d{3})[-.\s](\d{4})(?!\d|[-.]\d)/g;

/** A number with another country's code. Without the code it would be a different number. */
const foreignNumber = /(?:\+|\b00 ?)(?!1\b)\d[\d\s().-]{6,}/g;

/** Words before a phone number that precede no other number of seven digits. */
const phoneCue =
  /\b(?:call|text|ring|phone|reach|number|cell|mobile|tel|llame\w*|llama\w*|marque\w*|numero|celular|telefono|cel)\b[^.;?!]{0,30}$/;
/** Words before other numbers with as many digits. */
const otherNumberCue =
  /\b(?:card|account|reservation|confirmation|order|invoice|reference|ref|routing|license|serial|tracking|vin|tarjeta|cuenta|reservacion|confirmacion|factura|pedido)\b[^.,;?!]{0,20}$/;
/** "Somebody called me from 555-0100" gives no number to call back. */
const callerCue =
  /\b(?:calls?|called|calling|texts?|texted|texting|rang|llamo|llamaron|llaman|marcaron)\b[^.,;?!]{0,25}\b(?:from|desde|de|del)\b[^.,;?!]{0,15}$/;
const asksWhose =
  /\b(?:is|was|are|were|es|era|son) (?:this|that|it|these|este|ese|esto|eso)\b.{0,60}\b(?:you|yours?|yall|ustedes|suyo|su)\b|^(?:is|es) \(?\d.{0,30}\b(?:yours?|suyo|su)\b|\b(?:whose|de quien)\b/;

/**
 * The visitor's phone number in a message, in any common notation or dictated. Ignores card and account numbers, the facility's own number, and
 * the number of somebody who called.
 *
 * @param ownDigits the digits of the facility's phone number
 */
export function findPhoneNumber(message: string, ownDigits: string): PhoneNumber | undefined {
  const text = message.replace(foreignNumber, ({ length }) => ' '.repeat(length));
  const candidates: PhoneNumber[] = [
    ...[...text.matchAll(written)].map(spanOf),
    ...digitsOfSpokenNumber(text).filter(({ digits }) => /^1?\d{10}$/.test(digits)),
    ...[...text.matchAll(writtenWithoutAreaCode)].map(spanOf).filter(({ start }) => phoneCue.test(before(text, start))),
  ];
  if (candidates.length === 0) return undefined;
  const plain = normalizeText(text);
  return candidates
    .map((found) => ({ ...found, digits: found.digits.replace(/^1(?=\d{10}$)/, '') }))
    .find(
      ({ digits, start }) =>
        !ownDigits.endsWith(digits) &&
        !otherNumberCue.test(before(text, start)) &&
        !callerCue.test(before(text, start)) &&
        !asksWhose.test(plain),
    );
}

const before = (text: string, start: number): string => normalizeText(text.slice(0, start));

const spanOf = (match: RegExpMatchArray): PhoneNumber => ({
  digits: match.slice(1).join(''),
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Written as 206-555-0134. */
export const writePhoneNumber = (digits: string): string =>
  digits.length === 7
    ? `${digits.slice(0, 3)}-${digits.slice(3)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
