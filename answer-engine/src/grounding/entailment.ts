import type { Clause, PolarToken } from './clauses.ts';
import { conditionsAreKept } from './compare-conditions.ts';
import { figuresAgree } from './compare-figures.ts';
import { strengthAgrees } from './compare-strength.ts';
import { groupsAgree, isCostOfSaving, isNotWidened, subjectsAgree } from './compare-subjects.ts';
import { wordsAgree } from './compare-words.ts';
import type { Evidence } from './sources.ts';

/** What may meet the conditions of a source, besides the claim. */
export interface ClaimContext {
  /** The facility's own phone numbers: a claim about calling may add one. */
  readonly phones: ReadonlySet<string>;
  /** The rest of the answer, and the question. */
  readonly tokens: readonly PolarToken[];
}

/** Whether a clause of a source entails a claim: every comparison has to agree. */
export function isEntailed(claim: Clause, evidence: Evidence, around: ClaimContext): boolean {
  const own = evidence.clause.tokens;
  return (
    wordsAgree(claim, evidence) &&
    figuresAgree(claim, evidence, around.phones) &&
    strengthAgrees(claim.tokens, own, evidence.context) &&
    conditionsAreKept(claim, evidence, around.tokens) &&
    subjectsAgree(claim, evidence) &&
    isNotWidened(claim.tokens, own) &&
    groupsAgree(claim.tokens, own) &&
    !isCostOfSaving(claim.tokens, own)
  );
}
