import { asLine } from '@chat-module/contract/fill-template';
import type { LocationRow } from '../database/rows/locations.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import { withLink } from '../mail/deep-link.ts';
import { oneLine, quoteLines } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';

const notGiven = 'Not provided';

/** The email that notifies a facility of a lead. */
export const leadMail = (location: LocationRow, lead: LeadRow, link: string): Mail => ({
  to: location.facilityEmail,
  subject: oneLine(`New Lead - ${lead.name}`),
  text: withLink(
    `A visitor of your website would like to hear from ${location.businessName}.

Name: ${asLine(lead.name)}
Phone: ${asLine(lead.phone)}
Email: ${lead.email || notGiven}
Unit size: ${asLine(lead.unitSize) || notGiven}
Inquiry: ${quoteLines(lead.inquiry) || notGiven}

Please contact the customer.`,
    link,
  ),
  replyTo: lead.email || undefined,
});
