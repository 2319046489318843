import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, second } from '../clock.ts';
import { hashToken } from '../secrets.ts';
import { createSlots } from '../slots.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ModelFailure, outage } from './model-failure.ts';
import { type ModelRequest, type ModelSettings, sendQuestion, serverOf } from './send-question.ts';

export type ModelResult =
  | { readonly kind: 'answered'; readonly text: string }
  | {
      /** `unusable`: the server works but returned nothing that can be shown. */
      readonly kind: 'unusable' | 'unavailable';
      readonly reason: string;
      /** The server may charge for it: it answered, or was still at work at the deadline. */
      readonly mayCost: boolean;
    };

/** Any server with OpenAI's chat completions API. */
export interface Model {
  answer(request: ModelRequest): Promise<ModelResult>;
  /** Whether it failed so often that it isn't asked for a while. */
  isDown(apiKey: string): boolean;
}

export interface ModelLimits {
  /** In total: waiting for a slot, asking, and retrying. */
  readonly deadlineMs: number;
  readonly maxInFlight: number;
}

const usualLimits: ModelLimits = { deadlineMs: 12 * second, maxInFlight: 32 };
/** A retry needs this much time left for its answer. */
const leastAnswerMs = second;
const deadlinePassed = 'deadline passed';

export function createModel(
  settings: ModelSettings,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { deadlineMs, maxInFlight }: ModelLimits = usualLimits,
): Model {
  const breaker = createCircuitBreaker(clock);
  const slots = createSlots(maxInFlight);
  const subjectOf = (apiKey: string): string => hashToken(serverOf(settings, apiKey));

  async function answer(request: ModelRequest): Promise<ModelResult> {
    const subject = subjectOf(request.apiKey);
    if (breaker.isResting(subject)) return notAsked('down');
    const deadline = AbortSignal.timeout(deadlineMs);
    const endsAtMs = performance.now() + deadlineMs;
    const release = await slots.take(deadline);
    if (!release) return notAsked('busy');
    let wasAnswered = false;
    const ask = () =>
      sendQuestion(settings, request, deadline, () => {
        wasAnswered = true;
      });
    try {
      if (!breaker.admits(subject)) return notAsked('down');
      const text = await Promise.race([askTwice(ask, deadline, endsAtMs), rejectAt(deadline)]);
      breaker.succeeded(subject);
      return { kind: 'answered', text };
    } catch (error) {
      const failure = asFailure(error, deadline);
      breaker[failure.details.isOutage ? 'failed' : 'succeeded'](subject);
      return resultOf(failure, wasAnswered);
    } finally {
      release();
    }
  }

  return {
    async answer(request) {
      const result = await answer(request);
      if (result.kind !== 'answered') log.warn({ failure: result.reason }, 'the model gave no answer');
      return result;
    },
    isDown: (apiKey) => breaker.isResting(subjectOf(apiKey)),
  };
}

/** Retries once if the failure allows it and the deadline leaves time for an answer. */
async function askTwice(ask: () => Promise<string>, deadline: AbortSignal, endsAtMs: number): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    const waitMs = error instanceof ModelFailure ? error.details.retryAfterMs : undefined;
    if (waitMs === undefined || performance.now() + waitMs + leastAnswerMs > endsAtMs) throw error;
    await sleep(waitMs, undefined, { signal: deadline });
    return ask();
  }
}

const notAsked = (reason: string): ModelResult => ({ kind: 'unavailable', reason, mayCost: false });

/** A stalled body doesn't always react to its abort signal; this does. */
const rejectAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(outage(deadlinePassed)), { once: true });
  });

function asFailure(error: unknown, deadline: AbortSignal): ModelFailure {
  if (deadline.aborted) return outage(deadlinePassed);
  return error instanceof ModelFailure ? error : outage('unknown failure');
}

const resultOf = ({ reason, details }: ModelFailure, wasAnswered: boolean): ModelResult => ({
  kind: details.isOutage ? 'unavailable' : 'unusable',
  reason,
  mayCost: wasAnswered || reason === deadlinePassed,
});
