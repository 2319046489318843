/** "Grace period", "notice period": no full stop. */
const kindsOfPeriod =
  'grace|notice|rental|trial|billing|lease|lien|time|waiting|free|pay|hold|the|a|this|that|what|which';

/** Words after "id" that make it "I'd", not a card. */
const afterWould =
  'want|like|love|need|prefer|rather|hate|have to|be|say|go|take|appreciate|guess|also|just|really|probably|still';

/** Each begins with one space at most: a run of spaces must not be searched from each of them. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/ ?\bcomma\b/gi, ','],
  [/ ?\bquestion mark\b/gi, '?'],
  [/ ?\bexclamation (?:point|mark)\b/gi, '!'],
  [new RegExp(`(?<!\\b(?:${kindsOfPeriod})) period\\s*$`, 'i'), '.'],
  [/ ?\bsigno de interrogaci[oó]n\b/gi, '?'],
  [new RegExp(`\\bid (?=(?:${afterWould})\\b)`, 'gi'), "I'd "],
];

/** Writes punctuation that a dictation spelled out or a thumb left out: "is it heated question mark", "id like one". */
export const withPunctuation = (text: string): string =>
  rules.reduce((changed, [written, mark]) => changed.replace(written, mark), text);
