import type { LeadDraft } from '@chat-module/contract/chat';
import type { CivilDate } from '@chat-module/opening-hours/civil-date';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { Facility } from '../../knowledge.ts';
import { parseUnitSize, writeUnitSize } from '../entities/unit-size.ts';
import { findEmailAddress } from './email-address.ts';
import { findMoveInDate, writeIsoDate } from './move-in-date.ts';
import { findPersonName, readBareName } from './person-name.ts';
import { findPhoneNumber, writePhoneNumber } from './phone-number.ts';
import type { Span } from './span.ts';

/** The contact details in a message. */
export interface GivenDetails {
  readonly details: LeadDraft;
  /** The message without its name, phone number and email address. */
  readonly rest: string;
}

interface Setting {
  readonly facility: Facility | undefined;
  /** The visitor was asked for details, or has given some. */
  readonly isExpected: boolean;
  /** The date at the facility. */
  readonly today: CivilDate;
}

/**
 * Reads the contact details in a message. A name alone counts only if it is introduced as one ("my name is") or if details are expected. A day
 * counts only if the message is about renting.
 */
export function readContactDetails(message: string, { facility, isExpected, today }: Setting): GivenDetails {
  const phone = findPhoneNumber(message, facility?.phoneNumber.replace(/\D/g, '') ?? '');
  const withoutPhone = blank(message, phone);
  const found = findEmailAddress(withoutPhone);
  const email = found?.address.toLowerCase() === facility?.facilityEmail?.toLowerCase() ? undefined : found;
  const withoutBoth = blank(withoutPhone, email);
  const excluded = new Set(normalizeText(facility?.businessName ?? '').match(/[a-z]+/g));
  const beside = phone ?? email;
  const name =
    findPersonName(withoutBoth, { excluded, beside }) ??
    (isExpected && !beside ? readBareName(withoutBoth, excluded) : undefined);
  const rest = tidy(blank(withoutBoth, name));
  const size = parseUnitSize(withoutBoth);
  const date = isExpected || beside || isAboutRenting(rest) ? moveInDate(rest, today) : undefined;
  return {
    details: {
      ...(name && { name: name.name }),
      ...(phone && { phone: writePhoneNumber(phone.digits) }),
      ...(email && { email: email.address }),
      ...(size && { unitSize: writeUnitSize(size) }),
      ...(date && { moveInDate: writeIsoDate(date) }),
    },
    rest,
  };
}

/** Replaces a part of a text with spaces. */
const blank = (text: string, span: Span | undefined): string =>
  span ? text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end) : text;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .replace(/[,;:](?=[,.;:!?])/g, '')
    .trim();

const isAboutRenting = (text: string): boolean =>
  parseUnitSize(text) !== undefined ||
  /\b(?:rent|reserv|book|hold it|hold one|lock it in|move in|moving in|move my|start|unit|mudar|rentar|apart|bodega|unidad)/.test(
    normalizeText(text),
  );

/** Whether a text is about a day for something other than moving in: a call, a visit or a payment. */
const isAboutOtherDay = (text: string): boolean =>
  /\b(?:call|text|ring|phone me|reach me|come (?:by|see|look|in)|stop by|visit|tour|appointment|truck|pay|paid|paying|open|close|hours|llame|llamar|visita|cita|abre|abren|abierto|cierran|pag|at \d|a las \d|\d ?(?:am|pm))/.test(
    normalizeText(text),
  );

const moveInDate = (text: string, today: CivilDate): CivilDate | undefined =>
  isAboutOtherDay(text) ? undefined : findMoveInDate(text, today);
