import * as contract from '@chat-module/contract/audit';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import { sendCsv } from '../http/send-csv.ts';
import { serve } from '../http/serve.ts';
import { countEntries, listEntries } from './audit.store.ts';
import { exportEntries } from './export-entries.ts';
import { presentEntry } from './present-entry.ts';
import { recordAct } from './record-audit.ts';

export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.listAuditEntries, async ({ query }) =>
    mapPage(await listEntries(db, query, query), presentEntry),
  );

  serve(app, context, contract.countAuditEntries, ({ query }) => countEntries(db, query));

  serve(app, context, contract.exportAuditEntries, async ({ query, operator, reply }) => {
    await recordAct(db, clock, { kind: 'audit_log', id: '', name: '', actor: operator, action: 'exported' });
    return sendCsv(reply, clock, 'audit-log', exportEntries(db, query));
  });
}
