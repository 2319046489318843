import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, listCount, moment, oneOf, pageQuery } from './fields.ts';

/** The subject of an audit log entry. */
export const auditKinds = [
  'session',
  'user',
  'location',
  'bot',
  'faq',
  'faq_set',
  'question',
  'conversation',
  'lead',
  'reservation',
  'analytics',
  'visitor',
  'mail',
  'backup',
  'audit_log',
] as const;
export const auditKind = oneOf('Kind', auditKinds);
export type AuditKind = z.output<typeof auditKind>;

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'imported',
  'exported',
  'erased',
  'reread',
  'dismissed',
  'sent',
  'recalled',
  'resent',
  'hold_expired',
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'signed_out',
  'password_set',
  'reset_requested',
  'password_reset',
  'invited',
  'revoked',
  'accepted',
  'second_factor_on',
  'second_factor_off',
  'sessions_ended',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The change of a field. Both values are `null` where the log keeps none: secrets, notes, long lists. */
export const auditChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type AuditChange = z.output<typeof auditChange>;

export const auditEntry = z.object({
  id: z.string(),
  actorId: z.string().nullable().meta({ description: 'null: someone who was not signed in, or the product itself' }),
  actorName: z.string(),
  action: z.enum(auditActions),
  kind: z.enum(auditKinds),
  subjectId: z.string(),
  subjectName: z.string(),
  changes: z.array(auditChange),
  createdAt: instant,
});
export type AuditEntry = z.output<typeof auditEntry>;

const auditFilter = z.object({
  actorId: z.string().max(100).optional(),
  kind: auditKind.optional(),
  since: moment('since'),
  before: moment('before'),
});

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  summary: 'Who changed, deleted, exported or signed in, newest first',
  query: pageQuery.extend(auditFilter.shape),
  reply: z.array(auditEntry),
  paged: true,
});

export const countAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log/count',
  access: 'admin',
  summary: 'The number of entries that match a filter',
  query: auditFilter,
  reply: listCount,
});

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log/export',
  access: 'admin',
  summary: 'The entries that match a filter as CSV',
  query: auditFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});
