import { contentOf, isVerb, type PolarToken } from './clauses.ts';
import type { Token } from './token.ts';

/** Whether two lists have an element in common. */
export const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((it) => b.includes(it));

const completedId = (token: Token): string | undefined => token.ids.find((id) => id.startsWith('done '));

/** Whether a word of a source means the same as a word of a claim. A completed action, such as "reserved", must be completed in the source too. */
export function isSameWord(claimed: Token, known: Token): boolean {
  const claimedDone = completedId(claimed);
  return claimedDone ? known.ids.includes(claimedDone) : shares(claimed.ids, known.ids);
}

export const isNegated = (tokens: readonly PolarToken[]): boolean => tokens.some(({ isNegative }) => isNegative);

export const isContentWord = (token: PolarToken): boolean => token.kind === 'word' && !token.isLight;

/** The content words before the first verb, unless a figure, sign or condition comes before it. */
export const beforeVerb = (tokens: readonly PolarToken[]): PolarToken[] => {
  const verb = tokens.findIndex(isVerb);
  const before = tokens.slice(0, Math.max(0, verb));
  const isBroken = before.some(
    ({ kind, text }) => kind !== 'word' || /^(?:if|when|unless|once|for|to|with|si|cuando|para)$/i.test(text),
  );
  return isBroken ? [] : contentOf(before);
};
