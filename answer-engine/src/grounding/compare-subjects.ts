import { type Clause, contentOf, isVerb, type PolarToken } from './clauses.ts';
import { ofMoney } from './compare-words.ts';
import { beforeVerb, isContentWord, isSameWord, shares } from './match-tokens.ts';
import type { Evidence } from './sources.ts';

/** Whether a claim and its evidence have the same subject: "carts are free" is no evidence about trucks, "remove your lock" none about us. */
export function subjectsAgree(claim: Clause, { clause }: Evidence): boolean {
  const [claimed, own] = [beforeVerb(claim.tokens), beforeVerb(clause.tokens)];
  const hasOwn = own.length > 0 && !clause.isAnaphoric && claimed.length > 0;
  if (hasOwn && !claimed.some((token) => clause.tokens.some((it) => isSameWord(token, it)))) return false;
  const ours = claim.tokens.flatMap((token, at) =>
    /^(?:we|nosotros)$/i.test(token.text) ? verbAfter(claim.tokens, at) : [],
  );
  const theirs = clause.tokens.flatMap((token, at) =>
    /^(?:they|you)$/i.test(token.text) ? verbAfter(clause.tokens, at) : [],
  );
  const saysWe = clause.tokens.some(({ text }) => /^we$/i.test(text));
  return ours.every((token) => {
    if (/^sells?$/i.test(token.text)) return true;
    if (/^(?:buy|buys|purchase)$/i.test(token.text)) return clause.tokens.some(({ text }) => text === token.text);
    if (!saysWe && theirs.some((it) => isSameWord(token, it)) && !shares(token.ids, ['rent', 'pay', 'buy']))
      return false;
    return saysWe || !clause.tokens.some((known, at) => isSameWord(token, known) && isOrder(clause.tokens, at));
  });
}

const auxiliary = /^(?:will|ll|can|may|must|do|does|did|not|also|should|would|could|always|never|to|have|need)$/i;
/** The main verb after a subject: "hold" in "we will not hold". */
function verbAfter(tokens: readonly PolarToken[], at: number): PolarToken[] {
  const next = tokens.slice(at + 1).find(({ text }) => !auxiliary.test(text));
  return next && isContentWord(next) ? [next] : [];
}

/** Whether a verb is an imperative: "Sweep the unit, and remove your lock". */
function isOrder(tokens: readonly PolarToken[], at: number): boolean {
  const [token, before] = [tokens[at] as PolarToken, tokens[at - 1]];
  const isFirst = before === undefined || before.kind === 'sign' || /^(?:and|or|please|then)$/i.test(before.text);
  return isFirst && !/(?:ed|ing|s)$/.test(token.text) && tokens.some(({ text }) => /^(?:your|you|us|it)$/i.test(text));
}

/** Whether a claim with "all" keeps the restrictions of its evidence: "all units in Building B" does not mean all units. */
export function isNotWidened(claim: readonly PolarToken[], own: readonly PolarToken[]): boolean {
  if (!claim.some(({ raises }) => raises.includes('all'))) return true;
  const claimed = claim.filter(({ raises }) => raises.includes('all'));
  // "Never above 5%" does not widen "each February"; "24-hour access" is not an "all".
  const isAlike = (token: PolarToken) =>
    token.raises.includes('all') &&
    claimed.some(
      (it) => it.isNegator === token.isNegator && it.ids.includes('always') === token.ids.includes('always'),
    );
  const at = own.some(isAlike) ? own.findIndex(isAlike) : own.findIndex(({ raises }) => raises.includes('all'));
  if (own[at]?.ids.includes('always') && claimed.every(({ ids }) => ids.includes('always')))
    return contentOf(claim).some(({ ids }) => !ids.includes('always'));
  if (at < 0) return true;
  const rest = own.slice(at + 1);
  const end = rest.findIndex(
    (token) => token.kind === 'sign' || /^(?:is|are|must|may|can|will|has|have)$/i.test(token.text),
  );
  return contentOf(rest.slice(0, end < 0 ? 5 : end)).every((token) => claim.some((it) => isSameWord(it, token)));
}

const people =
  /^(?:tenants?|renters?|customers?|guests?|visitors?|everyone|everybody|anyone|anybody|inquilin[oa]s?|clientes?|todos)$/i;

/** Whether a text is about all people: "all of our tenants", "everyone". */
const isAboutEverybody = (tokens: readonly PolarToken[]): boolean =>
  tokens.some(
    ({ raises }, at) =>
      raises.includes('all') &&
      tokens
        .slice(at, at + 4)
        .filter(({ isLight }) => isLight)
        .some(({ text }) => people.test(text)),
  );

/** Whether a claim is about the same group of people: evidence on business tenants does not cover all tenants. */
export function groupsAgree(claim: readonly PolarToken[], own: readonly PolarToken[]): boolean {
  if (isAboutEverybody(claim) && !isAboutEverybody(own)) return false;
  if (!claim.some(({ text }) => people.test(text))) return true;
  const kinds = own.filter(
    (token, at) => token.kind === 'word' && !token.isLight && !isVerb(token) && people.test(own[at + 1]?.text ?? ''),
  );
  return kinds.every((kind) => claim.some((it) => isSameWord(it, kind)));
}

/** Whether a claim turns a saving into a charge: "autopay saves $3" does not entail "autopay costs $3". */
export const isCostOfSaving = (claim: readonly PolarToken[], own: readonly PolarToken[]): boolean => {
  const isSaving = (tokens: readonly PolarToken[]) => tokens.some(({ ids }) => ids.includes('discount'));
  const isCharge = (tokens: readonly PolarToken[]) => tokens.some(({ ids }) => shares(ids, ofMoney));
  const hasAmount = claim.some(({ figure }) => figure?.kind === 'money');
  return hasAmount && isCharge(claim) && !isSaving(claim) && isSaving(own) && !isCharge(own);
};
