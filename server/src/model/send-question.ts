import type { Config } from '../config.ts';
import { ModelFailure, outage, unusable } from './model-failure.ts';
import { isWholeStream, readCompletion } from './read-completion.ts';
import { retryAfterMs } from './retry-after.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ModelRequest {
  readonly apiKey: string;
  readonly messages: readonly ModelMessage[];
}

export type ModelSettings = Pick<Config, 'openaiBaseUrl' | 'openaiModel'>;

/** Far more than a long streamed answer with all its overhead. */
const maxBodyLength = 1024 * 1024;
/** Between a failure and the retry, if the server named no time. */
const pauseMs = 300;

const baseUrlOf = ({ openaiBaseUrl }: ModelSettings): string => openaiBaseUrl ?? 'https://api.openai.com/v1';

/** A server and the account on it: what one circuit breaker watches. */
export const serverOf = (settings: ModelSettings, apiKey: string): string => `${baseUrlOf(settings)} ${apiKey}`;

/**
 * Asks once. Throws a `ModelFailure` for anything that isn't an answer. Calls `onAnswered` as soon as the server accepts the
 * question with a success status, even if the rest can't be read.
 */
export async function sendQuestion(
  settings: ModelSettings,
  { apiKey, messages }: ModelRequest,
  signal: AbortSignal,
  onAnswered: () => void,
): Promise<string> {
  const response = await send(settings, apiKey, { model: settings.openaiModel, messages, stream: false }, signal);
  if (!response.ok) {
    await response.body?.cancel();
    throw statusFailure(response);
  }
  onAnswered();
  return readCompletion(await readBody(response));
}

async function send(settings: ModelSettings, apiKey: string, body: object, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`${baseUrlOf(settings).replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(body),
      // The key and the visitor's words go only where the settings say.
      redirect: 'error',
      signal,
    });
  } catch (error) {
    throw connectionFailure(error);
  }
}

function statusFailure({ status, headers }: Response): ModelFailure {
  const reason = `status ${status}`;
  if (status === 429 || status >= 500) return outage(reason, retryAfterMs(headers, new Date()) ?? pauseMs);
  // Not only this question: every one would be refused.
  return [401, 403, 404, 407].includes(status) ? outage(reason) : unusable(reason);
}

/** A broken connection may work the second time; a missing server won't appear a moment later. */
function connectionFailure(error: unknown): ModelFailure {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  const broke = code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
  return broke ? outage('the connection broke', pauseMs) : outage('no connection');
}

async function readBody({ body }: Response): Promise<string> {
  if (!body) throw outage('an answer without a body');
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > maxBodyLength) throw outage('an answer without end');
      // Some servers keep the connection of a finished stream open.
      if (isWholeStream(text)) break;
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : connectionFailure(error);
  }
  return text;
}
