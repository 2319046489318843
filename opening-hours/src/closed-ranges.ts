/** Matches an English month or its abbreviation. */
export const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const date = `${month} \\d{1,2}(?:st|nd|rd|th)?`;
const dateRange = new RegExp(
  `(?:(?:for|during) [^,.\\d]{3,30},\\s*|(?:for )?the (?:whole |entire )?week )?(?:from )?(${date})\\s*(?:to|through|thru|until|-|–)\\s*(${date})`,
  'gi',
);
export const startsWithClosed = /^\W*(?:(?:also|we are|we're|the office is|office) )?closed\b/i;

/** Splits "closed June 29 to July 5, December 24 to January 1 and Labor Day" into one line per range and one for the rest; `undefined` otherwise. */
export function closedRanges(text: string): string[] | undefined {
  if (!startsWithClosed.test(text)) return undefined;
  const ranges = [...text.matchAll(dateRange)].map(([, from, to]) => `Closed ${from} to ${to}`);
  const rest = text
    .replaceAll(dateRange, '')
    .replace(/\bclosed(?:\W|\band\b)+/i, 'closed ')
    .replace(/(?:\W|\band\b)+$/i, '');
  const parts = /closed$/i.test(rest) ? ranges : [...ranges, rest];
  return ranges.length === 0 || parts[0] === text.trim() ? undefined : parts;
}
