import type { LeadDraft } from '@chat-module/contract/chat';
import type { SizeOption } from '@chat-module/contract/locations';
import { localTime } from '@chat-module/opening-hours/local-time';
import type { Texts } from '../compose/texts/english.ts';
import { textsIn } from '../compose/texts/texts-in.ts';
import type { DialogueState } from '../dialogue.ts';
import type { Facility } from '../knowledge.ts';
import type { Language } from '../text/detect-language.ts';
import { withPunctuation } from '../text/dictated-punctuation.ts';
import { truncateLength, truncateWords } from '../text/truncate-text.ts';
import { analyzeMessage, type TextAnalysis } from './analyze-text.ts';
import { readContact } from './contact/read-contact.ts';
import { type ClassifiedAct, classifyAct, isCertainQuestion, topicOf } from './dialogue/act-classifier.ts';
import { languageOfMessage } from './dialogue/language-of-message.ts';
import { readVisit, type VisitReading } from './dialogue/read-visit.ts';
import { resolveFollowUp } from './dialogue/resolve-follow-up.ts';
import { withoutLanguageWish } from './dialogue/wished-language.ts';
import { unitTypeWords } from './entities/unit-type-words.ts';
import { classifyRecordIntents, withAct } from './record-intents/classify-record-intents.ts';
import { matchRecordIntents, type RecordIntents } from './record-intents/match-record-intents.ts';
import { findSafetyIntent } from './safety/find-safety-intent.ts';
import type { SafetyIntent } from './safety/safety-rules.ts';
import { completeGoods, narrowsGoodsDown } from './units/complete-goods.ts';
import { completeVehicle } from './units/complete-vehicle.ts';
import { findUnitQuestion, type UnitQuestion } from './units/unit-question.ts';
import type { VisitorMessage } from './visitor-message.ts';

/** The result of the first stage: a message interpreted in the context of the dialogue. */
export interface Understanding {
  readonly sent: VisitorMessage;
  /** The message; an overlong one is truncated in the middle. */
  readonly said: string;
  /** The message as a complete question: a follow-up is resolved with the dialogue subject. */
  readonly text: string;
  readonly read: TextAnalysis;
  /** Detected in the whole message, before it is truncated. */
  readonly safetyIntent: SafetyIntent | undefined;
  readonly recordIntents: RecordIntents;
  /** What the visitor does with the message. */
  readonly act: ClassifiedAct;
  /** A visit that the message announces, or a follow-up about hours. */
  readonly visit: VisitReading | undefined;
  /** The language of the reply: that of the message, or else that of the dialogue. */
  readonly language: Language;
  /** The engine's reply texts in that language. */
  readonly texts: Texts;
  readonly facility: Facility | undefined;
  /** What the message asks of units of the facility, with "the bigger one" or "it" resolved. */
  readonly unitQuestion: UnitQuestion | undefined;
  /** The size option that the visitor chose last; undefined when the facility no longer offers it. */
  readonly chosenUnit: SizeOption | undefined;
  /** The contact details in this message. */
  readonly givenDetails: LeadDraft;
  /** The contact details that the visitor has given so far. */
  readonly contact: LeadDraft;
  readonly now: Date;
}

/** Interprets a message. Pure: the time comes with the message. */
export function understand(
  sent: VisitorMessage,
  dialogue: DialogueState,
  facility: Facility | undefined,
): Understanding {
  const options = facility?.sizeOptions ?? [];
  const whole = withPunctuation(truncateLength(sent.message));
  const said = truncateWords(whole);
  const contact = readContact({ ...sent, message: whole }, dialogue, facility);
  const asked = truncateWords(contact.rest);
  const isTyped = !sent.messageType;
  const act = classifyAct(asked, analyzeMessage(asked), topicOf(dialogue));
  const withGoods = isTyped ? completeGoods(dialogue, asked) : undefined;
  const isOfUnits = isTyped && !narrowsGoodsDown(dialogue, asked);
  const question = isOfUnits ? findUnitQuestion(withGoods ?? asked, dialogue, options, act) : undefined;
  const isOfUnit = question?.isCertain === true && question.ask !== 'available';
  const visit =
    isTyped && facility && !isOfUnit
      ? readVisit(asked, dialogue, localTime(sent.receivedAt, facility.timezone))
      : undefined;
  const unitQuestion = visit ? undefined : question;
  const text = isTyped ? (visit?.text ?? completeQuestion(withGoods ?? asked, dialogue, unitQuestion)) : said;
  const read = analyzeMessage(text);
  const recordIntents = classifyRecordIntents(matchRecordIntents(text, unitTypeWords(options)), read);
  const language = languageOfMessage(said, dialogue.language) ?? 'english';
  return {
    sent,
    said,
    text,
    read,
    safetyIntent: findSafetyIntent(
      whole,
      text === whole ? read : undefined,
      dialogue.subject !== undefined && dialogue.safetyIntent === undefined && isCertainQuestion(act),
    ),
    recordIntents: withVisit(withAct(recordIntents, act, read), visit),
    act,
    visit,
    language,
    texts: textsIn[language],
    facility,
    unitQuestion,
    chosenUnit: options.find(({ id }) => id === dialogue.chosenUnitId),
    givenDetails: contact.given,
    contact: contact.all,
    now: sent.receivedAt,
  };
}

function withVisit(recordIntents: RecordIntents, visit: VisitReading | undefined): RecordIntents {
  if (!visit) return recordIntents;
  const others = [...recordIntents].filter(
    ([recordIntent]) => recordIntent !== 'hours' && recordIntent !== 'gate_hours',
  );
  return new Map([[visit.question.place === 'gate' ? 'gate_hours' : 'hours', visit.coverage], ...others]);
}

function completeQuestion(said: string, { subject }: DialogueState, unitQuestion: UnitQuestion | undefined): string {
  if (unitQuestion?.isCertain) return unitQuestion.text;
  return completeVehicle(subject, said) ?? resolveFollowUp(subject, withoutLanguageWish(said));
}
