import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamChanges } from '@chat-module/contract/changes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { createChangeFeed } from '../changes/change-feed.ts';
import { createConversationBatchWriter } from '../chat/conversation-batch-writer.ts';
import { createKnowledgeCache } from '../chat/knowledge-cache.ts';
import type { Clock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { OpenedDatabase } from '../database/opened-database.ts';
import { createDiskWatch, type ReadDiskSpace } from '../disk-watch.ts';
import { logOptions } from '../log-to-stdout.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createModel, type ModelLimits } from '../model/model.ts';
import { createSecrets } from '../secrets.ts';
import { createCrawler } from '../website-crawler/crawler.ts';
import { openMigratedDatabase } from './migrated-database.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

/** A disk whose free space the test sets. */
export interface TestDisk {
  /** Takes effect at once. */
  leave(freeMb: number): Promise<void>;
}

/** Accepts emails instead of a mail server; refuses them while `failing`. */
export interface TestMailer extends Mailer {
  readonly sent: { readonly id: string; readonly mail: Mail }[];
  failing: boolean;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: TestClock;
  readonly disk: TestDisk;
  readonly mailer: TestMailer;
  readonly logLines: string[];
  call(method: Method, url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
}

export const secretKey = 'a test key of at least thirty-two bytes';

/** A server for one test, closed when that test ends. */
export async function startTestApp(...options: Parameters<typeof openTestApp>): Promise<TestApp> {
  const app = await openTestApp(...options);
  onTestFinished(() => app.close());
  return app;
}

/** The whole server on its own database, of the kind that the test run chooses. */
export async function openTestApp(
  settings: Record<string, string> = {},
  modelLimits?: ModelLimits,
  open: () => Promise<OpenedDatabase> = openMigratedDatabase,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chat-module-test-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000', ...settings });
  const database = await open();
  // Dates the migrations by the test's clock.
  await sql`update kysely_migration set timestamp = ${begin}`.execute(database.db);
  const clock = createTestClock();
  const mailer = createTestMailer();
  const logLines: string[] = [];
  const log = pino({ level: config.logLevel, ...logOptions }, { write: (line: string) => logLines.push(line) });
  let freeMb = 1_000_000;
  const context = createContext(config, database, clock, mailer, log, modelLimits, async () => ({
    freeBytes: freeMb * 1_000_000,
    totalBytes: 1e12,
  }));
  const app = await buildApp(context);
  return {
    app,
    context,
    clock,
    disk: {
      leave(megabytes) {
        freeMb = megabytes;
        return context.disk.look();
      },
    },
    mailer,
    logLines,
    call: (method, url, options) => call(app, method, url, options),
    async close() {
      await app.close();
      context.changes.stop();
      await Promise.all([context.outbox.stop(), context.crawler.stop()]);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function createContext(
  config: Config,
  { db, jobs, kind, changes: channel }: OpenedDatabase,
  clock: Clock,
  mailer: Mailer,
  log: Context['log'],
  modelLimits: ModelLimits | undefined,
  readDiskSpace: ReadDiskSpace,
): Context {
  const secrets = createSecrets(secretKey);
  const changes = createChangeFeed(channel);
  return {
    config,
    db,
    databaseKind: kind,
    clock,
    disk: createDiskWatch({ config, db, log }, readDiskSpace),
    log,
    secrets,
    outbox: createOutbox({ db, jobs, mailer, clock, log, secrets }),
    model: createModel(config, clock, log, modelLimits),
    crawler: createCrawler({ db: jobs, databaseKind: kind, clock, log, config }, { politeDelayMs: 0 }),
    knowledge: createKnowledgeCache(db, { maxMb: config.knowledgeCacheMb }),
    turns: createConversationBatchWriter(db, changes.noteConversations),
    changes,
    publicUrl: () => config.publicUrl ?? '',
  };
}

const begin = '2026-03-10T15:00:00.000Z';

function createTestClock(): TestClock {
  let now = new Date(begin);
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

function createTestMailer(): TestMailer {
  const mailer: TestMailer = {
    sent: [],
    failing: false,
    async send(id, mail) {
      if (mailer.failing) throw new Error('421 the mail server is away');
      mailer.sent.push({ id, mail });
    },
    forget: async () => {},
    close() {},
  };
  return mailer;
}

function call(app: FastifyInstance, method: Method, url: string, { body, cookie, headers }: CallOptions = {}) {
  const request: InjectOptions = {
    method,
    url,
    headers: { ...(cookie && { cookie }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  };
  return url === streamChanges.path ? callStream(app, request) : app.inject(request);
}

/** A response without an end; its body is what came first. */
async function callStream(app: FastifyInstance, request: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  for await (const chunk of response.stream()) return Object.assign(response, { body: String(chunk) });
  return Object.assign(response, { body: '' });
}
