import type { Location } from '@chat-module/contract/locations';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { featuresOf } from '../language/read-text.ts';

/** An answer from the facility's own record. */
export interface Fact {
  readonly reply: Reply;
  /** The share of the message that it accounts for, from 0 to 1. */
  readonly coverage: number;
}

/** One kind of fact. `undefined`: the message does not ask for it, or the record does not say. */
export type FactFinder = (turn: ChatTurn, facility: Location) => Fact | undefined;

/** The share of a message that some stems and concepts account for. */
export function coverageOf({ read, knowledge }: ChatTurn, features: ReadonlySet<string>): number {
  let total = 0;
  let covered = 0;
  for (const term of read.terms) {
    const weight = knowledge.faqs.weightOf(term);
    total += weight;
    if (featuresOf(term).some((feature) => features.has(feature))) covered += weight;
  }
  return total === 0 ? 0 : covered / total;
}

export const coverageBy = (turn: ChatTurn, concepts: readonly string[]): number =>
  coverageOf(turn, new Set(concepts.map((concept) => `#${concept}`)));
