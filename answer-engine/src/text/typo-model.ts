const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const positionOf = new Map(
  rows.flatMap((row, down) =>
    [...row].map((letter, across) => [letter, { across: across + down * 0.5, down }] as const),
  ),
);

/** Whether two keys are adjacent on a phone's keyboard. */
function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [positionOf.get(a), positionOf.get(b)];
  if (!one || !other) return false;
  return Math.abs(one.across - other.across) <= 1 && Math.abs(one.down - other.down) <= 1;
}

/** Letters that sound alike in English or Spanish. */
const soundGroups = ['aeiouy', 'ckqs', 'szx', 'bv', 'gj', 'mn', 'dt', 'fv', 'hj', 'iyl', 'rl', 'pb'];

const soundTheSame = (a: string, b: string): boolean =>
  soundGroups.some((group) => group.includes(a) && group.includes(b));

/** Whether a letter is likely typed for another: they are adjacent or sound alike. */
export const isLikelyReplacement = (a: string, b: string): boolean => areNeighbours(a, b) || soundTheSame(a, b);

/** Whether a letter is likely an extra one: doubled, or adjacent on the keyboard to the letter beside it. */
export const isLikelyExtra = (letter: string, before: string | undefined, after: string | undefined): boolean =>
  [before, after].some((beside) => beside !== undefined && (beside === letter || areNeighbours(beside, letter)));

/** A phonetic key without vowels and double letters, the same for "insurence" and "insurance". */
export const phoneticKey = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
