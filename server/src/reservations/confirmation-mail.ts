import {
  type ConfirmationValues,
  defaultConfirmationSubject,
  defaultConfirmationTemplate,
} from '@chat-module/contract/confirmation-mail';
import { fillTemplate } from '@chat-module/contract/fill-template';
import { unitLabel } from '@chat-module/contract/locations';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { oneLine, writeDay } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { withoutAddresses } from '../transcripts/plain-text.ts';

const notSettled = 'To be arranged';
const leftOut = '[address left out]';

/**
 * The email that tells visitors that their reservation is confirmed. Addresses in what they typed are left out: whoever gives
 * a stranger's email address must not send them a link in the facility's name.
 */
export function confirmationMail(location: LocationRow, reservation: ReservationRow): Mail {
  const { customerName, customerEmail, unitSize, unitType, moveInDate, heldUntil } = reservation;
  const typed = (text: string): string => withoutAddresses(text, leftOut);
  const values: ConfirmationValues = {
    customerName: typed(customerName),
    unit: typed(unitLabel({ size: unitSize, type: unitType })) || notSettled,
    unitSize: typed(unitSize) || notSettled,
    unitType: unitType || notSettled,
    moveInDate: writeDay(moveInDate) || notSettled,
    heldUntil: writeDay(heldUntil) || notSettled,
    facilityName: location.businessName,
    facilityPhone: location.phoneNumber,
    facilityAddress: location.address,
  };
  return {
    to: customerEmail,
    subject: oneLine(fillTemplate(location.confirmationSubject || defaultConfirmationSubject, values)),
    text: fillTemplate(location.confirmationTemplate || defaultConfirmationTemplate, values),
    replyTo: location.facilityEmail || undefined,
    isConfirmation: true,
  };
}
