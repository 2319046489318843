import { type Clause, figuresOf, type PolarToken } from './clauses.ts';
import { wordsToSupport } from './compare-words.ts';
import { isSameWord, shares } from './match-tokens.ts';
import type { Evidence } from './sources.ts';
import type { Figure } from './token.ts';

/**
 * How many of the content words nearest to a figure indicate what it measures, in a claim and in its source. Tuned on the development half of
 * `answer-engine/data/grounding-answers.jsonl`: no false answer shown, and as few true answers withheld as possible.
 */
const reach = { ofClaim: 2, ofSource: 4 };

/** Whether every figure of a claim is in its evidence and measures the same thing there. */
export function figuresAgree(claim: Clause, evidence: Evidence, phones: ReadonlySet<string> = new Set()): boolean {
  const isCall = claim.tokens.some(({ ids }) => shares(ids, ['phone', 'call', 'text']));
  return figuresOf(claim.tokens).every(
    (token) =>
      (isCall && token.figure?.kind === 'phone' && phones.has(token.figure.value)) ||
      figureAgrees(token, claim.tokens, evidence),
  );
}

function figureAgrees(
  token: PolarToken,
  claim: readonly PolarToken[],
  { passage, clause, context, isOpenQuestion }: Evidence,
): boolean {
  const own = clause.tokens.flatMap((known, at) => (isSameFigure(token.figure, known.figure) ? at : []));
  // All numbers of an address belong together.
  if (own.length > 0 && passage.kind === 'record' && passage.id === 'address') return true;
  if (own.length > 0) return own.some((at) => isSameRole(token, claim, clause.tokens, at, context));
  const isTitled = !isOpenQuestion || token.figure?.kind === 'size';
  return (
    isTitled &&
    context.some((known) => isSameFigure(token.figure, known.figure)) &&
    !clause.tokens.some(({ figure }) => figure?.kind === token.figure?.kind)
  );
}

export function isSameFigure(claimed: Figure | undefined, known: Figure | undefined): boolean {
  if (!claimed || !known) return false;
  if (claimed.kind === 'days' && known.kind === 'days')
    return [...(claimed.days ?? [])].every((day) => known.days?.has(day));
  if (claimed.kind !== known.kind || isContrary(claimed, known)) return false;
  if (claimed.kind === 'time') return isSameTime(claimed, known);
  return claimed.kind === 'phone' ? known.value.endsWith(claimed.value) : claimed.value === known.value;
}

const isContrary = (a: Figure, b: Figure): boolean =>
  a.relation !== undefined && b.relation !== undefined && a.relation !== b.relation;

function isSameTime(a: Figure, b: Figure): boolean {
  if (a.role && b.role && a.role !== b.role) return false;
  const cycle = a.isAmbiguous || b.isAmbiguous ? 720 : 1440;
  return (a.minute ?? 0) % cycle === (b.minute ?? 0) % cycle;
}

const standAlone: readonly string[] = ['contact', 'phone', 'days', 'size'];

function isSameRole(
  token: PolarToken,
  claim: readonly PolarToken[],
  known: readonly PolarToken[],
  at: number,
  context: readonly PolarToken[],
): boolean {
  const figure = token.figure as Figure;
  if ((known[at] as PolarToken).isNegative !== token.isNegative) return false;
  const part = partOf(known, at, figure);
  const elsewhere = known
    .flatMap((it, index) => (index !== at && it.figure?.kind === figure.kind ? partOf(known, index, figure) : []))
    .filter((it) => !part.includes(it));
  // A word that occurs only next to another figure of this kind belongs to that figure.
  const others = claim.filter(
    (it) => it !== token && (it.kind === 'figure' ? it.figure?.kind !== figure.kind : !it.isLight),
  );
  const isSame = (a: PolarToken, b: PolarToken) =>
    a.kind === 'figure' ? isSameFigure(a.figure, b.figure) : isSameWord(a, b);
  const near = partOf(claim, claim.indexOf(token), figure);
  for (const other of others.filter((it) => near.includes(it)))
    if (elsewhere.some((it) => isSame(other, it)) && ![...part, ...context].some((it) => isSame(other, it)))
      return false;
  if (standAlone.includes(figure.kind)) return true;
  const claimed = wordsToSupport(claim);
  const about = nearest(
    contentAround(claim, claim.indexOf(token)).filter((it) => claimed.includes(it.token)),
    reach.ofClaim,
  );
  if (about.length === 0) return true;
  const ofSource = [...nearest(contentAround(part, part.indexOf(known[at] as PolarToken)), reach.ofSource), ...context];
  return about.some((it) => ofSource.some((other) => isSameWord(it, other)));
}

/** The part of a clause around a figure, up to the next figure of its kind or the comma or conjunction before it. */
function partOf(tokens: readonly PolarToken[], at: number, { kind, role }: Figure): readonly PolarToken[] {
  // "Between 60 and 78" is one figure.
  const isRange = (index: number) =>
    Math.abs(index - at) === 2 && /^(?:-|to|and|or|a|y|o)$/i.test(tokens[(index + at) / 2]?.text ?? '');
  const isRival = (token: PolarToken | undefined, index: number) =>
    index !== at &&
    !isRange(index) &&
    token?.figure?.kind === kind &&
    !(kind === 'time' && role && token.figure.role !== role);
  const isBreak = (token: PolarToken) =>
    (token.kind === 'sign' && /[,;():]/.test(token.text)) || /^(?:and|or|but|plus|while|y|o|pero)$/i.test(token.text);
  if (!tokens.some(isRival)) return tokens;
  let start = at;
  while (
    start > 0 &&
    !isRival(tokens[start - 1], start - 1) &&
    !(isBreak(tokens[start - 1] as PolarToken) && hasRivalBefore(tokens, start - 1, isRival))
  )
    start -= 1;
  let end = at;
  while (
    end < tokens.length - 1 &&
    !isRival(tokens[end + 1], end + 1) &&
    !(isBreak(tokens[end + 1] as PolarToken) && hasRivalAfter(tokens, end + 1, isRival))
  )
    end += 1;
  return tokens.slice(start, end + 1);
}

type IsRival = (token: PolarToken | undefined, at: number) => boolean;
const hasRivalBefore = (tokens: readonly PolarToken[], until: number, isRival: IsRival) =>
  tokens.slice(0, until).some((token, at) => isRival(token, at));
const hasRivalAfter = (tokens: readonly PolarToken[], from: number, isRival: IsRival) =>
  tokens.slice(from).some((token, at) => isRival(token, at + from));

interface Placed {
  readonly token: PolarToken;
  readonly distance: number;
}
const contentAround = (tokens: readonly PolarToken[], at: number): Placed[] =>
  tokens
    .map((token, index) => ({ token, distance: Math.abs(index - at) }))
    .filter(({ token }) => token.kind === 'word' && !token.isLight);
const nearest = (placed: readonly Placed[], count: number): PolarToken[] =>
  [...placed]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ token }) => token);
