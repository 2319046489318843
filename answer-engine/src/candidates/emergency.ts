import { emergencyNumber } from '../compose/emergency-number.ts';
import type { EmergencyContact } from '../compose/texts/contact.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import { type Emergency, isEmergency } from '../understand/safety/find-emergency.ts';
import { type EmergencyFollowUp, findEmergencyFollowUp } from '../understand/safety/find-emergency-follow-up.ts';
import type { DelicateMatter, SafetyIntent } from '../understand/safety/safety-rules.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';

/**
 * Where to get help in an emergency, and answers to what visitors say while it goes on.
 *
 * @param faqs the best FAQs for the message
 */
export function emergencyCandidate(turn: Turn, faqs: readonly Candidate[]): Candidate | undefined {
  const reported = turn.safetyIntent && isEmergency(turn.safetyIntent) ? turn.safetyIntent : undefined;
  // What may have been an emergency is over; its kind makes no difference any more.
  const wasPossible = turn.dialogue.safetyIntent === 'possibleEmergency' && !reported;
  if (wasPossible && findEmergencyFollowUp(turn.said) === 'over')
    return candidate('over', turn, () => turn.texts.emergencyFollowUp.overForPerson(), 'medical');
  const ongoing = ongoingEmergency(turn);
  const followUp = ongoing && findEmergencyFollowUp(turn.said);
  if (ongoing && followUp) return candidate(followUp, turn, () => followUpText(turn, ongoing, followUp), ongoing);
  return reported && candidate(reported, turn, () => emergencyText(turn, reported, faqs), reported);
}

/** What to do while an emergency goes on, when nothing else answers the message. */
export function ongoingEmergencyCandidate(turn: Turn): Candidate | undefined {
  const ongoing = ongoingEmergency(turn);
  return ongoing && candidate('still', turn, () => turn.texts.emergencyFollowUp.still(contactOf(turn)), ongoing);
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
    dialogue: { safetyIntent: afterReply(name, safetyIntent) },
    ...(turn.facility && { sources: fromRecord('phoneNumber', 'address') }),
  }),
});

/** The matter that remains when an emergency is over, or when the visitor speaks of something else. */
const aftermath: Readonly<Partial<Record<Emergency, DelicateMatter>>> = {
  breakIn: 'breakInFound',
  fire: 'damage',
  flood: 'damage',
};

/** Who has once been told to stay on the line, and goes on, speaks of the loss. A fire stays until it is reported out. */
function afterReply(name: string, emergency: Emergency): SafetyIntent | undefined {
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
  const how = emergency === 'trapped' ? wayOut(faqs) : undefined;
  return how === undefined ? text : `${text}\n\n${how}`;
}

/** What an FAQ says to people who are locked in, such as whom to call at night. */
function wayOut(faqs: readonly Candidate[]): string | undefined {
  const faq = faqs.find(({ score }) => score >= thresholds.faq)?.match?.faq;
  if (!faq) return undefined;
  const { intents } = analyzeText(faq.question);
  return probabilityOf(intents, 'access/locked-in') >= thresholds.intent ? faq.answer : undefined;
}

const forPerson: ReadonlySet<Emergency> = new Set(['medical', 'crisis', 'danger']);

/** Whether an emergency goes on in which no FAQ helps. */
export function isLifeAtRisk(turn: Turn): boolean {
  const ongoing = ongoingEmergency(turn);
  return ongoing !== undefined && (forPerson.has(ongoing) || ongoing === 'fire' || ongoing === 'gas');
}

/** The score from which an FAQ answers: while an emergency goes on, only a certain one does. */
export const minimumFor = (turn: Turn, usual?: number): number | undefined =>
  ongoingEmergency(turn) ? thresholds.certainFaq : usual;

function followUpText(turn: Turn, emergency: Emergency, followUp: EmergencyFollowUp): string {
  const { emergencyFollowUp: texts } = turn.texts;
  const contact = contactOf(turn);
  switch (followUp) {
    case 'suspect':
      return texts.suspect(
        contact,
        turn.facility?.amenities.find((amenity) => /camera|video|c[aá]mara/i.test(amenity)),
      );
    case 'over':
      return forPerson.has(emergency) ? texts.overForPerson() : texts.over(contact);
    case 'goBack':
      if (emergency === 'flood') return texts.goBackToFlood(contact);
      return emergency === 'fire' || emergency === 'gas' ? texts.goBackToFire(contact) : texts.goBack(contact);
    default:
      return texts[followUp](contact);
  }
}
