import type { z } from 'zod';
import type { Problem } from './fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call.
 * - `visitor`: anyone, from any web page, without credentials.
 * - `anyone`: no session needed, but calls that change something only from the product's own origin.
 * - `signedIn`: every operator; what is outside their locations doesn't exist for them.
 * - `manager`: operators in the role `manager` or `admin`, with the same limit.
 * - `admin`: operators in the role `admin`.
 */
export type Access = 'visitor' | 'anyone' | 'signedIn' | 'manager' | 'admin';

/** Whether a call needs a session. */
export const needsSession = (access: Access): boolean => access !== 'visitor' && access !== 'anyone';

/** One call of the HTTP API. The route, the client, the validation and the OpenAPI document are derived from it. */
export interface Endpoint {
  readonly method: Method;
  /** Path with a `:name` per parameter. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Content type of a successful response; JSON by default. */
  readonly contentType?: 'text/csv' | 'text/calendar' | 'application/zip' | 'image/*' | typeof eventStream;
  /**
   * The progress lines for clients that accept `progressType`: `ProgressLine`s, the last of which is the reply or the
   * refusal. A call that ends before the first progress line gets the plain response.
   */
  readonly progress?: z.ZodType;
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201;
  /** The response is one page of a list; `X-Next-Cursor` points to the next one. */
  readonly paged?: true;
  /** A GET that stores something, such as an audit entry. Cross-site requests are refused, and it has no HEAD. */
  readonly writes?: true;
  /** A repeat with the same `Idempotency-Key` and session gets the first response again. A different body gets 409. */
  readonly idempotent?: true;
}

/** The content type of a response that doesn't end by itself. It has no HEAD. */
export const eventStream = 'text/event-stream';

export const progressType = 'application/x-ndjson';

/** One line of a call that reports its progress. */
export type ProgressLine<Progress, Reply> =
  | { readonly progress: Progress }
  | { readonly reply: Reply }
  | { readonly refusal: Problem & { readonly status: number } };

export const endpoint = <const E extends Endpoint>(described: E): E => described;

type OutputOf<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : Record<never, never>;

export type ParamsOf<E extends Endpoint> = OutputOf<E, 'params'>;
export type QueryOf<E extends Endpoint> = OutputOf<E, 'query'>;
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
/** The body as a caller writes it, before defaults and normalization. */
export type BodyInputOf<E extends Endpoint> = E extends { readonly body: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type QueryInputOf<E extends Endpoint> = E extends { readonly query: infer S extends z.ZodType }
  ? z.input<S>
  : Record<never, never>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
export type ProgressOf<E extends Endpoint> = E extends { readonly progress: infer S extends z.ZodType }
  ? z.output<S>
  : never;
