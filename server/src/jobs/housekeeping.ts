import { deleteEntriesBefore } from '../audit/audit.store.ts';
import { deleteRecentRepliesBefore } from '../chat/recent-replies.store.ts';
import { day, hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { clearLog } from '../database/clear-log.ts';
import { keepMonths } from '../database/partitions.ts';
import type { Database } from '../database/schema.ts';
import { deleteOpeningsBefore } from '../figures/openings.store.ts';
import { forgetEndedCounts } from '../http/request-counts.store.ts';
import { findMailsSentBefore } from '../mail/outbox.store.ts';
import { deleteSharesBefore } from '../model/model-use.store.ts';
import { forgetOldAttempts } from '../session/login-attempts.ts';
import { deleteExpiredSessions } from '../session/session-store.ts';
import { forgetRefusals } from '../submissions/refusals.store.ts';
import { keepRetention } from '../visitor-data/retention.ts';
import { sendWeeklyReports } from '../weekly-report/send-weekly-reports.ts';
import { forgetPagesUnseenSince } from '../widget-pages/widget-pages.store.ts';

const sentMailKeptMs = 30 * day;
const unseenPageKeptMs = 90 * day;

type Step = readonly [name: string, run: () => Promise<unknown>];

/** Deletes expired data and prepares what will be needed. Every node may run it; work that one has done isn't repeated. */
export async function keepHouse(context: Context): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  // The other steps, such as retention, don't depend on it.
  for (const [name, run] of stepsAt(now, context))
    await run().catch((err) => log.error({ err }, `housekeeping failed: ${name}`));
  if (context.databaseKind === 'embedded') await clearLog(db);
}

function stepsAt(now: Date, context: Context): Step[] {
  const { config, db } = context;
  const { auditLogDays } = config;
  return [
    ['months', () => keepMonths(db, now)],
    ['sessions', () => deleteExpiredSessions(db, now.toISOString())],
    ['login attempts', () => forgetOldAttempts(db, now)],
    ['request counts', () => forgetEndedCounts(db, now.toISOString())],
    ['refused submissions', () => forgetRefusals(db, instantAfter(now, -2 * day))],
    ['widget pages', () => forgetPagesUnseenSince(db, instantAfter(now, -unseenPageKeptMs))],
    // Days are in the locations' time zones, none of which is further behind UTC.
    ['model shares', () => deleteSharesBefore(db, instantAfter(now, -day).slice(0, 10))],
    ['chat openings', () => deleteOpeningsBefore(db, instantAfter(now, -2 * day))],
    ['recent replies', () => deleteRecentRepliesBefore(db, instantAfter(now, -day))],
    ['password resets', () => deleteEndedResets(db, now)],
    ...(auditLogDays === undefined
      ? []
      : [['audit log', () => deleteEntriesBefore(db, instantAfter(now, -auditLogDays * day))] satisfies Step]),
    ['sent mails', () => forgetSentMails(context, instantAfter(now, -sentMailKeptMs))],
    ['retention', () => keepRetention(context)],
    ['weekly reports', () => sendWeeklyReports(context)],
    ['waiting mails', () => logWaitingMails(context)],
  ];
}

/** Used links count toward the hourly email limit, so they stay for that long. */
const deleteEndedResets = (db: Database, now: Date) =>
  db
    .deleteFrom('passwordResets')
    .where('createdAt', '<', instantAfter(now, -2 * hour))
    .where('expiresAt', '<=', now.toISOString())
    .execute();

/** An operator may only watch the log. */
async function logWaitingMails({ outbox, log }: Context): Promise<void> {
  const { waiting, waitingSince, lastError } = await outbox.readTrouble();
  if (waiting > 0) log.warn({ waiting, waitingSince, reason: lastError }, 'mails are waiting');
}

const mailsAtOnce = 200;

/** Without a mail server an email is a file, which is deleted with its row. */
async function forgetSentMails({ db, outbox }: Context, before: string): Promise<void> {
  for (;;) {
    const mails = await findMailsSentBefore(db, before, mailsAtOnce);
    await outbox.erase(
      db,
      mails.map(({ id }) => id),
    );
    if (mails.length < mailsAtOnce) return;
  }
}

/** Runs housekeeping now and every hour; call the returned function to stop. */
export function startHousekeeping(context: Context): () => void {
  const run = () => keepHouse(context).catch((err) => context.log.error({ err }, 'housekeeping failed'));
  const timer = setInterval(run, hour);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
