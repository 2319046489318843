import type { MailDelivery } from '@chat-module/contract/status';
import type { LastEventRow } from '../database/rows/events.ts';
import type { Database } from '../database/schema.ts';

export const recordEvent = (db: Database, { kind, at, detail }: LastEventRow) =>
  db
    .insertInto('lastEvents')
    .values({ kind, at, detail })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ at, detail }))
    .execute();

export const findEvent = (db: Database, kind: LastEventRow['kind']): Promise<LastEventRow | undefined> =>
  db.selectFrom('lastEvents').selectAll().where('kind', '=', kind).executeTakeFirst();

export interface LastTestMail {
  readonly at: string;
  /** `written`: only to a folder, because no mail server was set. */
  readonly delivery: MailDelivery;
}

/** The last successful test email. */
export async function findLastTestMail(db: Database): Promise<LastTestMail | undefined> {
  const event = await findEvent(db, 'testMail');
  return event && { at: event.at, delivery: event.detail === 'sent' ? 'sent' : 'written' };
}
