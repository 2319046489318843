import type { AuditAction, AuditKind } from '@chat-module/contract/audit';
import type { Instant, Json } from './columns.ts';

/** Something that a person did or tried. Contains no secret and no visitor's contact. */
export interface AuditEntryRow {
  id: string;
  actorId: string | null;
  actorName: string;
  action: AuditAction;
  kind: AuditKind;
  subjectId: string;
  subjectName: string;
  changes: Json;
  createdAt: Instant;
}

export const lastEventKinds = ['testMail', 'backup', 'modelFailure'] as const;

/** When something last happened; a later event replaces the earlier one of its kind. */
export interface LastEventRow {
  kind: (typeof lastEventKinds)[number];
  at: Instant;
  detail: string;
}
