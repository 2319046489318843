import type { Context } from '../context.ts';
import type { MailTrouble } from '../mail/outbox.ts';

/** One thing that needs attention: what it is and what to do, or `undefined` while all is well. */
type WarningSource = (context: Context, mail: MailTrouble) => string | undefined;

const mailsWaiting: WarningSource = (_context, { waiting }) =>
  waiting === 0
    ? undefined
    : `${waiting === 1 ? '1 mail is' : `${waiting} mails are`} waiting to be sent. Each is tried again for about four days.`;

const mailsGivenUp: WarningSource = (_context, { failed }) =>
  failed === 0
    ? undefined
    : `${failed === 1 ? '1 mail of the last 30 days was' : `${failed} mails of the last 30 days were`} not delivered. Look through Leads and Reservations for anything you haven’t answered.`;

const lowDisk: WarningSource = ({ disk }) => disk.warning();

const sources: readonly WarningSource[] = [lowDisk, mailsWaiting, mailsGivenUp];

export const warningsOf = (context: Context, mail: MailTrouble): string[] =>
  sources.map((warn) => warn(context, mail)).filter((warning) => warning !== undefined);
