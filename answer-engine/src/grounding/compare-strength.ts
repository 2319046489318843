import { contentOf, isVerb, type PolarToken } from './clauses.ts';
import { isSameFigure } from './compare-figures.ts';
import { isNegated, isSameWord } from './match-tokens.ts';
import type { Token } from './token.ts';

const all = (tokens: readonly Token[], of: 'raises' | 'lowers'): Set<string> =>
  new Set(tokens.flatMap((token) => token[of]));

/** The kinds of strength of some words; "must" is a different one where it is negated. */
const raisesOf = (tokens: readonly PolarToken[]): Set<string> =>
  new Set(
    tokens.flatMap(({ raises, isNegative }) =>
      raises.map((raise) => (raise === 'must' ? `${raise} ${isNegative}` : raise)),
    ),
  );
const raiseName = (raise: string): string => raise.split(' ')[0] ?? '';

/**
 * Whether a claim is no stronger than its evidence: the evidence has the claim's "always" and "must", and the claim keeps the evidence's "may"
 * and "up to".
 */
export function strengthAgrees(
  claim: readonly PolarToken[],
  own: readonly PolarToken[],
  context: readonly PolarToken[],
): boolean {
  const lowered = all(claim, 'lowers');
  const known = raisesOf([...own, ...context]);
  for (const raise of raisesOf(claim))
    if (
      raise !== 'only' &&
      !known.has(raise) &&
      !isRaisedBy(raiseName(raise), own) &&
      !isImplicitDuty(raise, claim, own)
    )
      return false;
  for (const lower of all(own, 'lowers')) if (!isKept(lower, lowered, claim, own)) return false;
  return true;
}

/** Whether evidence without a verb states a rule: "Vehicles: titled in your name", "18 and over"; "Deposit: none" states that none is required. */
function isImplicitDuty(raise: string, claim: readonly PolarToken[], own: readonly PolarToken[]): boolean {
  if (own.some((token) => isVerb(token) || token.lowers.includes('maybe') || token.ids.includes('allow'))) return false;
  if (raise === 'must true')
    return isNegated(own) && contentOf(own).every((token) => claim.some((it) => isSameWord(token, it)));
  const at = claim.findIndex(({ raises }) => raises.includes('must'));
  return raise === 'must false' && /^be$/i.test(claim[at + 1]?.text ?? '');
}

function isRaisedBy(raise: string, own: readonly PolarToken[]): boolean {
  if (raise === 'need')
    return (
      !own.some(({ text }) => /^(?:recommend\w*|suggest\w*|optional|may|might|can|could|if|puede)$/i.test(text)) ||
      isDuty(own)
    );
  return raise === 'must' && (isDuty(own) || own.some(({ raises }) => raises.includes('need')));
}

/** Whether evidence requires something of the reader: "Bring your license". */
const isDuty = (own: readonly PolarToken[]): boolean =>
  (own[0] !== undefined && isVerb(own[0])) ||
  (/^you$/i.test(own[0]?.text ?? '') && !own.some(({ text }) => /^(?:can|may|could)$/i.test(text))) ||
  own.some(({ text }) => /^(?:please|should|por favor)$/i.test(text));

/** Whether "may" permits rather than doubts: "tenants may request it for $10" is certain, "you may be charged $10" is not. */
function isPermission(own: readonly PolarToken[], at: number, claim: readonly PolarToken[]): boolean {
  const isPerson = /^(?:you|tenants|customers|renters|guests|visitors)$/i.test(own[at - 1]?.text ?? '');
  const costs = own.filter(({ figure }) => figure?.kind === 'money');
  const isCharge = own[at + 1]?.text === 'be' || own[at + 1]?.ids.includes('pay');
  return (
    isPerson &&
    !isCharge &&
    costs.length > 0 &&
    costs.every((token) => claim.some(({ figure }) => isSameFigure(figure, token.figure)))
  );
}

const limits = ['most', 'least', 'about'];
function isKept(
  lower: string,
  lowered: ReadonlySet<string>,
  claim: readonly PolarToken[],
  own: readonly PolarToken[],
): boolean {
  if (lowered.has(lower) || lowered.has('maybe')) return true;
  if (
    lower === 'maybe' &&
    own.every(
      (token, at) =>
        !token.lowers.includes('maybe') ||
        (token.text === 'may' &&
          (own[at + 1]?.text === 'not' ||
            isPermission(own, at, claim) ||
            claim.some(({ text }) => /^(?:can|cannot|could|puede|pueden|allowed|fine|welcome)$/i.test(text)))),
    )
  )
    return true;
  if (!limits.includes(lower)) return false;
  // A limit matters only if the claim has the limited figure.
  const limited = own.flatMap((token, at) =>
    token.lowers.includes(lower) ? (own.slice(at, at + 4).find(({ kind }) => kind === 'figure') ?? []) : [],
  );
  return !limited.some(({ figure }) => claim.some((token) => isSameFigure(token.figure, figure)));
}
