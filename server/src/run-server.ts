import { join } from 'node:path';
import { exit, stdout } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { isTooShort } from '@chat-module/contract/password-rule';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createChangeFeed } from './changes/change-feed.ts';
import { createConversationBatchWriter } from './chat/conversation-batch-writer.ts';
import { openFaqIndexCache } from './chat/faq-index-cache.ts';
import { createKnowledgeCache } from './chat/knowledge-cache.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { OpenedDatabase } from './database/opened-database.ts';
import { createDiskWatch } from './disk-watch.ts';
import { createHoldLoop } from './holds/hold-loop.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { logToStdout } from './log-to-stdout.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createModel } from './model/model.ts';
import type { FirstAdmin } from './sample/first-data.ts';
import type { Secrets } from './secrets.ts';
import { isCommonPassword } from './session/common-passwords.ts';
import { createCrawler } from './website-crawler/crawler.ts';

const shutdownLimitMs = 8000;

/** By default V8 lets the indexes of evicted bots pile up to several times the live memory before it collects them. */
const heapGrowingFlag = '--heap-growing-percent=25';

interface Opened {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly database: OpenedDatabase;
  /** The admin created in this start, if any. */
  readonly firstAdmin: FirstAdmin | undefined;
}

/** Serves until a signal ends it, and prints a line when it is ready. */
export async function runServer({ config, secrets, database, firstAdmin }: Opened): Promise<void> {
  setFlagsFromString(heapGrowingFlag);
  let origin = config.publicUrl ?? '';
  const { log, end: endLog } = logToStdout(config.logLevel);
  const { db, jobs } = database;
  const changes = createChangeFeed(database.changes);
  const context: Context = {
    config,
    db,
    databaseKind: database.kind,
    clock: systemClock,
    disk: createDiskWatch({ config, db: jobs, log }),
    log,
    secrets,
    outbox: createOutbox({ db, jobs, mailer: createMailer(config), clock: systemClock, log, secrets }),
    model: createModel(config, systemClock, log),
    crawler: createCrawler({ db: jobs, databaseKind: database.kind, clock: systemClock, log, config }),
    knowledge: createKnowledgeCache(db, {
      maxMb: config.knowledgeCacheMb,
      kept: openFaqIndexCache(join(config.dataDir, 'read-faqs'), log),
    }),
    turns: createConversationBatchWriter(db, changes.noteConversations),
    changes,
    publicUrl: () => origin,
  };
  const app = await buildApp(context);
  await context.disk.start();
  const address = await listen(app, config);
  origin ||= address;
  context.outbox.start();
  context.crawler.start();
  const holds = createHoldLoop({ ...context, db: jobs });
  holds.start();
  const endHousekeeping = startHousekeeping({ ...context, db: jobs });
  endOnSignal(async () => {
    endHousekeeping();
    await holds.stop();
    await close(app, context, database);
    await endLog();
  });
  if (firstAdmin) announceFirstAdmin(firstAdmin, config);
  if (config.smtpUrl === undefined) stdout.write(mailInFolder(config));
  stdout.write(`Chat Module is ready at ${address}\n`);
}

/** Returns the server's origin, with the actual port if `PORT` is 0. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port });
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

const mailInFolder = ({ dataDir }: Config): string =>
  `No mail is sent: no mail server is set (SMTP_URL). Mails are written to ${join(dataDir, 'outbox')}\n`;

function announceFirstAdmin({ username, generatedPassword }: FirstAdmin, { adminPassword }: Config): void {
  const password = generatedPassword === undefined ? 'the one in ADMIN_PASSWORD' : generatedPassword;
  stdout.write(`The first admin was made. User name: ${username}  Password: ${password}\n`);
  if (adminPassword !== undefined && (isTooShort(adminPassword) || isCommonPassword(adminPassword)))
    stdout.write('The password in ADMIN_PASSWORD is easy to guess. Change it on your profile.\n');
}

async function close(
  app: FastifyInstance,
  { outbox, crawler, disk, changes }: Context,
  database: OpenedDatabase,
): Promise<void> {
  disk.stop();
  const impatience = setTimeout(() => app.server.closeAllConnections(), shutdownLimitMs);
  await app.close();
  clearTimeout(impatience);
  changes.stop();
  await Promise.all([outbox.stop(), crawler.stop()]);
  await database.close();
}

function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  const onSignal = () => {
    if (ending) return;
    ending = true;
    end().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
