import type { ServerStatus } from '@chat-module/contract/status';
import { day, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { databaseSize } from './database-size.ts';
import { findEvent, findLastTestMail } from './last-events.store.ts';
import { type ModelStatus, readModelStatus } from './read-model-status.ts';
import { countAdminsWithoutEmail, countReadings, countSentMails, listReadings } from './status.store.ts';

const sentShownMs = 30 * day;
const readingsShown = 50;

/** The server's state; `warningsOf` picks what needs attention. */
export interface Findings extends Pick<ServerStatus, 'database' | 'mail' | 'websites' | 'publicUrl'> {
  readonly model: ModelStatus;
  readonly adminsWithoutEmail: number;
}

export async function readFindings(context: Context): Promise<Findings> {
  const { db } = context;
  return {
    database: {
      kind: context.databaseKind,
      sizeBytes: await databaseSize(db),
      lastBackupAt: (await findEvent(db, 'backup'))?.at ?? null,
    },
    mail: await readMail(context),
    model: await readModelStatus(context),
    websites: await readWebsites(context),
    publicUrl: context.publicUrl(),
    adminsWithoutEmail: await countAdminsWithoutEmail(db),
  };
}

async function readMail({ db, clock, config, outbox }: Context): Promise<ServerStatus['mail']> {
  return {
    host: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
    sent: await countSentMails(db, instantAfter(clock.now(), -sentShownMs)),
    ...(await outbox.readTrouble()),
    lastTest: (await findLastTestMail(db)) ?? null,
  };
}

async function readWebsites({ db, config }: Context): Promise<ServerStatus['websites']> {
  const readings = await listReadings(db, readingsShown);
  return {
    isOff: config.websitePages === 0,
    readings,
    more: Math.max(0, (await countReadings(db)) - readings.length),
  };
}
