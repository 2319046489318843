import type { Clock } from '../clock.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail } from './mailer.ts';
import { insertMail } from './outbox.store.ts';
import { type PasswordResetOrder, type StoredMail, seal } from './stored-mail.ts';

/** Stores emails to be sent, in the transaction of their subject. */
export interface MailOrders {
  /**
   * `about` is the id of the email's lead or reservation, `locationId` the location whose hourly limit it counts toward. It
   * isn't sent before `dueAt`.
   */
  add(transaction: Database, mail: Mail, about: string, locationId: string, dueAt?: string): Promise<void>;
  /** Resolves to the id of the digest. */
  orderDigest(transaction: Database, locationId: string, dueAt: string): Promise<string>;
  /**
   * For an email that could do harm in the hands of someone who reads the database or its backup. `about` is the id of its
   * visit, if any.
   */
  addSealed(transaction: Database, mail: Mail, about?: string): Promise<void>;
  /** Stored like an email, and carried out a moment after `wakeSoon`, so that no response time reveals the result. */
  order(transaction: Database, order: PasswordResetOrder): Promise<void>;
}

/** Resolves to the id of the new row. */
export async function storeMail(
  db: Database,
  clock: Clock,
  mail: StoredMail,
  fields: Partial<OutboxRow> = {},
): Promise<string> {
  const id = newId();
  const now = clock.now().toISOString();
  const waiting = { about: null, locationId: null, attempts: 0, dueAt: now, leasedUntil: null };
  const unsent = { sentAt: null, lastError: '', createdAt: now };
  await insertMail(db, { id, mail: JSON.stringify(mail), ...waiting, ...unsent, ...fields });
  return id;
}

export const createMailOrders = (clock: Clock, secrets: Secrets): MailOrders => ({
  async add(transaction, mail, about, locationId, dueAt) {
    await storeMail(transaction, clock, mail, { about, locationId, ...(dueAt !== undefined && { dueAt }) });
  },
  orderDigest: (transaction, locationId, dueAt) =>
    storeMail(transaction, clock, { orderedFor: 'digest', locationId }, { about: locationId, locationId, dueAt }),
  async addSealed(transaction, mail, about) {
    await storeMail(transaction, clock, seal(mail, secrets), { about: about ?? null });
  },
  async order(transaction, order) {
    await storeMail(transaction, clock, order);
  },
});
