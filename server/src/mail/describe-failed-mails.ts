import type { FailedMail } from '@chat-module/contract/failed-mails';
import type { Context } from '../context.ts';
import type { OutboxRow } from '../database/rows/mails.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { nameSubjects } from './failed-mails.store.ts';
import { canBeSent, readEnvelope } from './stored-mail.ts';

/** Failed emails as operators read them. */
export async function describeFailedMails(
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  rows: readonly OutboxRow[],
): Promise<FailedMail[]> {
  const now = clock.now().toISOString();
  const names = await nameSubjects(
    db,
    rows.map(({ about }) => about),
  );
  const kinds = [
    ['lead', names.leads],
    ['reservation', names.reservations],
    ['conversation', names.visits],
    ['location', names.locations],
  ] as const;
  const aboutOf = (id: string | null): FailedMail['about'] => {
    const found = kinds.find(([, named]) => named.has(id ?? ''));
    return id === null || !found ? null : { kind: found[0], id, name: found[1].get(id) ?? '' };
  };
  return rows.map((row) => ({
    id: row.id,
    ...readEnvelope(row, secrets),
    about: aboutOf(row.about),
    error: describeMailFailure(row.lastError),
    nextAttemptAt: row.dueAt,
    isBeingSent: row.leasedUntil !== null && row.leasedUntil > now,
    canBeSent: canBeSent(row.mail),
    createdAt: row.createdAt,
  }));
}
