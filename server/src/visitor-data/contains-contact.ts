import type { Contact } from './contact.ts';

/** The longest number that E.164 allows, with its country code. */
const mostDigits = 15;
/** Ten digits identify a number with or without a prefix; a shorter number could be the end of another. */
const significantDigits = 10;

const joiners = String.raw`[\s().+/\u00a0\u2011\u2013-]`;
const numbers = new RegExp(String.raw`\+?\d(?:${joiners}*\d)*`, 'g');

interface Group {
  readonly digits: string;
  /** The text between this group and the previous one. */
  readonly before: string;
}

const groupsOf = (written: string): Group[] =>
  [...written.matchAll(/(\D*)(\d+)/g)].map(([, before = '', digits = '']) => ({ before, digits }));

const isCode = (prefix: string, before: string): boolean =>
  prefix === '0' || /^00[1-9]\d{0,2}$/.test(prefix) || (before.endsWith('+') && /^[1-9]\d{0,2}$/.test(prefix));

/** A shorter number matches alone or after a country code; adjacent text isn't part of it. */
function standsAlone(groups: readonly Group[], from: number, to: number, prefix: string): boolean {
  const before = groups[from]?.before ?? '';
  const left = from === 0 || (before.trim() === '' && (groups[from - 1]?.digits.length ?? 0) < 3);
  const right = to === groups.length - 1 || (groups[to + 1]?.before ?? '').trim() === '';
  return left && right && (prefix === '' || isCode(prefix, before));
}

function beginsAt(groups: readonly Group[], from: number, wanted: string): boolean {
  let whole = '';
  for (let to = from; to < groups.length && whole.length <= mostDigits; to++) {
    whole += groups[to]?.digits ?? '';
    if (!whole.endsWith(wanted) || whole.length > mostDigits) continue;
    if (wanted.length >= significantDigits || standsAlone(groups, from, to, whole.slice(0, -wanted.length)))
      return true;
  }
  return false;
}

/** Whether a text contains a phone number as a whole, however written, and not as part of a longer one. */
export const containsPhone = (text: string, wanted: string): boolean =>
  [...text.matchAll(numbers)].some(([written]) => {
    const groups = groupsOf(written);
    return groups.some((_, from) => beginsAt(groups, from, wanted));
  });

/** Whether a text contains an email address as a whole, and not as part of a longer one. */
export function containsEmail(text: string, email: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1)) {
    const before = lower.slice(0, at);
    const after = lower.slice(at + email.length);
    if (!/[\p{L}\p{N}._%+-]$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

/** Whether any of the texts contains the contact, or the session is the requested one. */
export const containsContact = (
  { sessionId, email, phoneDigits }: Contact,
  row: { readonly sessionId?: string },
  texts: readonly string[],
): boolean =>
  row.sessionId === sessionId ||
  texts.some(
    (text) =>
      (email !== undefined && containsEmail(text, email)) ||
      (phoneDigits !== undefined && containsPhone(text, phoneDigits)),
  );
