import type { LeadDraft } from '@chat-module/contract/chat';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { writePhoneNumber } from './phone-number.ts';

const correction =
  /\b(?:make (?:that|it)|i mean|i meant|meant to|instead|change (?:it|that|this) to|switch (?:it|that) to|should be|supposed to be|actually|sorry|oops|my bad|typo|wrong|not|mejor|perdon|quise decir|me equivoque|en vez de|cambi\w{1,6}|corrijo)\b/;
const ending = /\b(?:ends?|ending|the end|last (?:four|4|digits)|termina|terminacion|al final|ultimos)\b/;
const digits = /(?<![\d$:/.-])\d{2,7}(?![\d:/.-]\d|\d)/g;

/**
 * The phone number that the visitor gave earlier, with its last digits corrected: "it ends in 0142, not 0124". Undefined if the message
 * corrects none.
 */
export function correctPhone(text: string, { phone }: LeadDraft): string | undefined {
  const asked = normalizeText(text);
  if (phone === undefined || !(correction.test(asked) || ending.test(asked))) return undefined;
  const known = phone.replace(/\D/g, '');
  const groups = [...asked.matchAll(digits)].map(([group]) => group);
  const wrong = groups.find((group) => known.endsWith(group));
  const [right, ...others] = groups.filter((group) => group !== wrong);
  if (right === undefined || others.length > 0) return undefined;
  const isSure = wrong === undefined ? right.length === 4 && ending.test(asked) : right.length === wrong.length;
  return isSure ? writePhoneNumber(known.slice(0, -right.length) + right) : undefined;
}
