import type { LeadRow, LocationRow } from '../database/schema.ts';
import { oneLine } from '../mail/fill-template.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The mail that tells a facility of a visitor who left contact details. */
export const leadMail = (location: LocationRow, lead: LeadRow): Mail => ({
  to: location.facilityEmail,
  subject: oneLine(`New Lead - ${lead.name}`),
  text: `A visitor of your website would like to hear from ${location.businessName}.

Name: ${lead.name}
Phone: ${lead.phone}
Email: ${lead.email || notGiven}
Unit size: ${lead.unitSize || notGiven}
Inquiry: ${lead.inquiry || notGiven}

Please contact the customer.`,
  replyTo: lead.email || undefined,
});
