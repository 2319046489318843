import type { AuditChange } from '@chat-module/contract/audit';
import { type Actor, recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { clearLog } from '../database/clear-log.ts';
import type { Database } from '../database/schema.ts';
import { readContact } from './contact.ts';
import { eraseVisits } from './erase-visits.ts';
import { type FoundData, findVisitorData } from './find-visitor-data.ts';
import { deleteByIds } from './visitor-data.store.ts';

/** Returns everything stored about a visitor and, if requested, erases it in the same transaction. The contact itself isn't logged. */
export async function exportOrEraseVisitorData(
  context: Context,
  contact: string,
  erase: boolean,
  actor: Actor,
): Promise<FoundData> {
  const found = await findAndErase(context, contact, erase, actor);
  if (erase && context.databaseKind === 'embedded') await clearLog(context.db);
  return found;
}

const findAndErase = (context: Context, contact: string, erase: boolean, actor: Actor): Promise<FoundData> =>
  context.db.transaction().execute(async (transaction) => {
    const found = await findVisitorData(transaction, readContact(contact));
    await recordAct(transaction, context.clock, {
      kind: 'visitor',
      id: '',
      name: '',
      actor,
      action: erase ? 'erased' : 'exported',
      changes: countsOf(found),
    });
    if (erase) await eraseFound(context, transaction, found);
    return found;
  });

const countsOf = (found: FoundData): AuditChange[] =>
  (['leads', 'reservations', 'conversations', 'openQuestions', 'mails'] as const).map((field) => ({
    field,
    from: null,
    to: String(found[field].length),
  }));

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function eraseFound({ outbox }: Context, transaction: Database, found: FoundData): Promise<void> {
  await eraseVisits(outbox, transaction, found.visits);
  await deleteByIds(transaction, 'unansweredQuestions', idsOf(found.openQuestions));
  await deleteByIds(transaction, 'leads', idsOf(found.leads));
  await deleteByIds(transaction, 'reservations', idsOf(found.reservations));
  await outbox.erase(transaction, idsOf(found.mails));
  await outbox.eraseFromDigests(transaction, idsOf([...found.leads, ...found.reservations]));
}
