import { type AuditEntry, auditActions, auditKinds } from '@chat-module/contract/audit';
import { z } from 'zod';
import type { AuditEntryRow } from '../database/rows/events.ts';

const action = z.enum(auditActions);
const kind = z.enum(auditKinds);

export const presentEntry = (row: AuditEntryRow): AuditEntry => ({
  ...row,
  action: action.parse(row.action),
  kind: kind.parse(row.kind),
  changes: JSON.parse(row.changes),
});
