import type { z } from 'zod';
import type { Problem } from './fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call.
 * - `visitor`: anybody, from any web page, without credentials.
 * - `anyone`: no session needed, but a state-changing call only from the product's own origin.
 * - `signedIn`: every operator; what is outside their location does not exist for them.
 * - `admin`: operators of the role `admin`.
 */
export type Access = 'visitor' | 'anyone' | 'signedIn' | 'admin';

/** One call of the HTTP API. The server's route, the client, the validation and the OpenAPI text are made from it. */
export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** What success is sent as; JSON unless told. */
  readonly contentType?: 'text/csv' | 'application/zip';
  /**
   * What is told while it works to those who accept `progressType`: lines of `ProgressLine`, the last of which is the reply
   * or the refusal. A call that ends before there is anything to tell is answered as to anybody.
   */
  readonly progress?: z.ZodType;
  /** Status of success; 200 unless told. */
  readonly status?: 200 | 201;
  /** The answer is one page of a list; `X-Next-Cursor` names the next one. */
  readonly paged?: true;
  /** A GET that stores something, such as an audit entry. Another site cannot lead a browser to it, and it has no HEAD. */
  readonly writes?: true;
  /** A repeat with the same `Idempotency-Key` header and session is answered as the first time and does nothing; with another body it is 409. */
  readonly idempotent?: true;
}

export const progressType = 'application/x-ndjson';

/** One line of a call that tells how far it is. */
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
/** The body as a caller writes it, before defaults and tidying. */
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
