import {
  type Candidate,
  type CandidateSource,
  candidateSources,
  comesBefore,
  isGoodEnough,
} from '../candidates/candidate.ts';
import { domainProbability, domainsOf } from '../understand/intents/intents.ts';
import { isOffTopic } from '../understand/is-off-topic.ts';
import type { Understanding } from '../understand/understand.ts';
import {
  compareWithFaq,
  isForFaq,
  pointsToRates,
  type ReasonAgainstFaq,
  type ReasonForFaq,
  replacesStandardReply,
  statesAmount,
} from './compare-with-faq.ts';
import { thresholds } from './thresholds.ts';

/** Why a candidate was chosen. */
export type Reason =
  /** No source with higher priority has an answer, and no FAQ competes. */
  | { readonly kind: 'isFirst' }
  /** It has priority over an FAQ that answers too. */
  | { readonly kind: 'staysBeforeFaq'; readonly faq: Candidate; readonly because: ReasonAgainstFaq }
  /** It is an FAQ and replaces a candidate with higher priority. */
  | { readonly kind: 'replaces'; readonly replaced: Candidate; readonly because: ReasonForFaq };

export type Decision =
  | {
      readonly kind: 'answer';
      readonly candidate: Candidate;
      readonly reason: Reason;
      /** Other FAQs that the visitor may have meant, best first. */
      readonly alternatives: readonly Candidate[];
    }
  /** No candidate is good enough, but the visitor may have meant the guess or one of these FAQs, best first. */
  | {
      readonly kind: 'clarify';
      readonly faqs: readonly Candidate[];
      /** The sentence of an FAQ that answers what the visitor probably means. */
      readonly guess?: Candidate;
    }
  /** Nothing matches the message: a language model or a person answers. */
  | { readonly kind: 'handOver' };

/**
 * Chooses the answer: the best candidate of the first source, in the order of `candidateSources`, that no FAQ replaces. If nothing answers, it
 * guesses or asks back; if the FAQ is uncertain, it also suggests others.
 */
export function decide(candidates: readonly Candidate[], understanding: Understanding): Decision {
  const choice = choose(candidates, understanding);
  if (!choice) {
    const isOutOfDomain =
      isOffTopic(understanding) ||
      domainProbability(domainsOf(understanding.read.intents), 'out-of-domain') >= thresholds.outOfDomain;
    const faqs = faqsFrom(candidates, isOutOfDomain ? thresholds.clarifyOffTopic : thresholds.clarify);
    const guess = candidates.find(({ source }) => source === 'faqSentence');
    if (faqs.length > 0 || (guess && !isOutOfDomain)) return { kind: 'clarify', faqs, ...(guess && { guess }) };
    return { kind: 'handOver' };
  }
  const { candidate } = choice;
  const isUncertain = candidate.source === 'faq' && candidate.score < thresholds.certainFaq;
  const others = isUncertain ? candidates.filter((other) => other !== candidate) : [];
  return { kind: 'answer', ...choice, alternatives: faqsFrom(others, thresholds.alternative) };
}

const maxSuggestions = 3;

/** The best FAQs with at least this probability. */
const faqsFrom = (candidates: readonly Candidate[], minimum: number): Candidate[] =>
  candidates
    .filter(({ source, score }) => source === 'faq' && score >= minimum)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions);

type Choice = Pick<Extract<Decision, { kind: 'answer' }>, 'candidate' | 'reason'>;

function choose(candidates: readonly Candidate[], understanding: Understanding): Choice | undefined {
  const faq = best(candidates, 'faq');
  const sentence = best(candidates, 'faqSentence');
  for (const source of candidateSources) {
    const candidate = best(candidates, source);
    if (!candidate) continue;
    if (sentence && replacesStandardReply(sentence, candidate, understanding))
      return { candidate: sentence, reason: { kind: 'replaces', replaced: candidate, because: 'sentenceIsCertain' } };
    const price = faqWithPrice(candidate, candidates, understanding);
    if (price) return { candidate: price, reason: { kind: 'replaces', replaced: candidate, because: 'faqHasPrice' } };
    if (!faq || !comesBefore(source, 'faq')) return { candidate, reason: { kind: 'isFirst' } };
    const because = compareWithFaq(candidate, faq, understanding);
    return isForFaq(because)
      ? { candidate: faq, reason: { kind: 'replaces', replaced: candidate, because } }
      : { candidate, reason: { kind: 'staysBeforeFaq', faq, because } };
  }
  return undefined;
}

/** The best FAQ for a price that is not that of a unit, if it states an amount and the alternative is the rates page. */
function faqWithPrice(
  candidate: Candidate,
  candidates: readonly Candidate[],
  understanding: Understanding,
): Candidate | undefined {
  if (candidate.source !== 'recordFact') return undefined;
  const isOfUnit = understanding.read.sizes.length > 0 || understanding.recordIntents.has('which_size');
  if (isOfUnit || !pointsToRates(candidate, understanding)) return undefined;
  return candidates.find((one) => one.source === 'faq' && one.score >= thresholds.priceFaq && statesAmount(one));
}

/** The best candidate of a source that is good enough to answer; of several with the same score, the first. */
function best(candidates: readonly Candidate[], source: CandidateSource): Candidate | undefined {
  const eligible = candidates.filter((candidate) => candidate.source === source && isGoodEnough(candidate));
  return eligible.reduce<Candidate | undefined>(
    (most, one) => (most && most.score >= one.score ? most : one),
    undefined,
  );
}
