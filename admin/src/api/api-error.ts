import type { Problem } from '@chat-module/contract/fields';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const readProblem = (text: string): Problem | undefined => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** An unsuccessful response. `message` is for logs; `serverMessage` and `fieldErrors` are for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly serverMessage: string;
  /** Empty if the response isn't the server's own, such as a proxy's error page. */
  readonly sentence: string;
  readonly fieldErrors: readonly { path: string; message: string }[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    const problem = readProblem(body);
    this.status = status;
    this.sentence = problem?.message ?? '';
    this.serverMessage = problem?.message ?? body;
    this.fieldErrors = problem?.errors ?? [];
  }
}

/** The session is missing or expired. A refused sign-in is a 401 too, but doesn't say "Unauthorized". */
export const isUnauthorized = (error: Error): boolean => /^401: .*Unauthorized/s.test(error.message);

export const serverMessageOr = (error: Error, fallback: string): string =>
  (error instanceof ApiError && error.serverMessage.trim()) || fallback;

/** The message to show next to the form whose call failed. */
export const failureMessage = (error: Error): string =>
  error instanceof ApiError
    ? serverMessageOr(error, 'The server could not answer.')
    : 'Network error. Please try again.';

/** Why something could not be loaded, if known. `fetch` throws a `TypeError` when no response arrives. */
export const failureReason = (error: Error | null): string => {
  if (error instanceof TypeError) return 'Check the connection to the server.';
  return (error instanceof ApiError && error.sentence) || 'The server didn’t respond.';
};
