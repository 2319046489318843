import { hour } from '../clock.ts';
import type { Context } from '../context.ts';
import { addToWindow } from '../http/request-counts.store.ts';
import { networkOf } from '../http/request-limits.ts';
import { hashToken } from '../secrets.ts';

/** Open questions per hour: more than a person asks, and more than a household or an office. */
const perSession = 20;
const perAddress = 60;

interface Visitor {
  readonly botId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Whether a visitor's unanswered question may still be listed this hour, counted across all nodes. */
export async function mayListQuestion({ config, db, clock }: Context, visitor: Visitor): Promise<boolean> {
  if (!config.rateLimits) return true;
  const now = clock.now();
  const count = async (who: string) => (await addToWindow(db, `open questions of ${hashToken(who)}`, now, hour)).count;
  const ofSession = await count(`session ${visitor.botId} ${visitor.sessionId}`);
  return ofSession <= perSession && (await count(`address ${networkOf(visitor.address)}`)) <= perAddress;
}
