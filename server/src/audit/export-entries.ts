import type { AuditChange } from '@chat-module/contract/audit';
import { mapPage } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { exportPages } from '../http/export-pages.ts';
import { type AuditFilter, listEntries } from './audit.store.ts';
import { presentEntry } from './present-entry.ts';

const headings = ['Time (UTC)', 'Person', 'Action', 'Kind', 'Subject', 'Changes'];

/** "status: new → contacted"; only the field where the log keeps no values. */
const describeChange = ({ field, from, to }: AuditChange): string => {
  if (to === null) return field;
  return from === null ? `${field}: ${to}` : `${field}: ${from} → ${to}`;
};

/** The entries that match a filter, as CSV. */
export const exportEntries = (db: Database, filter: AuditFilter): AsyncGenerator<string> =>
  exportPages(
    headings,
    async (request) => mapPage(await listEntries(db, filter, request), presentEntry),
    ({ createdAt, actorName, action, kind, subjectName, changes }) => [
      ...[createdAt, actorName, action, kind, subjectName, changes.map(describeChange).join('\n')],
    ],
  );
