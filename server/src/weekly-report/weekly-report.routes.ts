import * as contract from '@chat-module/contract/account';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { placeOf } from './send-weekly-reports.ts';
import { mondayOf } from './week-of.ts';
import { isSubscribed, subscribe, unsubscribe } from './weekly-reports.store.ts';

export function weeklyReportRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.getWeeklyReport, async ({ operator: { id } }) => ({ isOn: await isSubscribed(db, id) }));

  serve(app, context, contract.setWeeklyReport, async ({ body: { isOn }, operator }) => {
    const { id, username: name } = operator;
    await db.transaction().execute(async (transaction) => {
      const { timezone } = await placeOf(transaction, operator);
      const isChanged = isOn
        ? await subscribe(transaction, id, mondayOf(clock.now(), timezone))
        : await unsubscribe(transaction, id);
      if (!isChanged) return;
      const changes = [{ field: 'weeklyReport', from: isOn ? 'off' : 'on', to: isOn ? 'on' : 'off' }];
      await recordAct(transaction, clock, { kind: 'user', id, name, actor: operator, action: 'changed', changes });
    });
    return { isOn };
  });
}
