import type { FastifyBaseLogger } from 'fastify';
import { hour, instantAfter, minute, second } from '../clock.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { giveUp, markFailed, takeDueMails } from './outbox.store.ts';
import { type SendingTools, sendStoredMail } from './send-stored-mail.ts';
import { givenUpForm } from './stored-mail.ts';

/** Longer than any attempt to send takes, so that a lease ends only if its holder has died. */
const leaseMs = 2 * minute;
const batchSize = 10;
/** The waits add up to about four days. */
const longestWaitMs = 6 * hour;
const maxAttempts = 24;
/** The tolerated clock difference between nodes. */
const clockDifferenceMs = minute;

export interface DueMailTools extends SendingTools {
  readonly log: FastifyBaseLogger;
}

/** Sends everything that is due, several at once. A failed email waits for its next attempt. */
export async function sendDueMails(tools: DueMailTools): Promise<void> {
  for (;;) {
    const due = await takeDue(tools);
    if (due.length === 0) return;
    await Promise.all(due.map((row) => tryMail(tools, row)));
  }
}

function takeDue({ jobs, clock }: DueMailTools): Promise<OutboxRow[]> {
  const now = clock.now();
  return takeDueMails(jobs, {
    now: now.toISOString(),
    leasedUntil: instantAfter(now, leaseMs),
    latestDue: instantAfter(now, longestWaitMs + leaseMs),
    latestWritten: instantAfter(now, clockDifferenceMs),
    limit: batchSize,
  });
}

async function tryMail(tools: DueMailTools, row: OutboxRow): Promise<void> {
  try {
    await sendStoredMail(tools, row);
  } catch (error) {
    await recordFailure(tools, row, error instanceof Error ? error.message : String(error));
  }
}

async function recordFailure(
  { jobs, clock, log, secrets }: DueMailTools,
  row: OutboxRow,
  reason: string,
): Promise<void> {
  const { id, attempts } = row;
  const isGivenUp = attempts >= maxAttempts;
  const logged = { mailId: id, attempts, givenUp: isGivenUp, reason: describeMailFailure(reason) };
  log.warn(logged, 'a mail could not be sent');
  const kept = withoutAddresses(reason).slice(0, 1000);
  if (isGivenUp) await giveUp(jobs, id, kept, givenUpForm(row, secrets));
  else await markFailed(jobs, id, kept, instantAfter(clock.now(), waitAfter(attempts)));
}

/** Mail servers repeat the recipient, as in "550 5.1.1 <lee@example.com> unknown". */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s<>]+@[^\s<>]+/g, 'the recipient');

/** 5 s, 10 s, 20 s … up to six hours. */
const waitAfter = (attempts: number): number => Math.min(5 * second * 2 ** (attempts - 1), longestWaitMs);
