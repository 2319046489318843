import { sampleFaqs } from '../sample/content/sample-faqs.ts';
import { chance, pick, type Random, wholeNumber } from '../sample/seeded-random.ts';

const faqTexts = sampleFaqs.flatMap(({ question, answer }) => [question, answer]);
const vocabulary = faqTexts.flatMap((text) => text.split(/\s+/));
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const brackets = ['(', ')', '[', ']', '{', '}', '“', '”', '«', '»', "'", '"', '-', '–', ',', ';', ':'];
const sizes = [
  '10x20',
  '5 x 10',
  '10 by 20',
  'ten by ten',
  '3 x 3 m',
  '100 sq ft',
  '1x1.11',
  '20 ft boat',
  '2 bedroom',
];
const hours = ['9:30 am', 'until 5 pm', 'monday', 'on christmas eve', 'dec 24', '24/7', 'a las 5', 'at noon', '12/24'];

const word = (random: Random, least: number, most: number): string =>
  Array.from({ length: wholeNumber(random, least, most) }, () => pick(random, letters)).join('');

function slip(random: Random): string {
  const meant = pick(random, vocabulary);
  const at = wholeNumber(random, 0, meant.length);
  return meant.slice(0, at) + pick(random, letters) + meant.slice(at + (chance(random, 0.5) ? 1 : 0));
}

const row = (sign: string) => () => sign;

/** The repeated unit of a text, by family; generated again each time. */
const pieces: Readonly<Record<string, (random: Random) => string>> = {
  'an era of Unicode': row('㋍'),
  'a ligature of Unicode': row('ﬃ'),
  'a sign that Unicode spells out': (random) => pick(random, ['㉐', '㎢', 'ﷺ', '㏂', '½', '№']),
  'one long word': (random) => word(random, 1, 1),
  'short words': (random) => `${word(random, 1, 1)} `,
  'words of usual length': (random) => `${word(random, 4, 9)} `,
  'long words': (random) => `${word(random, 20, 24)} `,
  'mistyped words': (random) => `${slip(random)} `,
  'mistyped words in short sentences': (random) => `${slip(random)} ${slip(random)}. `,
  'nested punctuation': (random) => pick(random, brackets),
  'ends of sentences': (random) => pick(random, ['. ', '! ', '?', '!!', '\n', '…']),
  'a row of line breaks': row('\n'),
  'a row of exclamation marks': row('!'),
  'a row of spaces': row(' '),
  ampersands: row('& '),
  'amounts of money': (random) => `$${wholeNumber(random, 0, 99)} $ `,
  digits: (random) => String(wholeNumber(random, 0, 9)),
  'a figure without end': (random) => (chance(random, 0.9) ? '1' : '.'),
  sizes: (random) => `${pick(random, sizes)} `,
  'sizes without spaces': row('1x'),
  hours: (random) => `are you open ${pick(random, hours)} `,
  'texts like FAQs': (random) => `${pick(random, faqTexts)} `,
  'words of FAQs': (random) => `${pick(random, vocabulary)} `,
};

export const hostileFamilies = Object.keys(pieces);

/** A question before the rest, so that a certain reader processes the text. */
export const starts = ['which size is open 1x1.1', 'do you have ice'];

/** A text of a family with the given number of characters. */
export function hostileText(family: string, start: string | undefined, length: number, random: Random): string {
  const draw = pieces[family] ?? row('');
  let text = start ?? '';
  while (text.length < length) text += draw(random);
  return `${text.slice(0, length - 1)}x`;
}
