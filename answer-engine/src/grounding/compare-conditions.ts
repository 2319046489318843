import { type Clause, contentOf, figuresOf, isVerb, type PolarToken } from './clauses.ts';
import { isSameFigure } from './compare-figures.ts';
import { wordsToSupport } from './compare-words.ts';
import { beforeVerb, isNegated, isSameWord, shares } from './match-tokens.ts';
import type { Evidence } from './sources.ts';
import { conditions } from './vocabulary.ts';

const [englishConditions = '', spanishConditions = ''] = conditions.split('|');
const conditionWords = new Set(`${englishConditions} ${spanishConditions}`.trim().split(/\s+/));
const weak = new Set('where whose who with for during before after con para durante'.split(' '));

/** Whether a claim, or the dialogue around it, keeps the conditions of its evidence: "free if you rent a unit" does not entail "free". */
export function conditionsAreKept(
  claim: Clause,
  { clause, provided }: Evidence,
  dialogue: readonly PolarToken[],
): boolean {
  const said = [...claim.tokens, ...dialogue];
  if (provided.length > 0 && !contentOf(provided).some((token) => said.some((it) => isSameWord(token, it))))
    return false;
  const isOffer = claim.tokens.some(
    (token) =>
      token.figure?.kind === 'money' ||
      token.figure?.kind === 'percent' ||
      shares(token.ids, ['fee', 'free', 'discount', 'refund', 'allow', 'waive']),
  );
  if (isOffer && !sharesSubject(clause.tokens, said)) return false;
  const conditional = conditionsIn(clause.tokens);
  const isMet = ({ isWeak, tokens: phrase, of }: Condition): boolean => {
    const content = contentOf(phrase);
    if (content.length === 0 || (isWeak && !isOffer)) return true;
    if (isOfOtherPart(of, claim.tokens)) return true;
    // "Not for one night" is a stronger denial.
    if (isWeak && /^not$/i.test(of.at(-1)?.text ?? '') && isNegated(claim.tokens)) return true;
    const isOfOther =
      contentOf(of).length > 0 &&
      !isOffer &&
      !of.some((token) => claim.tokens.some((it) => isSameWord(it, token) || isSameFigure(it.figure, token.figure)));
    if (isOfOther) return true;
    return content.some((token) => said.some((it) => isSameWord(token, it) || isSameWord(it, token)));
  };
  if (!conditional.every(isMet)) return false;
  return !isOnlyConditional(claim.tokens, clause.tokens, conditional);
}

/** Whether a condition belongs to another amount, or to a refund: "$50 for units, $100 for sheds, refunded if clean". */
function isOfOtherPart(of: readonly PolarToken[], claim: readonly PolarToken[]): boolean {
  const isClaimed = (token: PolarToken) =>
    claim.some((it) => isSameWord(it, token) || isSameFigure(it.figure, token.figure));
  if (of.some(isClaimed) || claim.some(({ ids }) => shares(ids, ['refund', 'back', 'free', 'waive', 'discount'])))
    return false;
  const isOfAmount =
    of.some(({ figure }) => figure?.kind === 'money') && claim.some(({ figure }) => figure?.kind === 'money');
  const isOfReturn = of.some(({ ids }) => shares(ids, ['refund', 'back']));
  // "Crab pots with bait, ammunition, …" under "Not allowed".
  const isOfItem =
    contentOf(of).length > 0 && isNegated(of) && claim.some((it) => it.isNegative && it.ids.includes('allow'));
  return isOfAmount || isOfReturn || isOfItem;
}

/** Whether the dialogue contains the subject of an offer: "paying a year ahead saves 5%" does not entail "you save 5%". */
function sharesSubject(known: readonly PolarToken[], said: readonly PolarToken[]): boolean {
  const verb = known.findIndex((token) => isVerb(token) || token.ids.includes('discount'));
  const subject = wordsToSupport(known.slice(0, Math.max(0, verb)));
  return subject.length === 0 || subject.some((token) => said.some((it) => isSameWord(it, token)));
}

interface Condition {
  readonly isWeak: boolean;
  readonly tokens: readonly PolarToken[];
  /** The list item that the condition belongs to: "somebody to call" in "a phone number, somebody to call if you are away". */
  readonly of: readonly PolarToken[];
}

function conditionsIn(tokens: readonly PolarToken[]): Condition[] {
  const found: { isWeak: boolean; tokens: PolarToken[]; of: readonly PolarToken[] }[] = [];
  let partStart = 0;
  let isInside = false;
  for (const [at, token] of tokens.entries()) {
    if (isReward(tokens, at)) found.push({ isWeak: false, tokens: tokens.slice(0, at), of: [] });
    const word = token.text.toLowerCase();
    if (token.kind === 'sign' && /[,;)]/.test(token.text)) {
      isInside = false;
      partStart = at + 1;
    } else if (token.kind === 'word' && conditionWords.has(word)) {
      found.push({ isWeak: weak.has(word), tokens: [], of: tokens.slice(partStart, at) });
      isInside = true;
    } else if (isInside) found.at(-1)?.tokens.push(token);
  }
  return found;
}

/** Whether a reward begins: "and get" in "prepay twelve months and get one month free". */
const isReward = (tokens: readonly PolarToken[], at: number): boolean =>
  tokens[at]?.text === 'and' &&
  /^(?:get|take|receive|save|earn)$/i.test(tokens[at + 1]?.text ?? '') &&
  !tokens.slice(0, at).some(isVerb);

/** Whether "only" limits the subject itself: "only service animals are allowed" entails that they are. */
function isOnlySubject({ tokens }: Condition, known: readonly PolarToken[], claim: readonly PolarToken[]): boolean {
  if (!/^only$/i.test(known[0]?.text ?? '') || tokens[0] !== known[1]) return false;
  const subject = beforeVerb(tokens);
  return subject.length > 0 && subject.every((token) => claim.some((it) => isSameWord(token, it)));
}

/** Whether the evidence states all of a claim only under a condition that the claim leaves out. */
function isOnlyConditional(
  claim: readonly PolarToken[],
  known: readonly PolarToken[],
  conditional: readonly Condition[],
): boolean {
  const strong = conditional
    .filter((condition) => !condition.isWeak && !isOnlySubject(condition, known, claim))
    .flatMap(({ tokens }) => tokens);
  if (
    strong.length === 0 ||
    claim.some(
      ({ kind, text }) => kind === 'word' && conditionWords.has(text.toLowerCase()) && !weak.has(text.toLowerCase()),
    )
  )
    return false;
  const outside = known.filter((token) => !strong.includes(token));
  // "Deposit: one month, back in two weeks if empty": the amount is unconditional.
  const hasFigure = figuresOf(claim).some((token) => outside.some((it) => isSameFigure(token.figure, it.figure)));
  const isUnder = (token: PolarToken) =>
    !outside.some((it) => isSameWord(it, token)) && (!hasFigure || strong.some((it) => isSameWord(it, token)));
  return contentOf(claim).length > 0 && contentOf(claim).every(isUnder);
}
