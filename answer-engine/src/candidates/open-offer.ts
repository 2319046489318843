import { callUs } from '../compose/write-contact.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { findDialogueAct } from '../understand/dialogue/dialogue-act.ts';
import { offerReservation } from './availability.ts';
import type { Candidate } from './candidate.ts';

/** Typed replies to the last offer: "yes, please" instead of a button, and "why?". */
export function openOfferCandidate(turn: Turn): Candidate | undefined {
  if (!turn.dialogue.lastReply) return undefined;
  const dialogueAct = findDialogueAct(turn.said);
  const reply = dialogueAct && replyTo(turn, dialogueAct);
  return reply && { source: 'openOffer', name: dialogueAct, score: 1, compose: () => reply };
}

function replyTo({ dialogue: { lastReply }, texts, facility }: Turn, dialogueAct: 'yes' | 'why'): Reply | undefined {
  if (dialogueAct === 'why') {
    return {
      response: texts.noAnswer.why(callUs(texts, facility)),
      responseSource: 'unanswered',
      showLeadForm: true,
      isQuestion: false,
    };
  }
  const unit = facility?.sizeOptions.find(({ id }) => id === lastReply?.unitId);
  if (unit && (lastReply?.responseSource === 'unit_details' || lastReply?.responseSource === 'unit_pricing'))
    return offerReservation(texts, unit);
  if (lastReply?.responseSource !== 'availability_inquiry') return undefined;
  return {
    response: texts.availability.leaveDetails,
    responseSource: 'availability_inquiry',
    showLeadForm: true,
    unitSize: lastReply.unitSize,
  };
}
