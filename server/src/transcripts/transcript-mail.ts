import { asLine } from '@chat-module/contract/fill-template';
import type { LocationRow } from '../database/rows/locations.ts';
import { oneLine } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { plainText, withoutAddresses } from './plain-text.ts';
import { texts } from './transcript-texts.ts';
import type { TranscriptTurn } from './transcripts.store.ts';

export interface Transcript {
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly turns: readonly TranscriptTurn[];
  readonly botName: string;
  readonly location: LocationRow | undefined;
  readonly timezone: string;
}

/** The email that brings visitors their own conversation. */
export function transcriptMail({ to, language, turns, botName, location, timezone }: Transcript): Mail {
  const say = texts[language];
  const sender = asLine(location?.businessName ?? botName);
  const time = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const at = (instant: string) => time.format(new Date(instant)).replaceAll('\u202f', ' ');
  const told = turns.map(
    ({ createdAt, userMessage, botResponse }) =>
      `${say.you} (${at(createdAt)}):\n${quote(withoutAddresses(userMessage, say.leftOut))}\n\n` +
      `${sender}:\n${quote(plainText(botResponse))}`,
  );
  return {
    to,
    subject: oneLine(say.subject(sender)),
    text: [say.why(sender), ...told, say.contact(sender, contactOf(location)), say.ignore].join('\n\n'),
  };
}

const contactOf = (location: LocationRow | undefined): string =>
  [location?.phoneNumber, location?.address, location?.website]
    .map((line) => asLine(line ?? ''))
    .filter(Boolean)
    .join('\n');

/** Marks each line, so that no message looks like the email's own words. */
const quote = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
