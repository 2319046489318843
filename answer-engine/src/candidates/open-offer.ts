import { callUs } from '../compose/write-contact.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { findDialogueAct } from '../understand/dialogue/dialogue-act.ts';
import { offerReservation } from './availability.ts';
import type { Candidate } from './candidate.ts';

/** "Yes, please" to what the bot offered last, typed where buttons were shown; and "why?". */
export function openOfferCandidate(turn: Turn): Candidate | undefined {
  if (!turn.dialogue.lastReply) return undefined;
  const agreement = findDialogueAct(turn.said);
  const reply = agreement && replyTo(turn, agreement);
  return reply && { source: 'openOffer', name: agreement, score: 1, compose: () => reply };
}

function replyTo({ dialogue: { lastReply }, texts, facility }: Turn, agreement: 'yes' | 'why'): Reply | undefined {
  if (agreement === 'why') {
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
