import { readFileSync } from 'node:fs';
import { getServerStatus } from '@chat-module/contract/status';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import type { StorageWatch } from '../http/watch-storage.ts';
import { databaseSize } from './database-size.ts';
import { warningsOf } from './warnings.ts';

const packageFile = new URL('../../../package.json', import.meta.url);

export function statusRoutes(app: FastifyInstance, context: Context, storage: StorageWatch): void {
  const { clock, config, db, databaseKind, outbox } = context;
  const startedAtMs = clock.now().getTime();
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const host = config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname;

  serve(app, context, getServerStatus, async () => {
    const mail = await outbox.readTrouble();
    return {
      problem: (await storage.whatIsWrong()) ?? null,
      warnings: warningsOf(context, mail),
      database: { kind: databaseKind, sizeBytes: await databaseSize(db) },
      mail: { host, ...mail },
      version,
      uptimeSeconds: Math.max(0, Math.round((clock.now().getTime() - startedAtMs) / 1000)),
    };
  });
}
