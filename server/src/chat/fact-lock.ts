import { numberWordPattern, numberWordValue } from './language/number-words.ts';

/**
 * A figure, time, price, phone number or address in a text, in a form that is equal for equal facts however they are
 * written: `time:1020` for both `5 PM` and `5:00 p.m.`.
 */
type Claim = string;

interface Kind {
  readonly pattern: RegExp;
  /** `undefined`: the text only looks like one of this kind. */
  readonly claim: (match: RegExpMatchArray) => Claim | undefined;
}

const digits = (text: string): string => text.replace(/\D/g, '');
const amount = (text: string): string => String(Number(text.replaceAll(',', '')));

function minutesOfDay(hourText: string, minuteText: string | undefined, meridiem: string | undefined): number {
  const afternoon = meridiem?.toLowerCase().startsWith('p');
  const hour = meridiem ? (Number(hourText) % 12) + (afternoon ? 12 : 0) : Number(hourText);
  return hour * 60 + Number(minuteText ?? 0);
}

const webAddress = (text: string): Claim =>
  `address:${text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]]+$/, '')
    .replace(/\/$/, '')}`;

/** Tried in this order; what one kind has taken is no longer there for the next: `$5` is a price, not the number 5. */
const kinds: readonly Kind[] = [
  {
    pattern:
      /\b(?:https?:\/\/|www\.)[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|us|info|biz|example)\b(?:\/[^\s<>"]*)?/gi,
    claim: ([text]) => webAddress(text),
  },
  {
    pattern: /(?:tel:)?\+?\(?\d{1,4}\)?(?:[ .\-–]{0,2}\(?\d{2,5}\)?){1,4}/g,
    claim: ([text]) => (digits(text).length >= 7 ? `phone:${digits(text).slice(-10)}` : undefined),
  },
  {
    pattern: /[$€£]\s?(\d[\d,]*(?:\.\d+)?)|\b(\d[\d,]*(?:\.\d+)?)\s?(?:dollars?|bucks|usd)\b/gi,
    claim: ([, before, after]) => `price:${amount(before ?? after ?? '')}`,
  },
  {
    pattern: /\b(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?m\b\.?|\b(\d{1,2}):(\d\d)\b/gi,
    claim: ([, hour, minute, meridiem, hour24, minute24]) =>
      `time:${minutesOfDay(hour ?? hour24 ?? '', minute ?? minute24, meridiem)}`,
  },
  {
    pattern: /\b(noon|midnight)\b/gi,
    claim: ([text]) => (text.toLowerCase() === 'noon' ? 'time:720' : 'time:0'),
  },
  {
    pattern: /\b(\d+(?:\.\d+)?)\s?(?:'|′|ft|feet|foot)?\s?(?:x|×|by)\s?(\d+(?:\.\d+)?)\b/gi,
    claim: ([, width, depth]) => `size:${width}x${depth}`,
  },
  { pattern: /\b(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gi, claim: ([, share]) => `percent:${amount(share ?? '')}` },
  { pattern: /\d[\d,]*(?:\.\d+)?/g, claim: ([text]) => `number:${amount(text)}` },
  { pattern: numberWordPattern, claim: ([text]) => `number:${numberWordValue(text)}` },
];

function claimsIn(text: string): Set<Claim> {
  const claims = new Set<Claim>();
  let rest = text;
  for (const kind of kinds) rest = takeClaims(rest, kind, claims);
  return claims;
}

/** Adds the claims of one kind; what is left is the text without them. */
function takeClaims(text: string, { pattern, claim }: Kind, claims: Set<Claim>): string {
  let left = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const found = claim(match);
    if (found === undefined) continue;
    claims.add(found);
    left += `${text.slice(end, match.index)} `;
    end = match.index + match[0].length;
  }
  return left + text.slice(end);
}

/** Whether every figure, time, price, phone number and address of an answer stands in its sources. */
export function standsInSources(answer: string, sources: string): boolean {
  const known = claimsIn(sources);
  return [...claimsIn(answer)].every((claim) => known.has(claim));
}
