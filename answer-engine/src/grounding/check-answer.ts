import { cutSentences } from '../text/split-sentences.ts';
import { ClaimChecker, leadPassage, type Question, type Sources, type Verdict } from './claim-checker.ts';
import { cleanText, isUnreadable } from './clean-text.ts';
import type { Passage } from './passage.ts';

/*
 * Checks a language model's answers against their sources: rule-based fact verification (as in FEVER, Thorne et al. 2018). An answer is cleaned
 * and split into sentences. A sentence that claims nothing (a courtesy, a question, a referral) is shown. Every other sentence is split into
 * clauses, and each clause is a claim. `claim-checker` looks for evidence: a clause of one source that entails the claim, with matching words,
 * figures, strength, conditions and subjects (`entailment`). A sentence without evidence is cut; if it is the first one with a claim, the whole
 * answer is withheld.
 */

export type GroundingVerdict =
  | {
      readonly kind: 'shown';
      readonly text: string;
      /** The supporting passages, each with the share of claims that it supports. */
      readonly support: ReadonlyMap<Passage, number>;
      /** The sentences that were cut. */
      readonly cut: readonly string[];
    }
  | { readonly kind: 'withheld'; readonly reason: string };

const withheld = (reason: string): GroundingVerdict => ({ kind: 'withheld', reason });
const quoted = (text: string): string => `“${text.length > 120 ? `${text.slice(0, 119)}…` : text}”`;
const unsupported = (sentence: string): GroundingVerdict =>
  withheld(`${quoted(sentence.trim())} is not supported by its sources`);

/** Returns the part of a model's answer that a visitor may see: the sentences that a source supports, and those that claim nothing. */
export function checkAnswer(answer: string, { passages, hasLead }: Sources, asked: Question): GroundingVerdict {
  const cleaned = cleanText(answer);
  if (isUnreadable(cleaned)) return withheld('it is in a script that cannot be checked');
  const checker = new ClaimChecker(passages, hasLead, asked);
  const parts = cutSentences(cleaned, { atSemicolons: true, anyCase: true });
  const verdicts = parts.map((part) => checker.check(part));
  const main = verdicts.findIndex(({ kind }) => kind === 'cut' || kind === 'supported');
  if (verdicts[main]?.kind === 'cut') return unsupported(parts[main] ?? '');
  const text = verdicts
    .map((verdict, at) => textOf(verdict, parts[at] ?? ''))
    .join('')
    .trim();
  if (text === '') return unsupported(cleaned);
  const cut = parts.filter((_, at) => verdicts[at]?.kind === 'cut').map((part) => part.trim());
  return { kind: 'shown', text, support: countSupport(verdicts), cut };
}

function textOf(verdict: Verdict, part: string): string {
  if (verdict.kind === 'supported') return verdict.text;
  return verdict.kind === 'claims nothing' ? part : '';
}

function countSupport(verdicts: readonly Verdict[]): ReadonlyMap<Passage, number> {
  const claims = verdicts.filter((it) => it.kind === 'supported');
  const shares = new Map<Passage, number>();
  for (const { by } of claims)
    for (const passage of by) shares.set(passage, (shares.get(passage) ?? 0) + 1 / claims.length);
  shares.delete(leadPassage);
  return shares;
}

export const describeCuts = (cut: readonly string[]): string =>
  cut.length > 0 ? `left out: ${cut.map(quoted).join(', ')}` : '';
