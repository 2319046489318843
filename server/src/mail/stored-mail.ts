import type { DigestOrder } from '../database/row-schemas.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail } from './mailer.ts';

/** A mail that is not written yet, so that ordering it takes as long whether there will be one or not. */
export interface PasswordResetOrder {
  readonly orderedFor: 'passwordReset';
  readonly username: string;
  /** The network of the address that asked. */
  readonly requestedFrom: string;
}

/** A mail that the database holds only encrypted, and no longer once nobody is to send it. */
interface SealedMail {
  readonly sealed: string;
}

/** What a row of the outbox holds. */
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

/** What stays of a stored mail when it is sent or given up. */
export const withoutSecrets = (text: string): string =>
  'sealed' in readStored(text) ? JSON.stringify(withoutContent) : text;
