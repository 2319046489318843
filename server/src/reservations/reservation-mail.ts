import { defaultEmailSubject, defaultEmailTemplate } from '@chat-module/contract/locations';
import type { LocationRow, ReservationRow } from '../database/schema.ts';
import { fillTemplate, oneLine, type TemplateValues } from '../mail/fill-template.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The mail that tells a facility of a reservation, after the location's own template or the default one. */
export function reservationMail(location: LocationRow, reservation: ReservationRow): Mail {
  const values: TemplateValues = {
    facilityName: location.businessName,
    unitSize: reservation.unitSize || notGiven,
    unitId: reservation.unitId || notGiven,
    customerName: reservation.customerName,
    customerPhone: reservation.customerPhone,
    customerEmail: reservation.customerEmail || notGiven,
  };
  return {
    to: location.facilityEmail,
    subject: oneLine(fillTemplate(location.emailSubject || defaultEmailSubject, values)),
    text: fillTemplate(location.emailTemplate || defaultEmailTemplate, values),
    replyTo: reservation.customerEmail || undefined,
  };
}
