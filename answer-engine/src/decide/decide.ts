import { type Candidate, type CandidateSource, candidateSources } from '../candidates/candidate.ts';
import { findSafetyIntent } from '../understand/safety/find-safety-intent.ts';
import type { Understanding } from '../understand/understand.ts';
import { prefersFaq } from './prefers-faq.ts';
import { thresholds } from './thresholds.ts';

export type Decision = { readonly kind: 'answer'; readonly candidate: Candidate } | { readonly kind: 'handOver' };

/** Chooses the answer: the first source, in the order of `candidateSources`, whose best candidate no FAQ replaces. */
export function decide(candidates: readonly Candidate[], understanding: Understanding): Decision {
  const answeringFaq = best(candidates, 'faq', ({ score }) => score >= thresholds.faq);
  for (const source of candidateSources) {
    const candidate = best(candidates, source, isGoodEnough);
    if (!candidate) continue;
    const faq = source === 'safety' ? (answeringFaq ?? faqOnSameSafetyIntent(candidates, understanding)) : answeringFaq;
    const isReplaced = faq !== undefined && faqReplaces(faq, candidate, understanding);
    return { kind: 'answer', candidate: isReplaced ? faq : candidate };
  }
  return { kind: 'handOver' };
}

/** Of several with the same score, the first. */
function best(
  candidates: readonly Candidate[],
  source: CandidateSource,
  isEligible: (candidate: Candidate) => boolean,
): Candidate | undefined {
  const eligible = candidates.filter((candidate) => candidate.source === source && isEligible(candidate));
  return eligible.reduce<Candidate | undefined>(
    (most, one) => (most && most.score >= one.score ? most : one),
    undefined,
  );
}

function isGoodEnough({ source, score, support = 0 }: Candidate): boolean {
  if (source === 'faq') return score >= thresholds.faq;
  return source !== 'passage' || (score >= thresholds.passage && support >= thresholds.passageSupport);
}

const faqOnSameSafetyIntent = (
  candidates: readonly Candidate[],
  { safetyIntent }: Understanding,
): Candidate | undefined =>
  candidates.find(
    ({ source, score, match }) =>
      source === 'faq' &&
      score >= thresholds.faqOnSameSafetyIntent &&
      match !== undefined &&
      [match.faq.question, match.faq.answer].some((text) => findSafetyIntent(text) === safetyIntent),
  );

/** Whether a FAQ says more than a candidate that comes before it. */
function faqReplaces(
  faq: Candidate,
  { source, score, isCertain = true, isQuote }: Candidate,
  understanding: Understanding,
) {
  switch (source) {
    case 'safety':
      return true;
    case 'sizeAdvice':
    case 'availability':
      return prefersFaq(understanding, faq.score, score);
    case 'recordFact':
      return !(isQuote && score === 1) && (!isCertain || prefersFaq(understanding, faq.score, score));
    default:
      return false;
  }
}
