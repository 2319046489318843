export interface SentenceOptions {
  /** A semicolon ends a sentence too. */
  readonly atSemicolons?: boolean;
  /** A sentence may start with any character, because visitors type without capitals. */
  readonly anyCase?: boolean;
}

/** The end of a sentence with its closing quotes, or of a line, and the space after it. */
const possibleEnd = /[.!?…;]["”’')*\]]*\s+|\n\s*/g;
const beginsSentence = /^[\p{Lu}\p{N}"“¿¡(]/u;
const abbreviation =
  /\b(?:st|ave|rd|blvd|dr|ln|hwy|ste|no|approx|mr|mrs|ms|inc|vs|sq|ft|hrs?|mins?|lbs?|mon|tues?|wed|thur?s?|fri|sat|sun|e\.g|i\.e|[a-z])\.$/i;
const halfOfDay = /\b[ap]\.m\.$/i;
/** In characters: the longest of these abbreviations plus the character before it is shorter. */
const tailLength = 12;

/**
 * Splits a text at the ends of sentences and lines; the parts concatenated are the text. Figures ("3.5"), abbreviations ("450 Linden St. in
 * Waco") and "a.m." within a sentence don't end it.
 */
export function cutSentences(text: string, { atSemicolons = false, anyCase = false }: SentenceOptions = {}): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(possibleEnd)) {
    const next = index + end.length;
    if (end.startsWith(';') && !atSemicolons && !end.includes('\n')) continue;
    if (!end.includes('\n') && !endsSentence(text, index, next, anyCase)) continue;
    parts.push(text.slice(start, next));
    start = next;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

function endsSentence(text: string, mark: number, next: number, anyCase: boolean): boolean {
  const rest = text.slice(next, next + 2);
  const before = text.slice(Math.max(0, mark + 1 - tailLength), mark + 1);
  if (halfOfDay.test(before)) return /^\p{Lu}/u.test(rest);
  return !abbreviation.test(before) && (anyCase || beginsSentence.test(rest));
}

/** The sentences and lines of a text from `cutSentences`, trimmed and without empty ones. */
export const splitSentences = (text: string, options?: SentenceOptions): string[] =>
  cutSentences(text, options)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
