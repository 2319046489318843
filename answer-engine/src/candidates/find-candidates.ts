import { localTime } from '@chat-module/opening-hours/local-time';
import { questionIn } from '../compose/show-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { rankSentences } from '../rerank/sentence-ranker.ts';
import { lazily } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { isTimed } from '../understand/dialogue/visit-context.ts';
import { parseHoursQuestion } from '../understand/entities/hours-question.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import { namesUnit } from '../understand/units/unit-question.ts';
import { accessPartCandidate } from './access-part.ts';
import { availabilityCandidate } from './availability.ts';
import { type Candidate, comesBefore, isGoodEnough } from './candidate.ts';
import { combinedDiscountsCandidate } from './combined-discounts.ts';
import { contactDetailsCandidate } from './contact-details.ts';
import { describedUnitCandidate } from './described-unit.ts';
import { emergencyCandidate, isLifeAtRisk, ongoingEmergency, ongoingEmergencyCandidate } from './emergency.ts';
import { faqSentenceCandidate } from './faq-sentence.ts';
import { faqCandidates } from './faqs.ts';
import { firstGuess } from './first-guess.ts';
import { guidedFlowCandidate } from './guided-flow.ts';
import { languageCandidate } from './language.ts';
import { openOfferCandidate } from './open-offer.ts';
import { passageCandidates } from './passages.ts';
import { amenityCandidate } from './record/amenities.ts';
import { recordFactCandidates } from './record/record-facts.ts';
import { requestCandidate } from './requests.ts';
import { safetyCandidate } from './safety.ts';
import { withSecondSentence } from './second-sentence.ts';
import { sizeAdviceCandidate } from './size-advice.ts';
import { smallTalkCandidate } from './small-talk.ts';
import { staffMatterCandidate } from './staff-matters.ts';
import { timesOfFaq } from './times-of-faq.ts';
import { unitPromotionCandidate } from './unit-promotion.ts';
import { unitQuestionCandidate } from './units/unit-question.ts';
import { vehicleSpaceCandidate } from './units/vehicle-space.ts';

/**
 * All candidate answers to a message, from every source. Website passages have the lowest priority and are retrieved only if no other source
 * answers, because that takes as long as retrieving FAQs. Empty for the button of a unit that the facility does not offer.
 */
export function findCandidates(turn: Turn): Candidate[] {
  const guided = guidedFlowCandidate(turn);
  if (guided || turn.sent.messageType) return present([guided]);
  // During an emergency, only questions are matched with FAQs. While a life is at risk, the answer comes after the advice.
  const isEmergency = ongoingEmergency(turn) !== undefined;
  const accessPart = isEmergency ? undefined : accessPartCandidate(turn);
  if (accessPart) return [accessPart];
  const isAtRisk = isEmergency && isLifeAtRisk(turn);
  const skipsFaqs = isEmergency && !(turn.act.act === 'question' && asksSomething(turn.said));
  const faqs = skipsFaqs ? [] : faqCandidates(turn);
  const combined = skipsFaqs ? undefined : combinedDiscountsCandidate(turn);
  // A visitor who wants two discounts does not haggle, and asks for no price.
  const others = otherCandidates(turn, faqs).filter(({ source }) => !combined || comesBefore(source, 'staffMatter'));
  const hasHours = others.some(({ name }) => name === 'officeHours');
  const isOfHours = hasHours && turn.visit?.isAboutHours;
  const rank = lazily(() =>
    rankSentences({
      message: questionIn(turn),
      dialogue: turn.dialogue,
      faqs: turn.knowledge.faqs,
      otherSources: others.length,
    }),
  );
  const follow = () => (isOfHours ? undefined : (combined ?? faqSentenceCandidate(turn, faqs, others, rank)));
  const sentence = skipsFaqs ? undefined : (timesOfFaq(turn) ?? follow());
  const least = hasHours && asksForTime(turn) ? thresholds.sentenceOverStandardReply : 0;
  const sentences = present([sentence]).filter(({ score }) => score >= least);
  const isAnsweredByFaq = isGoodEnough(sentences[0]) || isGoodEnough(faqs[0]);
  const isAnswered = others.length > 0 || isAnsweredByFaq;
  if (isEmergency && !isAnswered) return present([ongoingEmergencyCandidate(turn)]);
  if (isAtRisk) {
    const answer = [...sentences, ...faqs].find(isGoodEnough);
    return others.length > 0 ? others : present([ongoingEmergencyCandidate(turn, answer)]);
  }
  const unit = describedUnitCandidate(turn, others, isAnsweredByFaq);
  if (unit) return [unit];
  const passages = isAnswered ? [] : passageCandidates(turn);
  const guess = isAnswered || skipsFaqs || passages.some(isGoodEnough) ? undefined : firstGuess(turn, faqs, rank);
  const extend = (candidate: Candidate) => withSecondSentence(turn, candidate, rank);
  return [...others.map(extend), ...sentences, ...faqs.map(extend), ...passages, ...present([guess])];
}

/**
 * The candidates of all sources but FAQs and website passages.
 *
 * @param faqs the best FAQs for the message
 */
export const otherCandidates = (turn: Turn, faqs: readonly Candidate[]): Candidate[] =>
  present([
    emergencyCandidate(turn, faqs),
    safetyCandidate(turn, faqs),
    openOfferCandidate(turn),
    languageCandidate(turn),
    contactDetailsCandidate(turn),
    requestCandidate(turn, faqs),
    staffMatterCandidate(turn, faqs),
    namesUnit(turn.unitQuestion) || turn.unitQuestion?.ask === 'wish' ? undefined : smallTalkCandidate(turn),
    unitQuestionCandidate(turn),
    vehicleSpaceCandidate(turn),
    sizeAdviceCandidate(turn),
    availabilityCandidate(turn),
    unitPromotionCandidate(turn),
    ...recordFactCandidates(turn),
    amenityCandidate(turn),
  ]);

/** Whether a message asks for the hours of a day or time, which the record answers precisely and in the visitor's language. */
function asksForTime({ visit, read, text, facility, now }: Turn): boolean {
  if (visit || !facility) return false;
  const isTimedQuestion = isTimed(parseHoursQuestion(text, localTime(now, facility.timezone)));
  return isTimedQuestion && probabilityOf(read.intents, 'record/hours') >= thresholds.intent;
}

const present = (candidates: readonly (Candidate | undefined)[]): Candidate[] =>
  candidates.flatMap((candidate) => candidate ?? []);
