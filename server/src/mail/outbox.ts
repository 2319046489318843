import type { FastifyBaseLogger } from 'fastify';
import { type BackgroundLoop, createBackgroundLoop } from '../background-loop.ts';
import { type Clock, second } from '../clock.ts';
import type { OpenedDatabase } from '../database/opened-database.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import { createMailOrders, type MailOrders, storeMail } from './mail-orders.ts';
import { type MailTrouble, readMailTrouble } from './mail-trouble.ts';
import type { Mail, Mailer } from './mailer.ts';
import { countRefused, deleteHeldMails, deleteMails } from './outbox.store.ts';
import { type DueMailTools, sendDueMails } from './send-due-mails.ts';
import type { OrderHandlers } from './send-stored-mail.ts';

const pollMs = 5 * second;
const momentMs = second / 4;

/** Deletes emails together with the files that sending them has left on this machine. */
interface MailErasure {
  /** Sent or not. */
  erase(transaction: Database, ids: readonly string[]): Promise<void>;
  /** Removes leads and reservations from the digests, and deletes the files of sent digests. */
  eraseFromDigests(transaction: Database, abouts: readonly string[]): Promise<void>;
}

/**
 * Emails are stored in the transaction of their subject and sent afterwards, at least once: a committed email survives the
 * process, and a failing mail server only delays it.
 */
export interface Outbox extends MailOrders, MailErasure {
  /** Writes digests; set before the outbox starts. */
  writeDigestsBy(write: OrderHandlers['writeDigest']): void;
  /** Carries out orders; set before the outbox starts. */
  carryOutBy(carryOut: OrderHandlers['carryOut']): void;
  /** Checks for due emails now instead of at the next poll. Call it after the transaction has committed. */
  wake(): void;
  /** The same after a short delay, which is equally long for everyone. */
  wakeSoon(): void;
  start(): void;
  /** Finishes the emails being sent and stops. */
  stop(): Promise<void>;
  /** Sends everything that is due and resolves when nothing is. */
  drain(): Promise<void>;
  countWaiting(): Promise<number>;
  /** Sends an email once while the caller waits; throws the mailer's errors. */
  sendNow(mail: Mail): Promise<void>;
  readTrouble(): Promise<MailTrouble>;
}

export interface OutboxTools extends Pick<OpenedDatabase, 'db' | 'jobs'> {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
}

export function createOutbox(tools: OutboxTools): Outbox {
  const { db, mailer, clock, secrets } = tools;
  const handlers = createHandlers();
  return {
    ...createMailOrders(clock, secrets),
    ...createErasure(mailer),
    writeDigestsBy(write) {
      handlers.writeDigest = write;
    },
    carryOutBy(carryOut) {
      handlers.carryOut = carryOut;
    },
    ...createSending({ ...tools, handlers }),
    sendNow: (mail) => sendNow(tools, mail),
    countWaiting: async () => (await countRefused(db)).count,
    readTrouble: () => readMailTrouble(db, clock),
  };
}

const createHandlers = (): OrderHandlers => ({
  carryOut: () => Promise.reject(new Error('Nobody carries orders out.')),
  writeDigest: () => Promise.reject(new Error('Nobody writes digests.')),
});

const createErasure = (mailer: Mailer): MailErasure => ({
  async erase(transaction, ids) {
    await deleteMails(transaction, ids);
    await Promise.all(ids.map((id) => mailer.forget(id)));
  },
  async eraseFromDigests(transaction, abouts) {
    const digests = await deleteHeldMails(transaction, abouts);
    await Promise.all(digests.map((id) => mailer.forget(id)));
  },
});

type Sending = Pick<Outbox, 'wake' | 'wakeSoon' | 'start' | 'stop' | 'drain'>;

function createSending(tools: DueMailTools): Sending {
  const loop = createBackgroundLoop(
    () => sendDueMails(tools).catch((error) => tools.log.error({ err: error }, 'could not read the outbox')),
    () => pollMs,
  );
  const soon = createDelayedWake(loop);
  return {
    wake: loop.wake,
    wakeSoon: soon.wake,
    start: loop.start,
    async stop() {
      soon.cancel();
      await loop.stop();
      tools.mailer.close();
    },
    async drain() {
      await loop.whenIdle();
      await sendDueMails(tools);
    },
  };
}

/** Later calls don't postpone it. */
function createDelayedWake(loop: BackgroundLoop) {
  let timer: NodeJS.Timeout | undefined;
  return {
    wake(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        loop.wake();
      }, momentMs).unref();
    },
    cancel: () => clearTimeout(timer),
  };
}

async function sendNow({ db, mailer, clock }: OutboxTools, mail: Mail): Promise<void> {
  const id = newId();
  await mailer.send(id, mail);
  await storeMail(db, clock, mail, { id, attempts: 1, dueAt: null, sentAt: clock.now().toISOString() });
}
