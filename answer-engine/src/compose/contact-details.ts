import type { LeadDraft } from '@chat-module/contract/chat';
import { yearlyDate } from '@chat-module/opening-hours/special-days';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { readIsoDate } from '../understand/contact/move-in-date.ts';
import { isReachable } from '../understand/contact/read-contact.ts';
import type { Understanding } from '../understand/understand.ts';

/** The values that prefill the visitor's form: the contact details so far, and the size of the unit in question. */
export function leadDraftOf({ contact, givenDetails, chosenUnit }: Understanding, sizeOfDialogue?: string): LeadDraft {
  const unitSize = givenDetails.unitSize ?? sizeOfDialogue ?? contact.unitSize ?? chosenUnit?.size;
  return { ...contact, ...(unitSize && { unitSize }) };
}

/** Whether a message gives a way to reach the visitor, or the name that belongs to it. */
export const givesContact = ({ givenDetails, contact }: Understanding): boolean =>
  isReachable(givenDetails) || (givenDetails.name !== undefined && isReachable(contact));

/** Lists the details of a message in the reply's language. */
export function listDetails({ texts }: Understanding, { name, phone, email, unitSize, moveInDate }: LeadDraft): string {
  const { yourName, unit } = texts.contactDetails;
  const date = moveInDate && readIsoDate(moveInDate);
  const details = [
    phone,
    email,
    unitSize && unit(unitSize),
    date && yearlyDate(date.month, date.dayOfMonth)[texts.language],
  ].flatMap((detail) => detail || []);
  return texts.list(details.length === 0 && name ? [yourName] : details);
}

/** Prefills the form of a reply with the details that the visitor has given so far. */
export function withLeadDraft(reply: Reply, understanding: Understanding): Reply {
  const hasForm = reply.showLeadForm || reply.showReservationPrompt || reply.showAvailabilityConfirm;
  const given = givesContact(understanding);
  if (reply.leadDraft || (!hasForm && !given)) return reply;
  if (Object.keys(understanding.contact).length === 0) return reply;
  const draft = leadDraftOf(understanding, reply.unitSize);
  if (!given) return { ...reply, leadDraft: draft };
  const added = understanding.texts.contactDetails.alsoFilledIn(listDetails(understanding, understanding.givenDetails));
  return {
    ...reply,
    response: `${reply.response}\n\n${added}`,
    ...(!reply.showReservationPrompt && { showLeadForm: true }),
    leadDraft: draft,
  };
}

/** The size of the unit that the visitor wants, according to the dialogue. */
export const sizeInQuestion = ({ dialogue }: Turn): string | undefined =>
  dialogue.lastReply?.unitSize ?? dialogue.subject?.unitSize;
