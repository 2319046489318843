import type { Problem } from '@chat-module/contract/fields';

/** A refusal that is reported to the caller. The message is a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Problem['errors'],
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export const badRequest = (message: string, path?: string): Refusal =>
  new Refusal(400, message, path === undefined ? undefined : [{ path, message }]);
export const unauthorized = (message = 'Unauthorized', path?: string): Refusal =>
  new Refusal(401, message, path === undefined ? undefined : [{ path, message }]);
export const forbidden = (message: string): Refusal => new Refusal(403, message);
export const notFound = (what: string): Refusal => new Refusal(404, `${what} was not found.`);
export const conflict = (message: string, path?: string): Refusal =>
  new Refusal(409, message, path === undefined ? undefined : [{ path, message }]);
export const tooManyRequests = (message: string, retryAfterSeconds: number): Refusal =>
  new Refusal(429, message, undefined, retryAfterSeconds);
export const unprocessable = (message: string): Refusal => new Refusal(422, message);
