import { asLine } from '@chat-module/contract/fill-template';
import type { LocationRow } from '../database/rows/locations.ts';
import { withLink } from '../mail/deep-link.ts';
import { oneLine, quoteLines } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';
import type { AddedDetail } from './submission.ts';

interface Updated {
  readonly what: 'Lead' | 'Reservation Request';
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly unitSize: string;
}

/** The email that tells a facility what a repeated submission has added. */
export const updateMail = (
  location: LocationRow,
  { what, name, phone, email, unitSize }: Updated,
  added: readonly AddedDetail[],
  link: string,
): Mail => ({
  to: location.facilityEmail,
  subject: oneLine(`Updated ${what} - ${name}`),
  text: withLink(
    `A customer of ${asLine(location.businessName)} sent a request again, with new details.

Name: ${asLine(name)}
Phone: ${asLine(phone)}
Unit size: ${asLine(unitSize) || 'Not provided'}

New details:
${added.map((detail) => `${capitalize(detail.name)}: ${quoteLines(detail.text)}`).join('\n')}`,
    link,
  ),
  replyTo: email || undefined,
});

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
