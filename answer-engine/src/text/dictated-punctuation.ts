/** "Grace period", "notice period": no full stop. */
const kindsOfPeriod =
  'grace|notice|rental|trial|billing|lease|lien|time|waiting|free|pay|hold|the|a|this|that|what|which';

const rules: readonly (readonly [RegExp, string])[] = [
  [/\s+comma\b/gi, ','],
  [/\s+question mark\b/gi, '?'],
  [/\s+exclamation (?:point|mark)\b/gi, '!'],
  [new RegExp(`(?<!\\b(?:${kindsOfPeriod}))\\s+period\\s*$`, 'i'), '.'],
  [/\s+signo de interrogaci[oó]n\b/gi, '?'],
];

/** Replaces punctuation that a dictation wrote out: "is it heated question mark" becomes "is it heated?". */
export const withPunctuation = (text: string): string =>
  rules.reduce((changed, [written, mark]) => changed.replace(written, mark), text);
