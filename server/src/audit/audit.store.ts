import type { AuditKind } from '@chat-module/contract/audit';
import { countUpTo, type PageRequest, readPage } from '../database/paging.ts';
import type { AuditEntryRow } from '../database/rows/events.ts';
import type { Database } from '../database/schema.ts';

export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
}

export const insertEntry = (db: Database, entry: AuditEntryRow) =>
  db.insertInto('auditEntries').values(entry).execute();

export const listEntries = (db: Database, filter: AuditFilter, page: PageRequest) =>
  readPage(matching(db, filter), 'createdAt', page);

export const countEntries = (db: Database, filter: AuditFilter) => countUpTo(db, matching(db, filter));

const matching = (db: Database, { actorId, kind, since, before }: AuditFilter) => {
  let query = db.selectFrom('auditEntries').selectAll();
  if (actorId) query = query.where('actorId', '=', actorId);
  if (kind) query = query.where('kind', '=', kind);
  if (since) query = query.where('createdAt', '>=', since);
  if (before) query = query.where('createdAt', '<', before);
  return query;
};

export const deleteEntriesBefore = (db: Database, before: string) =>
  db.deleteFrom('auditEntries').where('createdAt', '<', before).execute();
