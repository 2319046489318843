import type { ChatTurn, Reply } from '../chat-turn.ts';
import { asksForAmenity } from '../facts/amenities.ts';
import { callUs } from '../write-contact.ts';

/** An honest "I don't know", with the ways to somebody who does. */
export const admitNoAnswer = (turn: ChatTurn): Reply => ({
  response: sayWhatIsNotKnown(turn),
  responseSource: 'unanswered',
  showLeadForm: true,
});

function sayWhatIsNotKnown(turn: ChatTurn): string {
  const { texts, facility } = turn;
  if (!facility) return texts.noAnswer.leaveDetails;
  const toUs = callUs(texts, facility);
  return asksForAmenity(turn) ? texts.record.amenityNotListed(toUs) : texts.noAnswer.callOrLeaveDetails(toUs);
}
