import { asLine, fillTemplate } from '@chat-module/contract/fill-template';
import {
  defaultEmailSubject,
  defaultEmailTemplate,
  type templateVariables,
  unitLabel,
} from '@chat-module/contract/locations';
import type { LocationRow } from '../database/rows/locations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { withLink } from '../mail/deep-link.ts';
import { oneLine, writeDay } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The email that notifies a facility of a reservation, from the location's own template or the default one. */
export function reservationMail(location: LocationRow, reservation: ReservationRow, link: string): Mail {
  const values: Record<(typeof templateVariables)[number], string> = {
    facilityName: location.businessName,
    unitSize: reservation.unitSize || notGiven,
    unitType: reservation.unitType || notGiven,
    unitId: reservation.unitId || notGiven,
    customerName: reservation.customerName,
    customerPhone: reservation.customerPhone,
    customerEmail: reservation.customerEmail || notGiven,
    moveInDate: writeDay(reservation.moveInDate) || notGiven,
    reservationLink: link || notGiven,
  };
  const template = location.emailTemplate || defaultEmailTemplate;
  const text = fillTemplate(template, values);
  return {
    to: location.facilityEmail,
    subject: oneLine(fillTemplate(location.emailSubject || defaultEmailSubject, values)),
    text:
      template === defaultEmailTemplate ? withLink([text, ...missingDetailsOf(reservation)].join('\n\n'), link) : text,
    replyTo: reservation.customerEmail || undefined,
  };
}

/** Details missing from the default template. An operator's own template contains what they want. */
function missingDetailsOf({ unitSize, unitType, moveInDate }: ReservationRow): string[] {
  const lines = [
    ...(unitType ? [`Unit: ${asLine(unitLabel({ size: unitSize, type: unitType }))}`] : []),
    ...(moveInDate ? [`Move-in date: ${writeDay(moveInDate)}`] : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
}
