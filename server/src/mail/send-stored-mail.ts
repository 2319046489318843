import type { Clock } from '../clock.ts';
import type { DigestOrder } from '../database/row-schemas/stored-mail.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail, Mailer } from './mailer.ts';
import { deleteMail, markSent } from './outbox.store.ts';
import {
  isPasswordResetOrder,
  type PasswordResetOrder,
  readStored,
  type StoredMail,
  unseal,
  withoutSecrets,
} from './stored-mail.ts';

/** How a feature writes an email that it ordered, once it is due. */
export interface OrderHandlers {
  /** Carries out an order, in the transaction that ends it. */
  carryOut(transaction: Database, order: PasswordResetOrder): Promise<void>;
  /** Resolves to `undefined` if there is nothing left to send. */
  writeDigest(db: Database, digestId: string, locationId: string): Promise<Mail | undefined>;
}

export interface SendingTools {
  readonly jobs: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly handlers: OrderHandlers;
}

/** Sends a row's email, or carries out its order. Throws the mailer's errors. */
export async function sendStoredMail(tools: SendingTools, row: OutboxRow): Promise<void> {
  const { jobs, mailer, clock } = tools;
  const stored = readStored(row.mail);
  if (isPasswordResetOrder(stored)) return endOrder(tools, row.id, stored);
  const mail = await openMail(tools, row.id, stored);
  if (mail) await mailer.send(row.id, mail);
  const isThere = await markSent(jobs, row.id, clock.now().toISOString(), withoutSecrets(row.mail));
  // Someone in it may have been erased while it was being sent.
  if (!isThere || (await openMail(tools, row.id, stored))?.text !== mail?.text) await mailer.forget(row.id);
}

/** If another node has carried out an order meanwhile, it no longer exists. */
const endOrder = ({ jobs, handlers }: SendingTools, id: string, order: PasswordResetOrder): Promise<void> =>
  jobs.transaction().execute(async (transaction) => {
    if (await deleteMail(transaction, id)) await handlers.carryOut(transaction, order);
  });

/** The email to send now. */
async function openMail(
  { jobs, secrets, handlers }: SendingTools,
  id: string,
  stored: Exclude<StoredMail, PasswordResetOrder>,
): Promise<Mail | undefined> {
  if (isDigestOrder(stored)) return handlers.writeDigest(jobs, id, stored.locationId);
  return 'sealed' in stored ? unseal(stored, secrets) : stored;
}

const isDigestOrder = (stored: StoredMail): stored is DigestOrder =>
  'orderedFor' in stored && stored.orderedFor === 'digest';
