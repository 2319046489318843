import type { Asked } from './asked.ts';
import type { Claim } from './claim.ts';
import { contentStems } from './content-stems.ts';
import type { KnownClaim, KnownFacts } from './known-facts.ts';
import { languageOf } from './number-words.ts';
import { isAlways, type Statement } from './statements.ts';

/** Figures that need a word in common with their source: there is no more to tell what they are figures of. */
const nothingAlike: readonly Claim['kind'][] = ['price', 'percent', 'measure', 'ordinal', 'day of month'];

/** What a sentence is about; one that says only "It's $45" is about what was asked. */
function subjectStems({ text }: Statement, { question }: Asked): ReadonlySet<string> {
  const own = contentStems(text);
  return own.size > 0 ? own : contentStems(question);
}

/** The share of some words that a known sentence has, where rare words count more. */
function shareIn(words: ReadonlySet<string>, own: ReadonlySet<string>, facts: KnownFacts): number {
  let total = 0;
  let common = 0;
  for (const stem of own) {
    const weight = 1 / (facts.frequencies.get(stem) ?? 1);
    total += weight;
    if (words.has(stem)) common += weight;
  }
  return total === 0 ? 0 : common / total;
}

const isTimed = ({ kind }: Claim): boolean => kind === 'time' || kind === 'span';

function isOfKind(a: Claim, b: Claim): boolean {
  if (isTimed(a)) return isTimed(b);
  if (a.kind === 'measure' && b.kind === 'measure') return unitOf(a.value) === unitOf(b.value);
  return a.kind === b.kind;
}

const families = [/^(?:minute|month|business day)$/, /^(?:foot|inch|yard|metre|mile|block|kilometre)$/];

/** Days may stand in the place of months, and feet in that of inches. */
function unitOf(value: string): string {
  const unit = value.replace(/^\S+ /, '');
  const family = families.findIndex((units) => units.test(unit));
  return family === -1 ? unit : String(family);
}

/** What a sentence says besides: "a 10x12, which is smaller than a 10x22" is no mistake about the latter. */
function saysToo({ claims }: Statement, other: Claim): boolean {
  return claims.some(
    (claim) => claim.kind === other.kind && 'value' in claim && 'value' in other && claim.value === other.value,
  );
}

const counted: readonly Claim['kind'][] = ['price', 'percent', 'measure', 'quantity'];
const isSame = (a: Claim, b: Claim): boolean =>
  'value' in a && 'value' in b && a.kind === b.kind && a.value === b.value;

/** Said twice where its source says it once, and something else the other time: "6 to 6 percent" for "3 to 6 percent". */
function standsInForAnother(
  claim: Claim,
  statement: Statement,
  support: readonly KnownClaim[],
  facts: KnownFacts,
): boolean {
  if (!counted.includes(claim.kind)) return false;
  const times = statement.claims.filter((it) => isSame(it, claim)).length;
  if (times < 2) return false;
  return support.every(({ words }) => {
    const ofSentence = facts.claims.filter((known) => known.words === words).map((known) => known.claim);
    const others = ofSentence.filter((it) => it.kind === claim.kind && !isSame(it, claim));
    return ofSentence.filter((it) => isSame(it, claim)).length < times && others.some((it) => !saysToo(statement, it));
  });
}

/**
 * Whether a sentence resembles another fact more than all those that its figure is from: "A letter goes out 30 days before"
 * is about the letter of 45 days, whatever else takes 30 days.
 */
export function belongsElsewhere(
  claim: Claim,
  statement: Statement,
  support: readonly KnownClaim[],
  facts: KnownFacts,
  asked: Asked,
): boolean {
  const own = subjectStems(statement, asked);
  const best = (known: readonly KnownClaim[]): number =>
    Math.max(0, ...known.map(({ words }) => shareIn(words, own, facts)));
  const ofSupport = best(support);
  const others = facts.claims.filter((known) => !support.includes(known) && known.claim.kind !== 'days');
  const alike = others.filter((known) => isOfKind(known.claim, claim) && !saysToo(statement, known.claim));
  const closest = support.filter(({ words }) => shareIn(words, own, facts) === ofSupport);
  // A bare number that only goes by another's unit has to be the better fit.
  const isGuess = support.every((known) => !isOfKind(known.claim, claim));
  const ofAlike = best(alike);
  if (ofAlike > ofSupport || (isGuess && ofAlike > 0 && ofAlike === ofSupport)) return true;
  if (standsInForAnother(claim, statement, closest, facts)) return true;
  if (ofSupport > 0 || own.size === 0) return false;
  // The words of another language than the sources' are in common with none of them.
  const isForeign = languageOf(statement.text) === 'es';
  return best(others) > 0 || (!isForeign && (nothingAlike.includes(claim.kind) || isAlways(claim)));
}
