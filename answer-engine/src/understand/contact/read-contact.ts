import type { LeadDraft } from '@chat-module/contract/chat';
import { localTime } from '@chat-module/opening-hours/local-time';
import type { DialogueState } from '../../dialogue.ts';
import type { Facility } from '../../knowledge.ts';
import { truncateLength } from '../../text/truncate-text.ts';
import type { VisitorMessage } from '../visitor-message.ts';
import { readContactDetails } from './contact-details.ts';
import { correctPhone } from './correct-details.ts';

export interface Contact {
  /** The details in this message. */
  readonly given: LeadDraft;
  /** All details so far. Includes a unit size only if it came with a name or number. */
  readonly all: LeadDraft;
  /** The message without its contact details; the whole message if it has none. */
  readonly rest: string;
}

/** In characters: contact details stand at the beginning or at the end of a message. */
const lengthOfEnd = 200;

const withoutMiddle = (text: string): string =>
  text.length > 2 * lengthOfEnd ? `${text.slice(0, lengthOfEnd)}\n${text.slice(-lengthOfEnd)}` : text;

const defaultTimezone = 'America/New_York';

/** Reads the contact details of a message in the context of the dialogue. */
export function readContact(
  { message, messageType, receivedAt }: VisitorMessage,
  dialogue: DialogueState,
  facility: Facility | undefined,
): Contact {
  const known = dialogue.contact ?? {};
  const whole = truncateLength(message);
  if (messageType) return { given: {}, all: known, rest: whole };
  const isExpected = isExpectingDetails(dialogue);
  const today = localTime(receivedAt, facility?.timezone ?? defaultTimezone).date;
  const { details: read, rest } = readContactDetails(withoutMiddle(whole), { facility, isExpected, today });
  const phone = read.phone ?? correctPhone(withoutMiddle(whole), known);
  const details = { ...read, ...(phone && { phone }) };
  const isContact = isReachable(details) || (isExpected && details.name !== undefined);
  const { unitSize, ...others } = details;
  const all = { ...known, ...others, ...(isContact && unitSize && { unitSize }) };
  return { given: details, all, rest: isContact ? rest : whole };
}

/** Whether the office could reach the visitor. */
export const isReachable = ({ phone, email }: LeadDraft): boolean => phone !== undefined || email !== undefined;

/** Whether the visitor was shown a form or has given a name, a number or an address. */
export const isExpectingDetails = ({ contact, offer, lastReply }: DialogueState): boolean =>
  contact?.name !== undefined ||
  (contact !== undefined && isReachable(contact)) ||
  offer?.kind === 'contact' ||
  offer?.kind === 'reservation' ||
  lastReply?.responseSource === 'availability_inquiry';
