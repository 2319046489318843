import type {
  BodyInputOf,
  Endpoint,
  Method,
  ParamsOf,
  ProgressOf,
  QueryInputOf,
  ReplyOf,
} from '@chat-module/contract/endpoint';
import { ApiError } from './api-error.ts';
import { progressType, readProgress } from './read-progress.ts';

type Sent<E extends Endpoint> = (E extends { readonly params: object } ? { params: ParamsOf<E> } : unknown) &
  (E extends { readonly query: object } ? { query?: QueryInputOf<E> } : unknown) &
  (E extends { readonly body: object } ? { body: BodyInputOf<E> } : unknown);

interface Outgoing {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface Asking {
  readonly signal?: AbortSignal;
  /** The response type, if it isn't plain JSON. */
  readonly accept?: string;
}

/** Sends a request with credentials; throws an `ApiError` unless it succeeds. */
export const send = async (
  method: Method,
  url: string,
  body?: unknown,
  { signal, accept }: Asking = {},
): Promise<Response> => {
  const withBody = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(accept && { accept }) };
  const response = await fetch(url, { method, credentials: 'include', signal, headers, ...withBody });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
};

export const withQuery = (path: string, query: Readonly<Record<string, unknown>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

const fillIn = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const urlOf = (path: string, { params = {}, query }: Outgoing): string => withQuery(fillIn(path, params), query);

/**
 * Makes a call of the contract: `call<typeof createBot>('POST', '/api/bots', { body })`.
 * Method and path are repeated, although the type has them, because importing the endpoint objects would add the whole
 * validation library to the first chunk that the browser loads.
 */
export const call = async <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> & Outgoing,
): Promise<ReplyOf<E>> => {
  const response = await send(method, urlOf(path, sent), sent.body);
  return response.json();
};

/** Like `call`, for endpoints that report progress. */
export const callWithProgress = async <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E> & Outgoing,
  onProgress: (progress: ProgressOf<E>) => void,
): Promise<ReplyOf<E>> => {
  const accept = `${progressType}, application/json`;
  const response = await send(method, urlOf(path, sent), sent.body, { accept });
  if (!response.headers.get('content-type')?.startsWith(progressType)) return response.json();
  return readProgress<ProgressOf<E>, ReplyOf<E>>(response, onProgress);
};
