import { asksForAmenity } from '../candidates/record/amenities.ts';
import type { Reply } from '../reply.ts';
import type { Understanding } from '../understand/understand.ts';
import { callUs } from './write-contact.ts';

/** An honest "I don't know", with the ways to somebody who does. */
export const handOver = (turn: Understanding): Reply => ({
  response: sayWhatIsNotKnown(turn),
  responseSource: 'unanswered',
  showLeadForm: true,
});

function sayWhatIsNotKnown(turn: Understanding): string {
  const { texts, facility } = turn;
  if (!facility) return texts.noAnswer.leaveDetails;
  const toUs = callUs(texts, facility);
  return asksForAmenity(turn) ? texts.record.amenityNotListed(toUs) : texts.noAnswer.callOrLeaveDetails(toUs);
}
