import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { findAgreement } from '../follow-up/find-agreement.ts';
import { parseUnitSize, writeUnitSize } from '../sizes/unit-size.ts';
import { callUs } from '../write-contact.ts';
import { offerReservation } from './answer-availability.ts';

/** "Yes, please" to what the bot offered last, typed where buttons were shown; and "why?". */
export function answerPrompt(_context: Context, turn: ChatTurn): Reply | undefined {
  const { sent, said, recentTurns, texts, facility } = turn;
  const [last] = recentTurns;
  if (sent.messageType || !last) return undefined;
  const agreement = findAgreement(said);
  if (agreement === 'why') {
    return {
      response: texts.noAnswer.why(callUs(texts, facility)),
      responseSource: 'unanswered',
      showLeadForm: true,
      isQuestion: false,
    };
  }
  if (agreement !== 'yes') return undefined;
  const unit = facility?.sizeOptions.find(({ id }) => id === last.unitId);
  if (unit && ['unit_details', 'unit_pricing'].includes(last.responseSource)) return offerReservation(texts, unit);
  if (last.responseSource !== 'availability_inquiry') return undefined;
  return {
    response: texts.availability.leaveDetails,
    responseSource: 'availability_inquiry',
    showLeadForm: true,
    unitSize: sizeSpokenOf(last.userMessage),
  };
}

function sizeSpokenOf(message: string): string | undefined {
  const size = parseUnitSize(message);
  return size && writeUnitSize(size);
}
