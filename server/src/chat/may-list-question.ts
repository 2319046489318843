import { hour, instantAfter } from '../clock.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../http/request-limits.ts';
import { hashToken } from '../secrets.ts';
import { countOneMore } from './open-questions.store.ts';

/** More open questions than a person asks in an hour, and than a household or an office does. */
const perSession = 20;
const perAddress = 60;

interface Visitor {
  readonly botId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Whether an unanswered question of a visitor may still be listed in this hour, counted on all nodes together. */
export async function mayListQuestion({ config, db, clock }: Context, visitor: Visitor): Promise<boolean> {
  if (!config.rateLimits) return true;
  const now = clock.now();
  const endsAt = instantAfter(now, hour);
  const count = (who: string) =>
    countOneMore(db, { subject: `open questions of ${hashToken(who)}`, endsAt }, now.toISOString());
  const ofSession = await count(`session ${visitor.botId} ${visitor.sessionId}`);
  return ofSession <= perSession && (await count(`address ${networkOf(visitor.address)}`)) <= perAddress;
}
