import { afterHoursLine } from '../compose/after-hours-line.ts';
import { emergencyNumber } from '../compose/emergency-number.ts';
import { introduceEnglish } from '../compose/introduce-english.ts';
import { joinReplies } from '../compose/join-replies.ts';
import type { EmergencyContact } from '../compose/texts/contact.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import { type Emergency, isEmergency } from '../understand/safety/find-emergency.ts';
import { type EmergencyFollowUp, findEmergencyFollowUp } from '../understand/safety/find-emergency-follow-up.ts';
import type { DelicateMatter, SafetyIntent } from '../understand/safety/safety-rules.ts';
import type { Candidate } from './candidate.ts';
import { insuranceAnswerNow } from './insurance-answer.ts';
import { isAmenity } from './record/amenities.ts';
import { fromRecord } from './record/fact.ts';

/**
 * Says where to get help in an emergency, and responds to what visitors say while it is ongoing.
 *
 * @param faqs the best FAQs for the message
 */
export function emergencyCandidate(turn: Turn, faqs: readonly Candidate[]): Candidate | undefined {
  const reported = turn.safetyIntent && isEmergency(turn.safetyIntent) ? turn.safetyIntent : undefined;
  // A possible emergency is over, whatever its kind was.
  const wasPossible = turn.dialogue.safetyIntent === 'possibleEmergency' && !reported;
  if (wasPossible && findEmergencyFollowUp(turn.said) === 'over')
    return candidate('over', turn, () => turn.texts.emergencyFollowUp.overForPerson(contactOf(turn)), 'medical');
  const ongoing = ongoingEmergency(turn);
  const followUp = ongoing && findEmergencyFollowUp(turn.said);
  if (ongoing && followUp === 'over') return over(turn, ongoing, faqs);
  if (ongoing && followUp) return candidate(followUp, turn, () => followUpText(turn, ongoing, followUp), ongoing);
  const still = reported ? undefined : ongoingEmergencyCandidate(turn);
  const answer = ongoing && aftermath[ongoing] && insuranceAnswerNow(turn);
  if (still && answer) return withAnswer(turn, still, answer);
  return reported && candidate(reported, turn, () => emergencyText(turn, reported, faqs), reported);
}

/** The emergency is over. An FAQ answers what the visitor asks in the same message. */
function over(turn: Turn, emergency: Emergency, faqs: readonly Candidate[]): Candidate {
  const told = candidate('over', turn, () => followUpText(turn, emergency, 'over'), emergency);
  const onInsurance = aftermath[emergency] && insuranceAnswerNow(turn);
  const faq = asksSomething(turn.said) ? faqs.find(({ score }) => score >= thresholds.faq) : undefined;
  return withAnswer(turn, told, onInsurance ?? faq?.compose());
}

/** The advice, and after it the answer of an FAQ, if there is one. */
function withAnswer(turn: Turn, advice: Candidate, answer: Reply | undefined): Candidate {
  if (!answer) return advice;
  return {
    ...advice,
    compose: () => {
      const response = introduceEnglish(turn, answer.response, 'answer');
      return joinReplies(advice.compose(), { ...answer, response });
    },
  };
}

/**
 * What to do during an ongoing emergency, if nothing else answers the message.
 *
 * @param answer what answers a calm question; shown after the advice
 */
export function ongoingEmergencyCandidate(turn: Turn, answer?: Candidate): Candidate | undefined {
  const ongoing = ongoingEmergency(turn);
  const still = ongoing && candidate('still', turn, () => turn.texts.emergencyFollowUp.still(contactOf(turn)), ongoing);
  return still && withAnswer(turn, still, answer?.compose());
}

export const ongoingEmergency = ({ dialogue: { safetyIntent } }: Turn): Emergency | undefined =>
  safetyIntent && isEmergency(safetyIntent) ? safetyIntent : undefined;

