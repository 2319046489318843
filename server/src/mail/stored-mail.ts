import type { DigestOrder } from '../database/row-schemas.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail } from './mailer.ts';

/** An email that isn't written yet, so that ordering it takes equally long whether there will be one or not. */
export interface PasswordResetOrder {
  readonly orderedFor: 'passwordReset';
  readonly username: string;
  /** The network of the requesting address. */
  readonly requestedFrom: string;
}

/** An email that is stored only encrypted, and not at all once it is no longer sent. */
interface SealedMail {
  readonly sealed: string;
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

/** What remains of a stored email when it is sent or given up. */
export const withoutSecrets = (text: string): string =>
  'sealed' in readStored(text) ? JSON.stringify(withoutContent) : text;
