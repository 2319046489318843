import type { Candidate, CandidateSource } from '../candidates/candidate.ts';
import type { ReasonAgainstFaq, ReasonForFaq } from '../decide/compare-with-faq.ts';
import type { Decision, Reason } from '../decide/decide.ts';
import { thresholds } from '../decide/thresholds.ts';

/** Explains the decision to operators, in a sentence or two. */
export function writeReason(decision: Decision, candidates: readonly Candidate[]): string {
  if (decision.kind !== 'answer') return whyNone(candidates);
  const { candidate, reason } = decision;
  switch (reason.kind) {
    case 'isFirst':
      return whyFirst(candidate);
    case 'staysBeforeFaq':
      return `The closest FAQ matches ${percent(reason.faq.score)}, but ${against(candidate, reason)}.`;
    case 'replaces':
      return `Best match: ${percent(candidate.score)}. The FAQ replaces ${inFavor(reason)}.`;
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function whyNone(candidates: readonly Candidate[]): string {
  const [best] = candidates.filter(({ source }) => source === 'faq').sort((a, b) => b.score - a.score);
  if (!best) return 'No active FAQ is similar.';
  return `Best match: ${percent(best.score)}, below the minimum of ${percent(best.minimum ?? 0)}.`;
}

function whyFirst({ source, score, minimum = 0 }: Candidate): string {
  if (source === 'faq') return `Best match: ${percent(score)} (minimum ${percent(minimum)}).`;
  if (source !== 'passage') return 'The question asks for something that this source knows.';
  return `No FAQ matches well enough, but a website passage does: ${percent(score)} (minimum ${percent(minimum)}).`;
}

const nouns: Partial<Record<CandidateSource, string>> = {
  safety: 'the standard reply',
  staffMatter: 'the standard reply',
  unitPromotion: 'the standard reply',
  sizeAdvice: 'the size advice',
  availability: 'the availability reply',
  recordFact: 'the location record',
};
const nounFor = ({ source }: Candidate): string => nouns[source] ?? 'this source';

function against(candidate: Candidate, { because }: { readonly because: ReasonAgainstFaq }): string {
  const noun = nounFor(candidate);
  switch (because) {
    case 'comesFirst':
      return `${noun} comes before FAQs`;
    case 'factIsQuoted':
      return `${noun} has the exact figure`;
    case 'messageIsForRecord':
      return `${noun} answers this kind of question`;
    case 'factCoversWhole':
      return `${noun} covers the whole question: an FAQ needs ${percent(thresholds.faqOverWholeFact)} to replace it`;
  }
}

function inFavor({ replaced, because }: Extract<Reason, { kind: 'replaces' }>): string {
  const noun = nounFor(replaced);
  const written: Readonly<Record<ReasonForFaq, string>> = {
    coversSafetyMatter: `${noun} on this matter`,
    factIsUncertain: `${noun}, which does not say for sure`,
    factCoversPart: `${noun}, which covers ${percent(replaced.score)} of the question`,
    faqHasPrice: `${noun}, which has no price`,
    sentenceIsCertain: `${noun}, because a sentence of it answers the question`,
    faqIsCertain: `${noun}, because it matches at least ${percent(thresholds.faqOverWholeFact)}`,
  };
  return written[because];
}
