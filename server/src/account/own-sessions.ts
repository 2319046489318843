import type { OwnSession } from '@chat-module/contract/account';
import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { Operator } from '../session/operator.ts';
import { parseDetails } from '../session/session-details.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '../session/session-store.ts';

/** The public name of a session: its stored id is no secret, but need not be exposed either. */
const publicId = ({ secrets }: Context, sid: string): string => secrets.pseudonym(`session ${sid}`);

const byUse = (a: OwnSession, b: OwnSession): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '');

export async function listOwnSessions(context: Context, { id, sid: currentSid }: Operator): Promise<OwnSession[]> {
  const rows = await listSessions(context.db, id, context.clock.now().toISOString());
  return rows
    .map(({ sid, sess }) => ({
      id: publicId(context, sid),
      isCurrent: sid === currentSid,
      ...parseDetails(sess),
    }))
    .sort(byUse);
}

export async function endOwnSession(context: Context, operator: Operator, id: string): Promise<void> {
  const { db, clock } = context;
  const rows = await listSessions(db, operator.id, clock.now().toISOString());
  const ended = rows.find(({ sid }) => publicId(context, sid) === id);
  if (!ended) throw notFound('The session');
  await db.transaction().execute(async (transaction) => {
    await deleteSession(transaction, ended.sid);
    await recordEnd(context, transaction, operator);
  });
}

export const endOtherSessions = (context: Context, operator: Operator): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    await deleteOtherSessions(transaction, operator.id, operator.sid);
    await recordEnd(context, transaction, operator);
  });

const recordEnd = ({ clock }: Context, transaction: Database, operator: Operator): Promise<void> =>
  recordAct(transaction, clock, {
    kind: 'session',
    id: operator.id,
    name: operator.username,
    actor: operator,
    action: 'sessions_ended',
  });
