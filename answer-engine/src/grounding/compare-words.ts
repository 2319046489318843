import { type Clause, contentOf, figuresOf, isVerb, type PolarToken } from './clauses.ts';
import { isNegated, isSameWord, shares } from './match-tokens.ts';
import type { Evidence } from './sources.ts';

/** Next to an amount, these words add nothing: "a charge of $15 is added", "we add $15". */
export const ofMoney = ['fee', 'cost', 'pay', 'add', 'accept'];

/** The content words of a claim that its evidence has to contain. */
export function wordsToSupport(tokens: readonly PolarToken[]): PolarToken[] {
  const hasAmount = tokens.some(({ figure }) => figure?.kind === 'money');
  const hasTime = tokens.some(({ figure }) => figure?.kind === 'time');
  const hasDue = tokens.some(({ ids }) => ids.includes('due'));
  const isOptional = ({ ids, isOpposite }: PolarToken): boolean =>
    !isOpposite &&
    ((hasTime && shares(ids, ['availabl', 'run'])) ||
      (hasAmount && ids.every((id) => ofMoney.includes(id))) ||
      (hasDue && ids.includes('pay')) ||
      (ids.includes('rent') && tokens.some((token) => shares(token.ids, ['month_to_month', 'due']))));
  const isOfMonth = (token: PolarToken): boolean =>
    token.ids.includes('month') &&
    tokens
      .slice(0, tokens.indexOf(token))
      .slice(-3)
      .some(({ figure }) => figure?.kind === 'ordinal') &&
    /^(?:the|del|mes)$/i.test(tokens[tokens.indexOf(token) - 1]?.text ?? '');
  return contentOf(tokens).filter((token) => !isOptional(token) && !isOfMonth(token));
}

/** Whether evidence contains the content words of a claim with the same polarity, at least one of them in its own clause. */
export function wordsAgree(claim: Clause, { clause, context, isOpenQuestion }: Evidence): boolean {
  let inOwn = 0;
  let inContext = 0;
  for (const token of wordsToSupport(claim.tokens)) {
    if (token.ids.includes('free') && clause.tokens.some((it) => it.isNegative && shares(it.ids, ['fee', 'cost']))) {
      inOwn += 1;
      continue;
    }
    if (isImplied(token, claim.tokens, clause, context)) continue;
    const known = clause.tokens.filter((it) => isSameWord(token, it));
    if (known.some(({ isNegative }) => isNegative === token.isNegative)) inOwn += 1;
    else if (known.length === 0 && context.some((it) => it.isNegative === token.isNegative && isSameWord(token, it)))
      inContext += 1;
    else return false;
  }
  const figures = figuresOf(claim.tokens).length;
  if (
    claim.tokens.some(({ raises }) => raises.includes('must')) &&
    clause.tokens.some(({ raises }) => raises.includes('must'))
  )
    inOwn += 1;
  if (inOwn + figures === 0) return false;
  if (isOpenQuestion && inContext > 0 && figures === 0 && inOwn < 2 && clause.tokens.some(isVerb)) return false;
  if (inContext === 0) return true;
  const own = contentOf(clause.tokens);
  if (isNegated(claim.tokens)) return isNegated(clause.tokens);
  return own.length > 0 ? !own.every(({ isNegative }) => isNegative) : !isNegated(clause.tokens);
}

/** A source without a verb omits what its title implies: "Not heated.", "No ammunition." */
function isImplied(
  token: PolarToken,
  claim: readonly PolarToken[],
  { tokens }: Clause,
  context: readonly PolarToken[],
): boolean {
  const isOwned =
    /^(?:our|nuestr[ao]s)$/i.test(claim[claim.indexOf(token) - 1]?.text ?? '') && claim.indexOf(token) > 1;
  if (tokens.some((known) => isSameWord(token, known))) return false;
  if (token.ids.includes('allow')) return token.isNegative && tokens.some(({ isNegator }) => isNegator);
  if (context.length === 0 || tokens.some(isVerb)) return false;
  if (shares(token.ids, ['access', 'open'])) return !token.isNegative && isHoursOfAccess(tokens, context);
  return token.ids.includes('unit') ? !isOwned : shares(token.ids, ['store', 'parking']);
}

/** "Hours: 24/7", "Gate times: daylight to 9 PM", but not office hours. */
const isHoursOfAccess = (tokens: readonly PolarToken[], context: readonly PolarToken[]): boolean =>
  tokens.some(({ figure, ids }) => figure?.kind === 'time' || ids.includes('always')) &&
  context.some(({ ids }) => shares(ids, ['access', 'hours'])) &&
  ![...tokens, ...context].some(({ ids }) => shares(ids, ['office', 'phone', 'call', 'text', 'staff']));
