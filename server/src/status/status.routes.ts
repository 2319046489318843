import { readFileSync } from 'node:fs';
import { getServerStatus } from '@chat-module/contract/status';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import type { StorageWatch } from '../http/watch-storage.ts';
import { readFindings } from './read-status.ts';
import { warningsOf } from './warnings.ts';

const packageFile = new URL('../../../package.json', import.meta.url);

export function statusRoutes(app: FastifyInstance, context: Context, storage: StorageWatch): void {
  const { clock } = context;
  const startedAtMs = clock.now().getTime();
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));

  serve(app, context, getServerStatus, async () => {
    const findings = await readFindings(context);
    return {
      ...findings,
      problem: (await storage.whatIsWrong()) ?? null,
      warnings: warningsOf(context, findings),
      model: { ...findings.model, bots: findings.model.bots.length },
      version,
      uptimeSeconds: Math.max(0, Math.round((clock.now().getTime() - startedAtMs) / 1000)),
    };
  });
}