const candidate = (name: string, turn: Turn, response: () => string, safetyIntent: Emergency): Candidate => ({
  source: 'emergency',
  name,
  score: 1,
  compose: (): Reply => ({
    response: response(),
    responseSource: 'unanswered',
    isQuestion: false,
    dialogue: { safetyIntent: nextSafetyIntent(name, safetyIntent) },
    ...(turn.facility && { sources: fromRecord('phoneNumber', 'address') }),
  }),
});

/** The matter that remains after an emergency is over or the visitor changes the subject. */
const aftermath: Readonly<Partial<Record<Emergency, DelicateMatter>>> = {
  breakIn: 'breakInFound',
  fire: 'damage',
  flood: 'damage',
};

/** A visitor who keeps writing after being told what to do is talking about the loss. A fire stays open until it is reported out. */
function nextSafetyIntent(name: string, emergency: Emergency): SafetyIntent | undefined {
  if (name === 'over') return aftermath[emergency];
  return name === 'still' && emergency !== 'fire' ? (aftermath[emergency] ?? emergency) : emergency;
}

const contactOf = ({ texts, facility, dialogue }: Turn): EmergencyContact => ({
  callUs: callUs(texts, facility),
  hours: facility?.officeHours ?? '',
  emergencyNumber: emergencyNumber(facility),
  address: facility?.address ?? '',
  isRepeated: dialogue.safetyIntent !== undefined && isEmergency(dialogue.safetyIntent),
});

function emergencyText(turn: Turn, emergency: Emergency, faqs: readonly Candidate[]): string {
  const text = turn.texts.emergency[emergency](contactOf(turn));
  const how = emergency === 'trapped' ? lockedInAdvice(turn, faqs) : undefined;
  return how === undefined ? text : `${text}\n\n${how}`;
}

/** The FAQ answer for people who are locked in, such as whom to call at night. */
function lockedInAdvice({ said }: Turn, faqs: readonly Candidate[]): string | undefined {
  const best = faqs.find(({ score }) => score >= thresholds.faq);
  if (!best?.match) return undefined;
  const { faq } = best.match;
  const { intents } = analyzeText(faq.question);
  const isAsked = asksSomething(said) && best.score >= thresholds.certainFaq;
  const isMeant = isAsked || probabilityOf(intents, 'access/locked-in') >= thresholds.intent;
  return isMeant ? faq.answer : undefined;
}

const personalEmergencies: ReadonlySet<Emergency> = new Set(['medical', 'crisis', 'danger']);

/** Whether an emergency is ongoing in which no FAQ helps. */
export function isLifeAtRisk(turn: Turn): boolean {
  const ongoing = ongoingEmergency(turn);
  if (ongoing === undefined || findEmergencyFollowUp(turn.said) === 'over') return false;
  return personalEmergencies.has(ongoing) || ongoing === 'fire' || ongoing === 'gas';
}

/** The minimum score for an FAQ to answer. During an emergency, only a certain FAQ replaces the advice. */
export const minimumFor = (turn: Turn, usual?: number): number | undefined =>
  ongoingEmergency(turn) && !isLifeAtRisk(turn) ? thresholds.certainFaq : usual;

function followUpText(turn: Turn, emergency: Emergency, followUp: EmergencyFollowUp): string {
  const { emergencyFollowUp: texts } = turn.texts;
  const contact = contactOf(turn);
  switch (followUp) {
    case 'suspect':
      return texts.suspect(
        contact,
        turn.facility?.amenities.find((amenity) => isAmenity(amenity, 'camera')),
      );
    case 'noAnswer':
      return [texts.noAnswer(contact), afterHoursLine(turn)].filter(Boolean).join(' ');
    case 'over':
      return personalEmergencies.has(emergency) ? texts.overForPerson(contact) : texts.over(contact);
    case 'goBack':
      if (emergency === 'flood') return texts.goBackToFlood(contact);
      return emergency === 'fire' || emergency === 'gas' ? texts.goBackToFire(contact) : texts.goBack(contact);
    default:
      return texts[followUp](contact);
  }
}
