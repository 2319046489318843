import type { Contact } from './contact.ts';

/** The longest number that E.164 allows, with its country's code. */
const mostDigits = 15;
/** A number of ten digits is one with or without what stands before it; a shorter one could be the end of another. */
const significantDigits = 10;

const joiners = String.raw`[\s().+/\u00a0\u2011\u2013-]`;
const numbers = new RegExp(String.raw`\+?\d(?:${joiners}*\d)*`, 'g');

interface Group {
  readonly digits: string;
  /** What stands between it and the group before. */
  readonly before: string;
}

const groupsOf = (written: string): Group[] =>
  [...written.matchAll(/(\D*)(\d+)/g)].map(([, before = '', digits = '']) => ({ before, digits }));

const isCode = (prefix: string, before: string): boolean =>
  prefix === '0' || /^00[1-9]\d{0,2}$/.test(prefix) || (before.endsWith('+') && /^[1-9]\d{0,2}$/.test(prefix));

/** A shorter number stands alone, or after a country's code; what is written next to it is not a part of it. */
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

/** Whether a phone number stands in a text as a whole, however it is written there; inside of a longer one it does not. */
export const holdsPhone = (text: string, wanted: string): boolean =>
  [...text.matchAll(numbers)].some(([written]) => {
    const groups = groupsOf(written);
    return groups.some((_, from) => beginsAt(groups, from, wanted));
  });

/** Whether an email address stands in a text as a whole: not as the end or the beginning of a longer one. */
export function holdsEmail(text: string, email: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1)) {
    const before = lower.slice(0, at);
    const after = lower.slice(at + email.length);
    if (!/[\p{L}\p{N}._%+-]$/u.test(before) && !/^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

/** Whether any of the texts holds the contact, or the session is the one that was asked for. */
export const bears = (
  { sessionId, email, phoneDigits }: Contact,
  row: { readonly sessionId?: string },
  texts: readonly string[],
): boolean =>
  row.sessionId === sessionId ||
  texts.some(
    (text) =>
      (email !== undefined && holdsEmail(text, email)) || (phoneDigits !== undefined && holdsPhone(text, phoneDigits)),
  );
