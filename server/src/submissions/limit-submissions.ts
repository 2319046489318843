import { hour } from '../clock.ts';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { hashOf } from '../http/idempotency.ts';
import { addToWindow } from '../http/request-counts.store.ts';
import { networkOf } from '../http/request-limits.ts';
import { recordRefusal } from './refusals.store.ts';

const windowMs = hour;
const allowedPerAddress = 60;
const allowedPerSession = 20;

const refusal = 'Too many requests from your connection. Please call us directly.';

interface Attempt {
  readonly kind: 'leads' | 'reservations';
  readonly address: string;
  readonly botId: string;
  readonly sessionId: string;
  readonly locationId: string | null;
}

/** Counts a submission against its address and its session, across all nodes, and refuses it with 429 beyond either limit. */
export async function limitSubmissions({ config, db, clock }: Context, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now();
  for (const { subject, allowed } of limitsOf(attempt)) {
    const { count, endsAt } = await addToWindow(db, subject, now, windowMs);
    if (count <= allowed) continue;
    if (attempt.locationId !== null) await recordRefusal(db, attempt.locationId, now);
    throw tooManyRequests(refusal, Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)));
  }
}

function limitsOf({ kind, address, botId, sessionId }: Attempt) {
  const ofAddress = { subject: `${kind} from ${networkOf(address)}`, allowed: allowedPerAddress };
  // A session id is the visitor's secret; its hash serves as well.
  const ofSession = { subject: `${kind} in ${hashOf([botId, sessionId])}`, allowed: allowedPerSession };
  return sessionId === '' ? [ofAddress] : [ofAddress, ofSession];
}
