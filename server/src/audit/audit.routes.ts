import { type AuditEntry, auditActions, auditKinds, listAuditEntries } from '@chat-module/contract/audit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import type { AuditEntryRow } from '../database/schema.ts';
import { serve } from '../http/serve.ts';
import { listEntries } from './audit.store.ts';

export function auditRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, listAuditEntries, async ({ query }) =>
    mapPage(await listEntries(context.db, query, query), presentEntry),
  );
}

const action = z.enum(auditActions);
const kind = z.enum(auditKinds);

const presentEntry = (row: AuditEntryRow): AuditEntry => ({
  ...row,
  action: action.parse(row.action),
  kind: kind.parse(row.kind),
  changes: JSON.parse(row.changes),
});
