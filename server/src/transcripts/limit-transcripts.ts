import { day, hour } from '../clock.ts';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { addToWindow } from '../http/request-counts.store.ts';
import { networkOf } from '../http/request-limits.ts';

interface Attempt {
  readonly address: string;
  readonly botId: string;
  readonly sessionId: string;
  readonly email: string;
}

/**
 * Counts an email to a visitor against their session, their network, its recipient and the bot, across all nodes, and
 * refuses it with 429 beyond any limit: nobody can flood a mailbox or spoil the facility's name as a sender.
 */
export async function limitTranscripts({ config, db, clock, secrets }: Context, attempt: Attempt): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now();
  for (const { subject, allowed, windowMs, refusal } of limits) {
    const counted = `transcripts ${secrets.pseudonym(subject(attempt))}`;
    const { count, endsAt } = await addToWindow(db, counted, now, windowMs);
    if (count <= allowed) continue;
    throw tooManyRequests(refusal, Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)));
  }
}

interface Limit {
  readonly subject: (attempt: Attempt) => string;
  readonly allowed: number;
  readonly windowMs: number;
  readonly refusal: string;
}

const sentOften = 'This conversation has been sent several times. Please try again later.';
const tooMany = "We can't send more conversations right now. Please try again later.";

const limits: readonly Limit[] = [
  {
    subject: ({ botId, sessionId }) => `of session ${botId} ${sessionId}`,
    allowed: 3,
    windowMs: hour,
    refusal: sentOften,
  },
  { subject: ({ email }) => `to ${email.toLowerCase()}`, allowed: 5, windowMs: day, refusal: tooMany },
  { subject: ({ address }) => `from ${networkOf(address)}`, allowed: 10, windowMs: hour, refusal: tooMany },
  { subject: ({ botId }) => `of bot ${botId}`, allowed: 60, windowMs: hour, refusal: tooMany },
];
