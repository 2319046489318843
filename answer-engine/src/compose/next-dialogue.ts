import type { ResponseSource } from '@chat-module/contract/response-sources';
import { localTime } from '@chat-module/opening-hours/local-time';
import type { DialogueState } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { truncateWords } from '../text/truncate-text.ts';
import { languageOfMessage } from '../understand/dialogue/language-of-message.ts';
import { nextSubject } from '../understand/dialogue/resolve-follow-up.ts';
import { spokenOf } from '../understand/dialogue/visit-context.ts';
import { parseUnitSize, writeUnitSize } from '../understand/entities/unit-size.ts';
import { isEmergency } from '../understand/safety/find-emergency.ts';
import { aftermath, type SafetyIntent } from '../understand/safety/safety-rules.ts';
import type { Understanding } from '../understand/understand.ts';
import { nextUnits } from './next-units.ts';
import { offerOf } from './offer-of.ts';

/** Maximum length, in words, of a question that is kept as context for a follow-up. */
const maxSubjectLength = 50;

/**
 * An emergency or a matter for people stays open after replies from these sources. Any other answer means that the visitor has changed the
 * subject.
 */
const staysOpen: ReadonlySet<ResponseSource> = new Set(['unanswered', 'faq', 'website']);

/** A visitor whose question an FAQ answers in a flood or after a break-in is talking about the loss. */
function openMatter(before: SafetyIntent | undefined, source: ResponseSource): SafetyIntent | undefined {
  if (before === undefined || !staysOpen.has(source)) return undefined;
  return source === 'faq' && isEmergency(before) ? (aftermath[before] ?? before) : before;
}

/** The dialogue state after a reply. */
export function nextDialogue(dialogue: DialogueState, understanding: Understanding, reply: Reply): DialogueState {
  const { sent, said, text, recordIntents, safetyIntent, visit, facility, contact } = understanding;
  const { response, responseSource, unitId, faqId, dialogue: changes } = reply;
  const unit = facility?.sizeOptions.find(({ id }) => id === unitId);
  const named = parseUnitSize(sent.message);
  return {
    language: languageOfMessage(said, dialogue.language),
    subject: nextSubject(dialogue.subject, {
      text: truncateWords(text, maxSubjectLength),
      recordIntents: [...recordIntents.keys()],
      unitSize: unit?.size,
      answeredByFaq: responseSource === 'faq',
      faqId,
    }),
    ...nextUnits(dialogue, understanding, reply),
    lastReply: { responseSource, unitId: unit?.id, unitSize: named && writeUnitSize(named) },
    shown: dialogue.shown,
    contact: Object.keys(contact).length > 0 ? contact : dialogue.contact,
    visit: facility
      ? spokenOf(visit?.question, said, dialogue.visit, localTime(sent.receivedAt, facility.timezone))
      : undefined,
    isHoursShown:
      dialogue.isHoursShown || (facility?.officeHours ? response.includes(facility.officeHours) : undefined),
    safetyIntent: safetyIntent ?? openMatter(dialogue.safetyIntent, responseSource),
    ...changes,
    offer: offerOf(reply),
  };
}
