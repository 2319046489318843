import { faqTexts, questions } from './scene.mjs';

const longest = 2000;
const vocabulary = [...new Set([...questions.slice(0, 20_000), ...faqTexts].flatMap((text) => text.split(/\s+/)))];
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const signs = [
  '㋍',
  'ﬃ',
  '㉐',
  '㎢',
  'ﷺ',
  'ñ',
  'é',
  '&',
  '$',
  '(',
  '[',
  '.',
  '!',
  '?',
  '\n',
  "'",
  '’',
  '/',
  '0',
  'x',
  ' ',
];
const phrases = [
  ...[
    '10x20',
    '10 by 20',
    '1x1.11',
    '3 x 3 m',
    '100 sq ft',
    'ten by ten',
    '12345',
    '$5',
    '24/7',
    '9:30 am',
    'until 5 pm',
  ],
  ...['on christmas eve', 'dec 24', 'a la 5 de la tarde', 'monday', '2 bedroom apartment', '20 ft boat on a trailer'],
  ...[
    'how much',
    'can i get in a',
    'do you have',
    'is there',
    'will it fit',
    'what size',
    'w/',
    'idk',
    'u-haul',
    'it',
    'yes',
  ],
];
const separators = [' ', ' ', ' ', ' ', '. ', '! ', '\n', ', ', ''];

const pick = (random, items) => items[Math.floor(random() * items.length)];
const upTo = (random, most) => 1 + Math.floor(random() * most);
const letters = (random, length) => Array.from({ length }, () => pick(random, alphabet)).join('');

const slipOf = (random, word) => {
  const at = Math.floor(random() * word.length);
  return word.slice(0, at) + pick(random, alphabet) + word.slice(at + (random() < 0.5 ? 1 : 0));
};

/**
 * Text fragments by kind. A fragment is generated anew each time where possible: the server would remember words it has
 * read, and an attacker would not repeat them.
 */
const kinds = {
  letters: (random) => ({ length: upTo(random, 30) }),
  longWord: (random) => ({ length: upTo(random, longest) }),
  word: (random) => ({ text: pick(random, vocabulary) }),
  slip: (random) => ({ text: pick(random, vocabulary) }),
  question: (random) => ({ text: pick(random, questions) }),
  faq: (random) => ({ text: pick(random, faqTexts) }),
  phrase: (random) => ({ text: pick(random, phrases) }),
  signs: (random) => ({ text: pick(random, signs).repeat(upTo(random, 60)) }),
};
const kindNames = Object.keys(kinds);

const write = (random, { kind, text, length }) => {
  if (kind === 'letters' || kind === 'longWord') return letters(random, length);
  return kind === 'slip' ? slipOf(random, text) : text;
};

const drawPiece = (random, kind = pick(random, kindNames)) => ({
  kind,
  ...kinds[kind](random),
  separator: pick(random, separators),
});

const drawPieces = (random) => {
  const favorite = pick(random, kindNames);
  const share = pick(random, [1, 1, 0.7]);
  return Array.from({ length: upTo(random, 400) }, () => drawPiece(random, random() < share ? favorite : undefined));
};

/** A plan of a message and the messages before it. */
export const drawPlan = (random) => ({
  pieces: random() < 0.2 ? drawPieces(random).slice(0, 4) : drawPieces(random),
  earlier: random() < 0.2 ? Array.from({ length: upTo(random, 10) }, () => drawPieces(random)) : [],
});

const changes = [
  (random, pieces) => pieces.toSpliced(Math.floor(random() * pieces.length), 0, drawPiece(random)),
  (random, pieces) => pieces.toSpliced(Math.floor(random() * pieces.length), upTo(random, 5)),
  (random, pieces) => pieces.with(Math.floor(random() * pieces.length), drawPiece(random)),
  (random, pieces) => {
    const at = Math.floor(random() * pieces.length);
    return pieces.toSpliced(at, 0, ...pieces.slice(at, at + upTo(random, 20)));
  },
  (random, pieces) => {
    const separator = pick(random, separators);
    return pieces.map((piece) => (random() < 0.5 ? { ...piece, separator } : piece));
  },
  (random, pieces) => {
    const one = drawPiece(random);
    return pieces.map((piece) => (random() < 0.3 ? one : piece));
  },
];

/** A mutated plan, or one with fragments of another plan. */
export const changePlan = (random, { pieces, earlier }, other) => {
  let changed = random() < 0.2 ? [...pieces.slice(0, pieces.length / 2), ...other.pieces] : pieces;
  for (let left = upTo(random, 5); left > 0; left--)
    changed = changed.length === 0 ? drawPieces(random) : pick(random, changes)(random, changed);
  const past = random() < 0.1 ? drawPlan(random).earlier : earlier;
  return { pieces: changed.slice(0, longest), earlier: past };
};

const writePieces = (random, pieces) => {
  let text = '';
  for (const piece of pieces) {
    text += write(random, piece) + piece.separator;
    if (text.length >= longest) break;
  }
  return text.slice(0, longest).toWellFormed().trim();
};

export const writePlan = (random, { pieces, earlier }) => ({
  message: writePieces(random, pieces) || 'x',
  earlier: earlier.map((past) => writePieces(random, past) || 'x'),
});
