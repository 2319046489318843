import type { Passage } from '../gather-passages.ts';
import type { Asked } from './asked.ts';
import type { Claim } from './claim.ts';
import { type KnownClaim, type KnownFacts, readFacts } from './known-facts.ts';
import { type Support, supportOf } from './plain-support.ts';
import { prepareText } from './prepare-text.ts';
import { belongsElsewhere } from './resemblance.ts';
import { readStatements, type Statement } from './statements.ts';
import { daysSupportOf, timeSupportOf } from './time-support.ts';

export type FactCheck =
  /** With the passages that its figures stand in. */
  | { readonly kind: 'founded'; readonly passages: ReadonlySet<Passage> }
  | { readonly kind: 'unfounded'; readonly claim: string };

/**
 * Whether every figure, price, time, date, phone number, place and link of an answer stands in what the model was told, as
 * the same kind of thing: a price is no street number, Saturday's hours are not Monday's.
 */
export function checkFacts(answer: string, passages: readonly Passage[], asked: Asked): FactCheck {
  const statements = readStatements(prepareText(answer), { today: asked.today });
  if (statements.flatMap(({ claims }) => claims).length > mostClaims) return { kind: 'unfounded', claim: answer };
  const facts = readFacts(passages);
  const support: KnownClaim[] = [];
  for (const statement of statements) {
    for (const claim of statement.claims) {
      const found = supportFor(claim, statement, facts, asked);
      if (found === undefined || isMisplaced(claim, statement, found, facts, asked)) {
        return { kind: 'unfounded', claim: claim.text };
      }
      support.push(...found);
    }
  }
  return { kind: 'founded', passages: new Set(support.map(({ passage }) => passage)) };
}

/** Far more than three sentences can hold. */
const mostClaims = 80;

/** Phone numbers, links and places are themselves wherever they stand. */
const anywhere: readonly Claim['kind'][] = ['link', 'phone', 'place', 'days', 'month'];

function isMisplaced(
  claim: Claim,
  statement: Statement,
  support: readonly KnownClaim[],
  facts: KnownFacts,
  asked: Asked,
): boolean {
  return !anywhere.includes(claim.kind) && belongsElsewhere(claim, statement, support, facts, asked);
}

function supportFor(claim: Claim, statement: Statement, facts: KnownFacts, asked: Asked): Support {
  if (claim.kind === 'time' || claim.kind === 'span') return timeSupportOf(claim, facts);
  if (claim.kind === 'days') return daysSupportOf(claim, statement, facts);
  return supportOf(claim, statement, facts, asked);
}
