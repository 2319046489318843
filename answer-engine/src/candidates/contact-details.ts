import { leadDraftOf, listDetails, sizeInQuestion } from '../compose/contact-details.ts';
import { unitButton } from '../compose/size-options.ts';
import type { Reply } from '../reply.ts';
import { splitWords } from '../text/tokenize.ts';
import type { Turn } from '../turn.ts';
import { isExpectingDetails, isReachable } from '../understand/contact/read-contact.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { findRequest, type Request } from '../understand/requests/find-request.ts';
import type { Candidate } from './candidate.ts';

/** Maximum length, in words, of a correction: "actually make it a 10x20" changes the size in the form. */
const longestCorrection = 8;

/** Requests that the form fulfills. */
const formRequests: ReadonlySet<Request> = new Set(['callBack', 'enroll', 'passOn']);

/**
 * Confirms the contact details in a message and shows them in a form, for the visitor to check and send. A question or a request in the same
 * message is answered instead, with the form next to the answer.
 */
export function contactDetailsCandidate(turn: Turn): Candidate | undefined {
  const { givenDetails, contact, text, said, read, dialogue } = turn;
  const isGiven =
    isReachable(givenDetails) ||
    (isExpectingDetails(dialogue) && givenDetails.name !== undefined) ||
    (isReachable(contact) && givenDetails.unitSize !== undefined && splitWords(said).length <= longestCorrection);
  if (!isGiven) return undefined;
  const request = findRequest(text, read);
  const isForForm = request === undefined ? !asksSomething(text) : formRequests.has(request);
  if (!isForForm) return undefined;
  return { source: 'contactDetails', name: 'contact details', score: 1, compose: () => confirm(turn) };
}

function confirm(turn: Turn): Reply {
  const { texts, contact, givenDetails, dialogue, facility } = turn;
  const { thanks, filledIn, addPhone } = texts.contactDetails;
  const items = listDetails(turn, givenDetails);
  const leadDraft = leadDraftOf(turn, sizeInQuestion(turn));
  const sentence = contact.phone === undefined ? addPhone(items) : filledIn(items);
  const { offer } = dialogue;
  const reserved = facility?.sizeOptions.find(({ id }) => offer?.kind === 'reservation' && id === offer.unitId);
  return {
    response: `${thanks(firstNameOf(contact.name))} ${sentence}`,
    responseSource: 'unanswered',
    isQuestion: false,
    leadDraft,
    unitSize: leadDraft.unitSize,
    ...(reserved
      ? { showReservationPrompt: true, reservationUnit: unitButton(reserved), unitId: reserved.id }
      : { showLeadForm: true }),
    dialogue: { offer: reserved ? { kind: 'reservation', unitId: reserved.id } : { kind: 'contact' } },
  };
}

const firstNameOf = (name: string | undefined): string | undefined => name?.split(' ')[0];
