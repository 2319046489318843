import * as contract from '@chat-module/contract/attention';
import type { FastifyInstance } from 'fastify';
import { instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { failedShownMs } from '../mail/mail-trouble.ts';
import { scopeOf } from '../session/operator.ts';
import { countNewLeads, countPendingReservations, countRefusedMails, countUnanswered } from './attention.store.ts';

export function attentionRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;

  serve(app, context, contract.getAttention, async ({ operator }) => {
    const filter = locationFilter(operator);
    return {
      newLeads: await countNewLeads(db, filter),
      pendingReservations: await countPendingReservations(db, filter),
      unansweredQuestions: await countUnanswered(db, filter),
      failedMails: scopeOf(operator).all
        ? await countRefusedMails(db, instantAfter(clock.now(), -failedShownMs))
        : null,
    };
  });
}
