import type { HistoryEntry } from '@chat-module/contract/submissions';
import { mapPage, type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { SubmissionHistoryRow } from '../database/rows/submissions.ts';
import type { Database } from '../database/schema.ts';

/** The column of the history that names a lead or a reservation. */
export type Subject = 'leadId' | 'reservationId';

export const insertHistory = async (db: Database, entries: readonly SubmissionHistoryRow[]): Promise<void> => {
  if (entries.length > 0) await db.insertInto('submissionHistory').values(entries).execute();
};

export const presentEntry = ({
  leadId: _,
  reservationId: __,
  fromValue: from,
  toValue: to,
  ...entry
}: SubmissionHistoryRow): HistoryEntry => ({ ...entry, from, to });

export const listHistory = async (
  db: Database,
  subject: Subject,
  id: string,
  page: PageRequest,
): Promise<Page<HistoryEntry>> =>
  mapPage(
    await readPage(db.selectFrom('submissionHistory').selectAll().where(subject, '=', id), 'createdAt', page),
    presentEntry,
  );
