import type { FastifyBaseLogger } from 'fastify';
import { type Clock, day, hour, instantAfter, minute, second } from '../clock.ts';
import type { OpenedDatabase } from '../database/opened-database.ts';
import type { DigestOrder } from '../database/row-schemas.ts';
import type { Database, OutboxRow } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  countGivenUp,
  countRefused,
  deleteHeldMails,
  deleteMail,
  deleteMails,
  findLastError,
  giveUp,
  insertMail,
  markFailed,
  markSent,
  takeDueMails,
} from './outbox.store.ts';

/** Longer than any attempt to send takes, so that a lease ends only when its holder has died. */
const leaseMs = 2 * minute;
const pollMs = 5 * second;
const momentMs = second / 4;
const batchSize = 10;
/** The waits add up to about four days. */
const longestWaitMs = 6 * hour;
const givenUpAfterAttempts = 24;
/** By so much the clocks of nodes may differ. */
const clockDifferenceMs = minute;
const givenUpShownMs = 30 * day;

/** A mail that is not written yet, so that ordering it takes as long whether there will be one or not. */
export interface PasswordResetOrder {
  readonly orderedFor: 'passwordReset';
  readonly username: string;
  /** The network of the address that asked. */
  readonly requestedFrom: string;
}

/** A mail that the database holds only encrypted, and not at all once nobody is to send it any more. */
interface SealedMail {
  readonly sealed: string;
}

const withoutContent: SealedMail = { sealed: '' };

type Stored = Mail | SealedMail | PasswordResetOrder | DigestOrder;

/** Writes what was ordered, in the transaction that ends the order. */
type CarryOut = (transaction: Database, order: PasswordResetOrder) => Promise<void>;

/** `undefined`: there is nothing to send any more. */
type WriteDigest = (db: Database, digestId: string, locationId: string) => Promise<Mail | undefined>;

/**
 * Mails are stored in the transaction of what they tell about and sent afterwards, at least once: a mail that was
 * committed survives the process, and a mail server that fails only delays it.
 */
export interface Outbox {
  /** `about` is the id of the lead or reservation that the mail tells of, `locationId` whose mails of the hour it counts towards. */
  add(transaction: Database, mail: Mail, about: string, locationId: string): Promise<void>;
  /** Answers the id of the digest. */
  orderDigest(transaction: Database, locationId: string, dueAt: string): Promise<string>;
  /** Who writes digests; named before the outbox starts. */
  writeDigestsBy(write: WriteDigest): void;
  /** For a mail with which somebody who reads the database, or its backup, could do harm. */
  addSealed(transaction: Database, mail: Mail): Promise<void>;
  /** Stored like a mail, and carried out a moment after `wakeSoon`, when nobody's answer can tell by its time what came of it. */
  order(transaction: Database, order: PasswordResetOrder): Promise<void>;
  /** Who carries orders out; named before the outbox starts. */
  carryOutBy(carryOut: CarryOut): void;
  /** Deletes mails, sent or not, together with what sending them has left on this machine. */
  erase(transaction: Database, ids: readonly string[]): Promise<void>;
  /** Takes leads and reservations out of the digests, and deletes what sent digests have left on this machine. */
  eraseFromDigests(transaction: Database, abouts: readonly string[]): Promise<void>;
  /** Looks for due mails now instead of at the next poll. To be called after the transaction has committed. */
  wake(): void;
  /** The same in a moment, of the same length for everybody. */
  wakeSoon(): void;
  start(): void;
  /** Finishes the mails in hand and takes no more. */
  stop(): Promise<void>;
  /** Sends all that is due and resolves when nothing is. */
  drain(): Promise<void>;
  countWaiting(): Promise<number>;
  /** Sends a mail while the caller waits, once, and throws what the mailer throws. */
  sendNow(mail: Mail): Promise<void>;
  /** Which mails did not get out, and why. */
  readTrouble(): Promise<MailTrouble>;
}

export interface MailTrouble {
  /** Refused at least once and tried again, the oldest of them written at `waitingSince`. */
  readonly waiting: number;
  readonly waitingSince: string | null;
  /** Given up in the last 30 days. */
  readonly failed: number;
  readonly lastError: string | null;
}

export interface OutboxTools extends Pick<OpenedDatabase, 'db' | 'jobs'> {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
}

