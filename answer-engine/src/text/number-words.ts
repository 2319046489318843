const units = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([
  ...[...units, ...teens].map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

const unitWords = units.slice(2).join('|');
const tenWords = tens.join('|');

/** Number words from two to ninety-nine. "One" is left out: it is a pronoun more often than a figure. */
export const numberWordPattern = new RegExp(
  `\\b(?:(?:${tenWords})(?:[\\s-](?:one|${unitWords}))?|${[...teens].join('|')}|${unitWords})\\b`,
  'gi',
);

export const numberWordValue = (words: string): number =>
  words
    .toLowerCase()
    .split(/[\s-]/)
    .reduce((sum, word) => sum + (values.get(word) ?? 0), 0);
