import type { DigestOrder } from '../database/row-schemas/stored-mail.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail } from './mailer.ts';

/** An email that is written later, so that ordering it takes equally long whether or not one will be sent. */
export interface PasswordResetOrder {
  readonly orderedFor: 'passwordReset';
  readonly username: string;
  /** The network of the requesting address. */
  readonly requestedFrom: string;
}

/** An email that is stored only encrypted, and not at all once it is no longer sent. */
interface SealedMail {
  readonly sealed: string;
  /** What remains of one that was given up. */
  readonly subject?: string;
  readonly to?: string;
}

/** The contents of an outbox row. */
export type StoredMail = Mail | SealedMail | PasswordResetOrder | DigestOrder;

export const isPasswordResetOrder = (stored: StoredMail): stored is PasswordResetOrder =>
  'orderedFor' in stored && stored.orderedFor === 'passwordReset';

export const readStored = (text: string): StoredMail => JSON.parse(text);

export const seal = (mail: Mail, secrets: Secrets): SealedMail => ({ sealed: secrets.encrypt(JSON.stringify(mail)) });

export function unseal({ sealed }: SealedMail, secrets: Secrets): Mail {
  const opened = secrets.decrypt(sealed);
  if (opened === undefined) throw new Error('The mail was sealed under another SECRET_KEY.');
  return JSON.parse(opened);
}

const withoutContent: SealedMail = { sealed: '' };

/** What remains of a stored email when it is sent. */
export const withoutSecrets = (text: string): string =>
  'sealed' in readStored(text) ? JSON.stringify(withoutContent) : text;

/** What remains of one that is given up: for the list of failed emails, not enough to send it. */
export function givenUpForm({ mail, about }: Pick<OutboxRow, 'mail' | 'about'>, secrets: Secrets): string {
  if (!('sealed' in readStored(mail))) return mail;
  const { subject, to } = readEnvelope({ mail, about }, secrets);
  return JSON.stringify({ ...withoutContent, subject, to });
}

/** Whether the text of a stored email, or the order to write it, is still there. */
export function canBeSent(text: string): boolean {
  const stored = readStored(text);
  return !('sealed' in stored) || stored.sealed !== '';
}

interface Envelope {
  readonly subject: string;
  /** Empty if unknown. */
  readonly to: string;
}

const unknownEnvelope: Envelope = { subject: 'An email with a secret text', to: '' };

/** The subject and the recipient of a stored email. A visitor's address that is stored only encrypted stays so. */
export function readEnvelope({ mail, about }: Pick<OutboxRow, 'mail' | 'about'>, secrets: Secrets): Envelope {
  const stored = readStored(mail);
  if (isPasswordResetOrder(stored)) return { subject: 'A link to reset the password', to: stored.username };
  if ('orderedFor' in stored) return { subject: 'Requests beyond the hourly limit, in one email', to: '' };
  if (!('sealed' in stored)) return { subject: stored.subject, to: stored.to };
  const { subject, to } = openEnvelope(stored, secrets);
  return { subject, to: about === null ? to : '' };
}

function openEnvelope(stored: SealedMail, secrets: Secrets): Envelope {
  const opened = stored.sealed === '' ? undefined : secrets.decrypt(stored.sealed);
  return opened === undefined ? { ...unknownEnvelope, ...stored } : JSON.parse(opened);
}
