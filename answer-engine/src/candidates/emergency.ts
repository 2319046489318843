import { afterHoursLine } from '../compose/after-hours-line.ts';
import { emergencyNumber } from '../compose/emergency-number.ts';
import { introduceEnglish } from '../compose/introduce-english.ts';
import { joinReplies } from '../compose/join-replies.ts';
import { showSentences, showWhole } from '../compose/show-faq.ts';
import type { EmergencyContact } from '../compose/texts/contact.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import { rankSentences, type SentenceMatch } from '../rerank/sentence-ranker.ts';
import { probabilityAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { type Emergency, isEmergency } from '../understand/safety/find-emergency.ts';
import { type EmergencyFollowUp, findEmergencyFollowUp } from '../understand/safety/find-emergency-follow-up.ts';
import { aftermath, type SafetyIntent } from '../understand/safety/safety-rules.ts';
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
  if (!reported) return undefined;
  const told = candidate(reported, turn, () => turn.texts.emergency[reported](contactOf(turn)), reported);
  return withAnswer(turn, told, instructionsFor(turn, reported, faqs));
}

/** The emergency is over. An FAQ answers what the visitor asks in the same message. */
function over(turn: Turn, emergency: Emergency, faqs: readonly Candidate[]): Candidate {
  const told = candidate('over', turn, () => followUpText(turn, emergency, 'over'), emergency);
  const onInsurance = aftermath[emergency] && insuranceAnswerNow(turn);
  if (!asksSomething(turn.said)) return withAnswer(turn, told, onInsurance);
  const faq = faqs.find(({ score }) => score >= thresholds.faq);
  return withAnswer(turn, told, onInsurance ?? faq?.compose() ?? sentenceInEmergency(turn));
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
 * @param answer the answer to a calm question, shown after the advice; by default, the sentence that probably answers it
 */
export function ongoingEmergencyCandidate(turn: Turn, answer?: Candidate): Candidate | undefined {
  const ongoing = ongoingEmergency(turn);
  const still = ongoing && candidate('still', turn, () => turn.texts.emergencyFollowUp.still(contactOf(turn)), ongoing);
  return still && withAnswer(turn, still, answer?.compose() ?? sentenceInEmergency(turn));
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

/** Emergencies in which an FAQ may say what to do, such as whom to call at night, with the intents of such FAQs. */
const instructions: Readonly<Partial<Record<Emergency, readonly string[]>>> = {
  trapped: ['access/locked-in', 'access/gate-broken', 'access/forgot-code'],
  flood: ['condition/damp', 'insurance/damage', 'condition/disaster-plan'],
};

/** The FAQ that says what to do in an emergency. */
function instructionsFor(turn: Turn, emergency: Emergency, faqs: readonly Candidate[]): Reply | undefined {
  const intents = instructions[emergency];
  if (!intents) return undefined;
  const certain = asksSomething(turn.said) ? faqs.find(({ score }) => score >= thresholds.certainFaq) : undefined;
  if (certain) return certain.compose();
  const { entries } = turn.knowledge.faqs;
  const top = likeliestSentence(turn);
  const isAbout = probabilityAbout(entries, top?.indexed.faq.id, intents) >= thresholds.intentsOfPhrase;
  return top && isAbout ? showWhole(turn, { faq: top.indexed.faq, score: top.probability }) : undefined;
}

/** The sentence of an FAQ that probably answers what a visitor says in an emergency. */
function likeliestSentence({ said, dialogue, knowledge }: Turn): SentenceMatch | undefined {
  const [top] = rankSentences({ message: said, dialogue, faqs: knowledge.faqs, otherSources: 1 });
  return top && top.probability >= thresholds.sentenceOverOthers ? top : undefined;
}

function sentenceInEmergency(turn: Turn): Reply | undefined {
  const top = asksSomething(turn.said) ? likeliestSentence(turn) : undefined;
  return top && showSentences(turn, { faq: top.indexed.faq, score: top.probability }, [top.position]);
}

const personalEmergencies: ReadonlySet<Emergency> = new Set(['medical', 'crisis', 'danger']);

/** Whether an emergency is ongoing in which no FAQ helps. */
export function isLifeAtRisk(turn: Turn): boolean {
  const ongoing = ongoingEmergency(turn);
  if (ongoing === undefined || findEmergencyFollowUp(turn.said) === 'over') return false;
  return personalEmergencies.has(ongoing) || ongoing === 'fire' || ongoing === 'gas';
}

/** The minimum score for an FAQ to answer. During an emergency, a guess does not replace the advice. */
export const minimumFor = (turn: Turn, usual = 0): number =>
  ongoingEmergency(turn) && !isLifeAtRisk(turn) ? Math.max(usual, thresholds.sentenceOverOthers) : usual;

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
