/** Words before "period" that mean a span of time: "grace period", "notice period". */
const kindsOfPeriod =
  'grace|notice|rental|trial|billing|lease|lien|time|waiting|free|pay|hold|the|a|this|that|what|which';

/** Words after "id" that make it "I'd", not a card. */
const afterWould =
  'want|like|love|need|prefer|rather|hate|have to|be|say|go|take|appreciate|guess|also|just|really|probably|still';

/** Each pattern starts with at most one space, so that a run of spaces isn't searched again from each of them. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ?\bcomma\b/gi, ','],
  [/ ?\bquestion mark\b/gi, '?'],
  [/ ?\bexclamation (?:point|mark)\b/gi, '!'],
  [new RegExp(`(?<!\\b(?:${kindsOfPeriod})) period\\s*$`, 'i'), '.'],
  [/ ?\bsigno de interrogaci[oó]n\b/gi, '?'],
  [new RegExp(`\\bid (?=(?:${afterWould})\\b)`, 'gi'), "I'd "],
];

/** Adds punctuation that was dictated in words or left out: "is it heated question mark", "id like one". */
export const withPunctuation = (text: string): string =>
  rules.reduce((changed, [written, mark]) => changed.replace(written, mark), text);
