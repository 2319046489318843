/** "Grace period", "notice period": no full stop. */
const kindsOfPeriod =
  'grace|notice|rental|trial|billing|lease|lien|time|waiting|free|pay|hold|the|a|this|that|what|which';

/** Each begins with one space at most: a run of spaces must not be searched from each of them. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ?\bcomma\b/gi, ','],
  [/ ?\bquestion mark\b/gi, '?'],
  [/ ?\bexclamation (?:point|mark)\b/gi, '!'],
  [new RegExp(`(?<!\\b(?:${kindsOfPeriod})) period\\s*$`, 'i'), '.'],
  [/ ?\bsigno de interrogaci[oó]n\b/gi, '?'],
];

/** Replaces punctuation that a dictation wrote out: "is it heated question mark" becomes "is it heated?". */
export const withPunctuation = (text: string): string =>
  rules.reduce((changed, [written, mark]) => changed.replace(written, mark), text);
