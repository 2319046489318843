import * as contract from '@chat-module/contract/failed-mails';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { mapPage } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { serve } from '../http/serve.ts';
import type { Operator } from '../session/operator.ts';
import { describeFailedMails } from './describe-failed-mails.ts';
import { listFailed, lockFailed, makeDue } from './failed-mails.store.ts';
import { failedShownMs } from './mail-trouble.ts';
import { canBeSent } from './stored-mail.ts';

export function failedMailsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, outbox } = context;

  serve(app, context, contract.listFailedMails, async ({ query }) => {
    const page = await listFailed(db, instantAfter(clock.now(), -failedShownMs), query);
    const described = new Map((await describeFailedMails(context, page.rows)).map((mail) => [mail.id, mail]));
    return mapPage(page, ({ id }) => {
      const mail = described.get(id);
      if (!mail) throw new Error('A row was lost.');
      return mail;
    });
  });

  serve(app, context, contract.sendFailedMails, async ({ body, operator }) => {
    const sent = await db.transaction().execute(async (transaction) => {
      const now = clock.now().toISOString();
      const sendable = (await lockFailed(transaction, body.ids, now)).filter(({ mail }) => canBeSent(mail));
      // PostgreSQL takes no empty list.
      await makeDue(transaction, ['', ...sendable.map(({ id }) => id)], now);
      await record(transaction, 'resent', sendable, operator);
      return sendable.length;
    });
    outbox.wake();
    return { mails: sent };
  });

  serve(app, context, contract.dismissFailedMails, ({ body, operator }) =>
    db.transaction().execute(async (transaction) => {
      const failed = await lockFailed(transaction, body.ids, clock.now().toISOString());
      await outbox.erase(
        transaction,
        failed.map(({ id }) => id),
      );
      await record(transaction, 'dismissed', failed, operator);
      return { mails: failed.length };
    }),
  );

  /** The log names neither recipient nor subject: both may name a visitor. */
  async function record(
    transaction: Database,
    action: 'resent' | 'dismissed',
    mails: readonly { readonly id: string }[],
    actor: Operator,
  ): Promise<void> {
    for (const { id } of mails) await recordAct(transaction, clock, { kind: 'mail', id, name: '', actor, action });
  }
}
