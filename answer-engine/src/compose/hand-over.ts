import { asksForAmenity } from '../candidates/record/amenities.ts';
import type { Reply } from '../reply.ts';
import { isOffTopic } from '../understand/is-off-topic.ts';
import type { Understanding } from '../understand/understand.ts';
import { callUs } from './write-contact.ts';

/** Says that the bot has no answer, and offers the phone number and the lead form. */
export const handOver = (turn: Understanding): Reply => ({
  response: admitNoAnswer(turn),
  responseSource: 'unanswered',
  showLeadForm: true,
});

function admitNoAnswer(turn: Understanding): string {
  const { texts, facility } = turn;
  if (!facility) return texts.noAnswer.leaveDetails;
  const toUs = callUs(texts, facility);
  if (isOffTopic(turn)) return texts.smallTalk.offTopic(toUs);
  return asksForAmenity(turn) ? texts.record.amenityNotListed(toUs) : texts.noAnswer.callOrLeaveDetails(toUs);
}
