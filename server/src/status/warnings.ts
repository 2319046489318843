import { day } from '../clock.ts';
import type { Context } from '../context.ts';
import { isLocalAddress } from './local-address.ts';
import type { Findings } from './read-status.ts';

/** One thing that needs attention and what to do about it, or `undefined`. */
type WarningSource = (context: Context, findings: Findings) => string | undefined;

const oldBackupDays = 7;

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const lowDisk: WarningSource = ({ disk }) => disk.warning();

const mailToFolder: WarningSource = (_context, { mail }) =>
  mail.host === null
    ? 'No mail server is set, so emails are only written to the outbox folder in DATA_DIR. Set SMTP_URL and MAIL_FROM, restart, and send a test email.'
    : undefined;

const senderMissing: WarningSource = ({ config }, { mail }) =>
  mail.host !== null && config.mailFrom === undefined
    ? 'Emails come from chat-module@localhost, which most mail servers reject. Set MAIL_FROM to an address of your own.'
    : undefined;

const mailsWaiting: WarningSource = (_context, { mail: { waiting } }) =>
  waiting === 0
    ? undefined
    : `${counted(waiting, 'email is', 'emails are')} waiting to be sent. Each is tried again for about four days.`;

const mailsGivenUp: WarningSource = (_context, { mail: { failed } }) =>
  failed === 0
    ? undefined
    : `${counted(failed, 'email of the last 30 days was', 'emails of the last 30 days were')} not delivered. Send them again under Failed emails, or see there what they were about.`;

const adminsWithoutEmail: WarningSource = (_context, { adminsWithoutEmail: count }) =>
  count === 0
    ? undefined
    : `${counted(count, 'admin has', 'admins have')} no email address, so a forgotten password can only be reset with npm run reset-password. Add the address in User Management.`;

const modelDown: WarningSource = (_context, { model }) =>
  model.bots.some(({ isDown }) => isDown)
    ? 'The AI model isn’t responding, so bots answer without it. Check the API key and OPENAI_BASE_URL.'
    : undefined;

const budgetsUsedUp: WarningSource = (_context, { model }) => {
  const spent = model.bots.filter(({ used, allowed }) => used >= allowed).map(({ name }) => name);
  if (spent.length === 0) return undefined;
  const who = spent.length <= 3 ? spent.join(', ') : `${spent.slice(0, 3).join(', ')} and ${spent.length - 3} more`;
  return `Today’s AI answers are used up: ${who}. Raise Model Answers per Day in the bot’s settings, or wait until tomorrow.`;
};

const websitesUnread: WarningSource = (_context, { websites: { isOff, readings } }) => {
  if (isOff) return undefined;
  const failed = readings.filter(({ status }) => status === 'failed');
  const [first] = failed;
  if (!first) return undefined;
  return failed.length === 1
    ? `The website of ${first.locationName} could not be read. Open the location to see why and to read it again.`
    : `${failed.length} websites could not be read. Open their locations to see why and to read them again.`;
};

const backups: WarningSource = ({ clock }, { database: { lastBackupAt } }) => {
  if (lastBackupAt === null) return 'There is no backup. Run npm run backup -- FILE every night.';
  const days = Math.floor((clock.now().getTime() - Date.parse(lastBackupAt)) / day);
  if (days <= oldBackupDays) return undefined;
  return `The last backup is ${days} days old. Run npm run backup -- FILE every night.`;
};

const address: WarningSource = (_context, { publicUrl }) => {
  if (isLocalAddress(publicUrl))
    return `The public address is ${publicUrl}, which the internet can’t reach, so emailed links don’t work elsewhere. Set PUBLIC_URL to your public address, such as https://chat.example.com.`;
  if (new URL(publicUrl).protocol === 'https:') return undefined;
  return `The public address ${publicUrl} is not https: passwords travel in the open, and browsers block the chat on https websites. Put a proxy with a certificate in front (docs/hosting) and set PUBLIC_URL to its https address.`;
};

const sources: readonly WarningSource[] = [
  ...[lowDisk, address, mailToFolder, senderMissing, mailsWaiting, mailsGivenUp, adminsWithoutEmail],
  ...[modelDown, budgetsUsedUp, websitesUnread, backups],
];

export const warningsOf = (context: Context, findings: Findings): string[] =>
  sources.map((warn) => warn(context, findings)).filter((warning) => warning !== undefined);
