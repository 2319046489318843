import { numberOf } from './words.mjs';

/**
 * The figures of a text, found by other means than the product finds them. Each kind is tried in this order on what the
 * kinds before it have left.
 */
const kinds = [
  ['link', /https?:\/\/[^\s)]+/g],
  ['phone', /\(\d{3}\) \d{3}-\d{4}/g],
  ['street', /\b\d{2,5} (?:[NSEW]{1,2} )?[A-Z]\w+(?: [A-Z]\w+)* (?:Loop|Street|Avenue|Road|Lane|Drive|Way)\b/g],
  ['size', /\b\d{1,2}x\d{1,2}\b/g],
  ['price', /\$\d[\d,]*(?:\.\d\d)?/g],
  ['percent', /\b\d+ percent\b/g],
  ['time', /\b\d{1,2}:\d\d\b|\b\d{1,2} (?:am|pm)\b|\b\d{1,2} in the (?:morning|afternoon|evening)\b/gi],
  [
    'length of time',
    /\b(?:\d+|two|three|four|five|six|seven|ten|twelve|thirty) (?:days?|weeks?|months?|hours?|minutes?|years?)\b/gi,
  ],
  ['number', /(?<![\w.$:-])\d+(?:,\d{3})*(?![\w:%-]|\.\d)/g],
  ['number in words', /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty)\b/gi],
];

export const figuresOf = (text) => {
  let rest = text;
  const found = [];
  for (const [kind, pattern] of kinds) {
    for (const match of rest.matchAll(pattern)) found.push({ kind, text: match[0], at: match.index });
    rest = rest.replace(pattern, (written) => ' '.repeat(written.length));
  }
  return found.sort((a, b) => a.at - b.at);
};

/** The number that a figure starts with or is. */
export const amountOf = (figure) => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(figure)?.[0];
  return digits === undefined ? numberOf(figure.split(' ')[0]) : Number(digits.replaceAll(',', ''));
};

export const replaceFigure = (text, { at, text: written }, replacement) =>
  text.slice(0, at) + replacement + text.slice(at + written.length);
