import { month, startsWithClosed } from './closed-ranges.ts';
import { weekdays } from './weekdays.ts';

const date = `${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?`;
const dates = `${date}\\s*(?:to|through|thru|until|-|–)\\s*(?:${date}|\\d{1,2}(?:st|nd|rd|th)?)`;

/** Rewrites a line as one or more lines; `undefined` if it does not apply. */
type Rewriting = (line: string) => readonly string[] | undefined;

const replacing =
  (pattern: RegExp, replacement: string): Rewriting =>
  (line) => {
    const replaced = line.replace(pattern, replacement);
    return replaced === line ? undefined : [replaced];
  };

const outsideParentheses = '(?![^(]*\\))';
const comma = new RegExp(`,\\s*(?:and\\s+)?${outsideParentheses}`);
const and = new RegExp(`\\s+and\\s+(?!\\d)${outsideParentheses}`);

/** One line for each item of "closed Good Friday, the village fair (May 9) and Labor Day". */
const splitList =
  (separator: RegExp): Rewriting =>
  (line) => {
    if (!startsWithClosed.test(line)) return undefined;
    const items = line
      .replace(startsWithClosed, '')
      .replace(/^ on\b/i, '')
      .trim()
      .split(separator);
    return items.length < 2 ? undefined : items.map((item) => `Closed ${item}`);
  };

/** Closes the whole week first: the hours in "Tuesday - Thursday 10-3, all other days closed" then replace those of the days they name. */
const closeOtherDays: Rewriting = (line) => {
  const [, hours] = /^(.*?),?\s*(?:and )?(?:all |the )?other days:? closed\.?$/i.exec(line) ?? [];
  return hours === undefined ? undefined : [...closedWeek(line), hours];
};

const closedWeek = (line: string): string[] => {
  const [season = ''] = new RegExp(`^${dates}:?`, 'i').exec(line) ?? [];
  return [`${season} ${weekdays.map(({ english }) => english).join(', ')}: closed`.trim()];
};

/** "Sunday: 11-3 from November through April, otherwise closed" */
const closeOtherwise: Rewriting = (line) => {
  const [, days, hours] = /^([^:\d]+):(.*?),?\s*(?:otherwise|else) closed\.?$/i.exec(line) ?? [];
  return days === undefined ? undefined : [`${days}: closed`, `${days}: ${hours}`];
};

const monthList = new RegExp(`^(?:in )?(${month}(?:(?:,| and|, and) ${month})+):\\s*(.*)$`, 'i');

const splitMonths: Rewriting = (line) => {
  const [, months, hours] = monthList.exec(line) ?? [];
  return months?.split(/,? and |, /).map((one) => `${one}: ${hours}`);
};

const twoRanges = new RegExp(`^[^(),:\\d]{3,40}\\(\\s*(${dates}) and (${dates})\\s*\\)\\s*:?\\s*(.*)$`, 'i');

/** "Move-in weeks (May 4 - 17 and August 22 - September 3): daily 8-8" */
const splitRanges: Rewriting = (line) => {
  const [, first, second, hours] = twoRanges.exec(line) ?? [];
  return first === undefined ? undefined : [`${first}: ${hours}`, `${second}: ${hours}`];
};

/** Words in parentheses that may change the hours. */
const meaningful =
  '\\b(?:only|except|but|call|appointment|cita|solo|every|each|no|not|(?:mon|tues|wednes|thurs|fri|satur|sun|holi)days?|weekends?)\\b';

const rewritings: readonly Rewriting[] = [
  // "9-12, 1-5 (closed midday)"
  replacing(new RegExp(`\\s*\\((?!${month})(?![^()]*${meaningful})[^()\\d]*\\)`, 'gi'), ''),
  splitRanges,
  // "Shipping season (March 25 - January 15): Monday - Friday 8-5"
  replacing(new RegExp(`^[^(),:\\d]{3,30}\\(\\s*(${dates})\\s*\\)\\s*:?`, 'i'), '$1:'),
  // "Balloon Fiesta, October 3 - 11: 7-5 every day"
  replacing(new RegExp(`^[^(),:\\d]{3,30},\\s*(${dates})\\s*:`, 'i'), '$1:'),
  replacing(/^\W*(?:the )?rest of the year:?\s*/i, ''),
  replacing(/^\W*(?:regular|normal|usual|standard) hours:?$/i, 'Office hours:'),
  replacing(/(?:the )?week between christmas(?: day)? and new year'?s?(?: day)?/i, 'December 25 to January 1'),
  // "Saturday: by appointment only, 10-1"
  replacing(/(\bby appointment)(?: only)?[,:]? (?:from )?\d[\d:.apm\s–-]*$/i, '$1'),
  closeOtherDays,
  closeOtherwise,
  splitList(comma),
  splitList(and),
  // "Closed Alaska Day (October 18)"
  replacing(
    /^(\W*(?:office )?closed)\b[^()]*\(([^()]*(?:\d|first|second|third|fourth|last)[^()]*)\)(.*?)\.?$/i,
    '$1 $2$3',
  ),
  // "Closed December 12 from noon"
  replacing(/^\W*closed\s+(.+?)\s+from (noon|\d[\d:]*\s*[ap]\.?m\.?)$/i, '$1: closes at $2'),
  // "In April, May and October: Monday - Friday until 8"
  splitMonths,
];

/** Rewrites a line that cannot be parsed so that as much of it as possible can; the line itself if nothing can. */
export function readableLines(text: string, isReadable: (line: string) => boolean): readonly string[] {
  const lines = rewritings.reduce<readonly string[]>(
    (some, rewrite) => some.flatMap((line) => (isReadable(line) ? [line] : (rewrite(line) ?? [line]))),
    [text],
  );
  return lines.some(isReadable) ? lines : [text];
}
