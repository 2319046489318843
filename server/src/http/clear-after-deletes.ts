import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { clearLog } from '../database/clear-log.ts';

/** Removes deleted data from the embedded database's files before the call is answered. */
export function clearAfterDeletes(app: FastifyInstance, { databaseKind, db }: Context): void {
  if (databaseKind !== 'embedded') return;
  app.addHook('onSend', async ({ method }, { statusCode }, payload) => {
    if (method === 'DELETE' && statusCode < 300) await clearLog(db);
    return payload;
  });
}
