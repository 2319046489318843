import { thresholds } from '../decide/thresholds.ts';
import type { Turn } from '../turn.ts';
import { namesUnit } from '../understand/units/unit-question.ts';
import { availabilityCandidate } from './availability.ts';
import type { Candidate } from './candidate.ts';
import { contactDetailsCandidate } from './contact-details.ts';
import { emergencyCandidate } from './emergency.ts';
import { faqSentenceCandidate } from './faq-sentence.ts';
import { faqCandidates } from './faqs.ts';
import { guidedFlowCandidate } from './guided-flow.ts';
import { languageCandidate } from './language.ts';
import { openOfferCandidate } from './open-offer.ts';
import { passageCandidates } from './passages.ts';
import { amenityCandidate } from './record/amenities.ts';
import { recordFactCandidates } from './record/record-facts.ts';
import { requestCandidate } from './requests.ts';
import { safetyCandidate } from './safety.ts';
import { sizeAdviceCandidate } from './size-advice.ts';
import { smallTalkCandidate } from './small-talk.ts';
import { staffMatterCandidate } from './staff-matters.ts';
import { unitPromotionCandidate } from './unit-promotion.ts';
import { unitQuestionCandidate } from './units/unit-question.ts';
import { vehicleSpaceCandidate } from './units/vehicle-space.ts';

/**
 * Every candidate answer to a message, from all sources. Website passages come last in any case and are retrieved only if no other
 * source answers, because that takes as long as retrieving FAQs. Empty for the button of a unit that the facility does not offer.
 */
export function findCandidates(turn: Turn): Candidate[] {
  if (turn.sent.messageType) return present([guidedFlowCandidate(turn)]);
  const faqs = faqCandidates(turn);
  const others = present([
    emergencyCandidate(turn, faqs),
    safetyCandidate(turn, faqs),
    openOfferCandidate(turn),
    languageCandidate(turn),
    contactDetailsCandidate(turn),
    requestCandidate(turn, faqs),
    staffMatterCandidate(turn, faqs),
    namesUnit(turn.unitQuestion) ? undefined : smallTalkCandidate(turn),
    unitQuestionCandidate(turn),
    vehicleSpaceCandidate(turn),
    sizeAdviceCandidate(turn),
    availabilityCandidate(turn),
    unitPromotionCandidate(turn),
    ...recordFactCandidates(turn),
    amenityCandidate(turn),
  ]);
  // The hours for the day asked are in the visitor's language, and begin with yes or no.
  const isTold = turn.visit?.isAboutHours === true && others.some(({ isQuote }) => isQuote);
  const sentences = isTold ? [] : present([faqSentenceCandidate(turn, faqs, others)]);
  const isAnswered = others.length + sentences.length > 0 || (faqs[0]?.score ?? 0) >= thresholds.faq;
  return [...others, ...sentences, ...faqs, ...(isAnswered ? [] : passageCandidates(turn))];
}

const present = (candidates: readonly (Candidate | undefined)[]): Candidate[] =>
  candidates.flatMap((candidate) => candidate ?? []);
