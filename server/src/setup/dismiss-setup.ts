import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Operator } from '../session/operator.ts';
import { deleteDismissal, insertDismissal } from './setup.store.ts';

/** Hides the checklist from one operator, or shows it again. */
export async function dismissSetup({ db, clock }: Context, dismissed: boolean, operator: Operator): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isChange = dismissed
      ? await insertDismissal(transaction, operator.id, clock.now().toISOString())
      : await deleteDismissal(transaction, operator.id);
    if (!isChange) return;
    const [from, to] = dismissed ? ['shown', 'hidden'] : ['hidden', 'shown'];
    await recordAct(transaction, clock, {
      kind: 'user',
      id: operator.id,
      name: operator.username,
      actor: operator,
      action: 'changed',
      changes: [{ field: 'setupChecklist', from, to }],
    });
  });
}