export function createOutbox({ db, jobs, mailer, clock, log, secrets }: OutboxTools): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let waking: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wanted = false;
  let started = false;
  let carryOut: CarryOut = () => Promise.reject(new Error('Nobody carries orders out.'));

  let writeDigest: WriteDigest = () => Promise.reject(new Error('Nobody writes digests.'));

  const store = async (transaction: Database, mail: Stored, more: Partial<OutboxRow> = {}): Promise<string> => {
    const id = newId();
    const now = clock.now().toISOString();
    await insertMail(transaction, {
      id,
      mail: JSON.stringify(mail),
      about: null,
      locationId: null,
      attempts: 0,
      dueAt: now,
      sentAt: null,
      lastError: '',
      createdAt: now,
      ...more,
    });
    return id;
  };

  /** What is to be sent now. */
  const open = (id: string, stored: Mail | SealedMail | DigestOrder): Mail | Promise<Mail | undefined> => {
    if ('orderedFor' in stored) return writeDigest(jobs, id, stored.locationId);
    return 'sealed' in stored ? unseal(stored, secrets) : stored;
  };

  const handle: Handle = async (row) => {
    const stored: Stored = JSON.parse(row.mail);
    if ('orderedFor' in stored && stored.orderedFor === 'passwordReset')
      return jobs.transaction().execute((it) => endOrder(it, row.id, stored, carryOut));
    const mail = await open(row.id, stored);
    if (mail) await mailer.send(row.id, mail);
    const isThere = await markSent(jobs, row.id, clock.now().toISOString(), keptOf(row));
    // Somebody whom it tells of may have been erased while it was being sent.
    if (!isThere || (await open(row.id, stored))?.text !== mail?.text) await mailer.forget(row.id);
  };

  const run = async (): Promise<void> => {
    try {
      await sendDueMails(jobs, handle, clock, log);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
  };

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(wake, delayMs);
    timer.unref();
  };

  function wake(): void {
    if (!started) return;
    if (running) {
      wanted = true;
      return;
    }
    running = run().finally(() => {
      running = undefined;
      if (!started) return;
      schedule(wanted ? 0 : pollMs);
      wanted = false;
    });
  }

  return {
    async add(transaction, mail, about, locationId) {
      await store(transaction, mail, { about, locationId });
    },
    orderDigest: (transaction, locationId, dueAt) =>
      store(transaction, { orderedFor: 'digest', locationId }, { about: locationId, locationId, dueAt }),
    writeDigestsBy(named) {
      writeDigest = named;
    },
    async addSealed(transaction, mail) {
      await store(transaction, { sealed: secrets.encrypt(JSON.stringify(mail)) });
    },
    async order(transaction, order) {
      await store(transaction, order);
    },
    carryOutBy(named) {
      carryOut = named;
    },
    async erase(transaction, ids) {
      await deleteMails(transaction, ids);
      await Promise.all(ids.map((id) => mailer.forget(id)));
    },
    async eraseFromDigests(transaction, abouts) {
      const digests = await deleteHeldMails(transaction, abouts);
      await Promise.all(digests.map((id) => mailer.forget(id)));
    },
    wake,
    wakeSoon() {
      // Not put off by those who ask after the first.
      waking ??= setTimeout(() => {
        waking = undefined;
        wake();
      }, momentMs).unref();
    },
    start() {
      started = true;
      wake();
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      clearTimeout(waking);
      await running;
      mailer.close();
    },
    async drain() {
      await running;
      await sendDueMails(jobs, handle, clock, log);
    },
    async sendNow(mail) {
      const id = newId();
      await mailer.send(id, mail);
      await store(db, mail, { id, attempts: 1, dueAt: null, sentAt: clock.now().toISOString() });
    },
    async countWaiting() {
      return (await countRefused(db)).count;
    },
    async readTrouble() {
      const since = instantAfter(clock.now(), -givenUpShownMs);
      const { count: waiting, since: waitingSince } = await countRefused(db);
      const failed = await countGivenUp(db, since);
      const lastError = waiting + failed > 0 ? await findLastError(db, since) : undefined;
      return { waiting, waitingSince, failed, lastError: lastError ? describeMailFailure(lastError) : null };
    },
  };
}

function unseal({ sealed }: SealedMail, secrets: Secrets): Mail {
  const opened = secrets.decrypt(sealed);
  if (opened === undefined) throw new Error('The mail was sealed under another SECRET_KEY.');
  return JSON.parse(opened);
}

/** What of a mail stays in its row when it is sent or given up. */
const keptOf = ({ mail }: OutboxRow): string => ('sealed' in JSON.parse(mail) ? JSON.stringify(withoutContent) : mail);

type Handle = (row: OutboxRow) => Promise<void>;

/** An order that another node has carried out meanwhile is gone. */
async function endOrder(
  transaction: Database,
  id: string,
  order: PasswordResetOrder,
  carryOut: CarryOut,
): Promise<void> {
  if (await deleteMail(transaction, id)) await carryOut(transaction, order);
}

async function sendDueMails(db: Database, handle: Handle, clock: Clock, log: FastifyBaseLogger): Promise<void> {
  for (;;) {
    const now = clock.now();
    const due = await takeDueMails(db, {
      now: now.toISOString(),
      leasedUntil: instantAfter(now, leaseMs),
      latestDue: instantAfter(now, longestWaitMs + leaseMs),
      latestWritten: instantAfter(now, clockDifferenceMs),
      limit: batchSize,
    });
    if (due.length === 0) return;
    await Promise.all(due.map((row) => tryMail(db, handle, clock, log, row)));
  }
}

async function tryMail(
  db: Database,
  handle: Handle,
  clock: Clock,
  log: FastifyBaseLogger,
  row: OutboxRow,
): Promise<void> {
  try {
    await handle(row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const shortly = reason.slice(0, 1000);
    const givenUp = row.attempts >= givenUpAfterAttempts;
    const logged = { mailId: row.id, attempts: row.attempts, givenUp, reason: describeMailFailure(reason) };
    log.warn(logged, 'a mail could not be sent');
    if (givenUp) await giveUp(db, row.id, shortly, keptOf(row));
    else await markFailed(db, row.id, shortly, instantAfter(clock.now(), waitAfter(row.attempts)));
  }
}

/** 5 s, 10 s, 20 s … up to six hours. */
const waitAfter = (attempts: number): number => Math.min(5 * second * 2 ** (attempts - 1), longestWaitMs);
