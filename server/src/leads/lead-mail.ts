import type { LeadRow, LocationRow } from '../database/schema.ts';
import { asLine, oneLine, quoteLines } from '../mail/fill-template.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The email that notifies a facility of a lead. */
export const leadMail = (location: LocationRow, lead: LeadRow): Mail => ({
  to: location.facilityEmail,
  subject: oneLine(`New Lead - ${lead.name}`),
  text: `A visitor of your website would like to hear from ${location.businessName}.

Name: ${asLine(lead.name)}
Phone: ${asLine(lead.phone)}
Email: ${lead.email || notGiven}
Unit size: ${asLine(lead.unitSize) || notGiven}
Inquiry: ${quoteLines(lead.inquiry) || notGiven}

Please contact the customer.`,
  replyTo: lead.email || undefined,
});
