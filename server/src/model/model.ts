import type { FastifyBaseLogger } from 'fastify';
import type { OpenAI } from 'openai';
import { second } from '../clock.ts';
import type { Config } from '../config.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly apiKey: string;
  readonly messages: readonly ModelMessage[];
}

/** Any server that speaks OpenAI's chat completions. */
export interface Model {
  /** What the model wrote; `undefined` when it failed, stalled or wrote nothing. */
  answer(request: ModelRequest): Promise<string | undefined>;
}

type ModelSettings = Pick<Config, 'openaiBaseUrl' | 'openaiModel'>;

const answerDeadlineMs = 12 * second;
/** More than any answer in a chat window has; a model that goes on and on is not shown. */
const maxAnswerLength = 4000;

export function createModel(
  settings: ModelSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
  deadlineMs = answerDeadlineMs,
): Model {
  return {
    async answer(request) {
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await Promise.race([complete(settings, request, deadline), rejectAt(deadline)]);
      } catch (error) {
        log.warn({ failure: describeFailure(error, deadline) }, 'the model gave no answer');
        return undefined;
      }
    },
  };
}

async function complete(
  { openaiBaseUrl, openaiModel }: ModelSettings,
  { apiKey, messages }: ModelRequest,
  signal: AbortSignal,
): Promise<string> {
  // Imported on use: a product without a key never pays for its memory.
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey,
    baseURL: openaiBaseUrl ?? 'https://api.openai.com/v1',
    // Given, so that the library does not look for them in the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
  const completion = await client.chat.completions.create({ model: openaiModel, messages: [...messages] }, { signal });
  return contentOf(completion);
}

/** A server may answer 200 with an error page or an empty object: what the type promises is looked at. */
function contentOf(completion: Partial<OpenAI.ChatCompletion> | string): string {
  const choices = typeof completion === 'string' ? undefined : completion.choices;
  const content = choices?.[0]?.message?.content;
  if (typeof content !== 'string' || content.trim() === '') throw new UnusableAnswer('no text');
  if (content.length > maxAnswerLength) throw new UnusableAnswer('too long');
  return content.trim();
}

class UnusableAnswer extends Error {}

/** The library's own signal does not end every stall; this one does. */
const rejectAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Never the error's message: a server may repeat the key or the visitor's words in it. */
function describeFailure(error: unknown, deadline: AbortSignal): string {
  if (deadline.aborted) return 'deadline passed';
  if (error instanceof UnusableAnswer) return `unusable answer: ${error.message}`;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number') return `status ${status}`;
  return error instanceof Error ? error.name : 'unknown failure';
}
