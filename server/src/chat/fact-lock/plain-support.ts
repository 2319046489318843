import type { Asked } from './asked.ts';
import { attributesIn, nearestAttributes } from './attributes.ts';
import type { PlainClaim, PlainKind } from './claim.ts';
import { contentStems } from './content-stems.ts';
import { type KnownClaim, type KnownFacts, plainClaims, sizesOf } from './known-facts.ts';
import { placeKey } from './places.ts';
import type { Statement } from './statements.ts';

type KnownPlain = KnownClaim & { readonly claim: PlainClaim };

/** What supports a claim; `undefined`: nothing does. */
export type Support = readonly KnownClaim[] | undefined;

const supported = (found: readonly KnownClaim[]): Support => (found.length > 0 ? found : undefined);

/** Figures that are figures of something. */
const withAttributes: ReadonlySet<PlainKind> = new Set(['price', 'percent', 'day of month']);
const ofUnits: ReadonlySet<PlainKind> = new Set(['price', 'percent', 'measure', 'quantity']);

export function supportOf(claim: PlainClaim, statement: Statement, facts: KnownFacts, asked: Asked): Support {
  switch (claim.kind) {
    case 'place':
      return standsAsPlace(claim, facts) ? [] : undefined;
    case 'size':
      return facts.sizes.has(claim.value) || asked.visitorSizes.has(claim.value)
        ? sizeSupport(claim, facts)
        : undefined;
    case 'phone':
      return supported(ofKind(facts, 'phone').filter((it) => it.claim.value.endsWith(claim.value)));
    case 'month':
      return supported(plainClaims(facts).filter((it) => monthOf(it.claim) === claim.value));
    default:
      return (
        supported(ofSameFigure(claim, facts).filter((known) => isOfSameThing(claim, statement, known, asked))) ??
        areaSupport(claim, statement, facts)
      );
  }
}

const ofKind = (facts: KnownFacts, kind: PlainKind): KnownPlain[] =>
  plainClaims(facts).filter(({ claim }) => claim.kind === kind);

const sizeSupport = ({ value }: PlainClaim, facts: KnownFacts): readonly KnownClaim[] =>
  facts.claims.filter(({ sizes }) => sizes.includes(value));

/** A street may stand after other words with a capital: "Visit Cedar Lane". */
function standsAsPlace({ text }: PlainClaim, { places }: KnownFacts): boolean {
  const words = placeKey(text).split(' ');
  const droppable = /^\d/.test(text) ? 0 : Math.max(0, words.length - 2);
  return Array.from({ length: droppable + 1 }, (_, from) => words.slice(from).join(' ')).some((key) =>
    places.includes(` ${key} `),
  );
}

const monthOf = ({ kind, value }: PlainClaim): string | undefined => {
  if (kind === 'date') return value.split('-')[0];
  return kind === 'month' ? value : undefined;
};

const ofSameFigure = (claim: PlainClaim, facts: KnownFacts): KnownPlain[] =>
  plainClaims(facts).filter((known) => isSameFigure(claim, known));

function isSameFigure(claim: PlainClaim, known: KnownPlain): boolean {
  const other = known.claim;
  if (claim.kind === other.kind && claim.value === other.value)
    return claim.kind !== 'quantity' || countSameThing(claim, known);
  const kinds = [claim.kind, other.kind].sort().join();
  if (kinds !== 'measure,quantity' || claim.number === undefined || claim.number !== other.number) return false;
  // "18 or older" and "18 years old": one of both leaves the unit out.
  const bare = claim.kind === 'quantity' ? claim : other;
  return bare.nouns.length === 0;
}

function countSameThing({ nouns }: PlainClaim, { claim: known, words }: KnownPlain): boolean {
  if (nouns.length === 0) return true;
  return nouns.some((noun) => known.nouns.includes(noun) || (known.nouns.length === 0 && words.has(noun)));
}

function isOfSameThing(claim: PlainClaim, statement: Statement, known: KnownPlain, asked: Asked): boolean {
  const sizes = sizesOf(statement.claims);
  const otherUnit = sizes.length > 0 && known.sizes.length > 0 && !sizes.some((size) => known.sizes.includes(size));
  if (ofUnits.has(claim.kind) && otherUnit) return false;
  if (!withAttributes.has(claim.kind)) return true;
  const attributes = nearestAttributes(attributesIn(statement.text), claim.at);
  if (attributes.size > 0) return [...attributes].some((attribute) => known.attributes.has(attribute));
  return !isMoney(claim) || isAboutSame(claim, statement, known, asked);
}

const isMoney = ({ kind }: PlainClaim): boolean => kind === 'price' || kind === 'percent';

/** "The first month is free" rests on nothing that is free of charge elsewhere. */
function isAboutSame({ value }: PlainClaim, { text }: Statement, { words }: KnownPlain, { question }: Asked): boolean {
  const own = contentStems(text);
  if (own.size === 0 && value !== '0') return true;
  return [...own, ...contentStems(question)].some((stem) => words.has(stem));
}

/** Square feet are sides multiplied. */
function areaSupport({ kind, value }: PlainClaim, { claims }: Statement, facts: KnownFacts): Support {
  if (kind !== 'measure' || !value.endsWith(' square foot')) return undefined;
  const named = sizesOf(claims);
  const sizes = (named.length > 0 ? named : [...facts.sizes]).filter((size) => `${areaOf(size)} square foot` === value);
  return supported(facts.claims.filter((known) => sizes.some((size) => known.sizes.includes(size))));
}

const areaOf = (size: string): number =>
  size
    .split('x')
    .map(Number)
    .reduce((product, side) => product * side, 1);
