const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const placeOf = new Map(
  rows.flatMap((row, down) =>
    [...row].map((letter, across) => [letter, { across: across + down * 0.5, down }] as const),
  ),
);

/** Beside or below each other on a phone's keyboard. */
function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [placeOf.get(a), placeOf.get(b)];
  if (!one || !other) return false;
  return Math.abs(one.across - other.across) <= 1 && Math.abs(one.down - other.down) <= 1;
}

/** Letters that sound alike in English or Spanish. */
const alike = ['aeiouy', 'ckqs', 'szx', 'bv', 'gj', 'mn', 'dt', 'fv', 'hj', 'iyl', 'rl', 'pb'];

const soundAlike = (a: string, b: string): boolean => alike.some((group) => group.includes(a) && group.includes(b));

/** Whether thumb or ear may put one letter for another. */
export const isLikelySwap = (a: string, b: string): boolean => areNeighbours(a, b) || soundAlike(a, b);

/** Whether a letter may have slipped in beside another: doubled, or hit along with its neighbour. */
export const isLikelyExtra = (letter: string, before: string | undefined, after: string | undefined): boolean =>
  [before, after].some((beside) => beside !== undefined && (beside === letter || areNeighbours(beside, letter)));

/** What is left of a word when vowels and doubled letters are not heard: "insurence" and "insurance" are alike. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
