import { asLine } from '@chat-module/contract/fill-template';
import { unitLabel } from '@chat-module/contract/locations';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { withLink } from '../mail/deep-link.ts';
import { oneLine, writeDay } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The email that reminds a facility of a hold before it ends. */
export const reminderMail = (location: LocationRow, reservation: ReservationRow, link: string): Mail =>
  mailAbout(location, reservation, link, {
    subject: `Hold ends ${writeDay(reservation.heldUntil)} - ${reservation.customerName}`,
    first: `The hold on a reservation at ${asLine(location.businessName)} ends on ${writeDay(reservation.heldUntil)}. After that day the reservation is cancelled.`,
    last: 'To keep the reservation, extend or remove the hold.',
  });

/** The email that tells a facility of an expired hold. */
export const expiredMail = (location: LocationRow, reservation: ReservationRow, link: string): Mail =>
  mailAbout(location, reservation, link, {
    subject: `Hold expired - ${reservation.customerName}`,
    first: `The hold on a reservation at ${asLine(location.businessName)} ended on ${writeDay(reservation.heldUntil)}, so the reservation is cancelled.`,
    last: 'To renew the reservation, change its status.',
  });

interface Words {
  readonly subject: string;
  readonly first: string;
  readonly last: string;
}

const mailAbout = (
  { facilityEmail }: LocationRow,
  { customerName, customerPhone, customerEmail, unitSize, unitType, moveInDate }: ReservationRow,
  link: string,
  { subject, first, last }: Words,
): Mail => ({
  to: facilityEmail,
  subject: oneLine(subject),
  text: withLink(
    `${first}

Customer name: ${asLine(customerName)}
Phone: ${asLine(customerPhone)}
Email: ${customerEmail || notGiven}
Unit: ${asLine(unitLabel({ size: unitSize, type: unitType })) || notGiven}
Move-in date: ${writeDay(moveInDate) || notGiven}

${last}`,
    link,
  ),
  replyTo: customerEmail || undefined,
});
