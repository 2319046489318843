import type { IncomingHttpHeaders } from 'node:http';
import type { Agent, Dispatcher } from 'undici';
import { decompress, tooBig } from './decompress.ts';
import { guardedAgent, type Resolve } from './guarded-agent.ts';
import { parsePageAddress } from './page-address.ts';
import { PageRefused } from './page-refused.ts';

export interface FetchPolicy {
  /** `host` or `host:port` entries that may be read although private or on another port. */
  readonly allowHosts: readonly string[];
  readonly resolve?: Resolve;
  /** Total time, including redirects and body. */
  readonly timeoutMs?: number;
  /** The part of that time used by earlier requests for the same page. */
  readonly spentMs?: number;
  /** Limit of the body, both as sent and decompressed. */
  readonly maxBytes?: number;
  /** Aborts everything before its time is over. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: FetchProgress) => void;
}

/** Called before each request, including redirects, and while a body arrives. */
export type FetchProgress =
  | { readonly step: 'asking'; readonly host: string }
  | { readonly step: 'receiving'; readonly host: string; readonly bytes: number };

export interface ResourceWanted {
  /** Headers besides `accept-encoding`: `user-agent`, `accept`, conditions. */
  readonly headers: Readonly<Record<string, string>>;
  /** Accepted media types; another type is refused before its body is read. */
  readonly types: ReadonlySet<string>;
  /** `false` returns redirects instead of following them. */
  readonly followRedirects: boolean;
}

/** A web server's response: a success, "not modified" to a conditional request, or an unfollowed redirect. */
export interface Resource {
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed; empty for a redirect and for "not modified". */
  readonly body: Buffer;
}

const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 5 * 1024 * 1024;
const maxRedirects = 5;
const notModified = 304;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Session {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly allowHosts: readonly string[];
  readonly maxBytes: number;
  readonly wanted: ResourceWanted;
  readonly onProgress: (progress: FetchProgress) => void;
}

type Headers = Resource['headers'];

export const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

export const isRedirect = ({ status, headers }: Pick<Resource, 'status' | 'headers'>): boolean =>
  redirectStatuses.has(status) && headerOf(headers, 'location') !== '';

const request = async (url: URL, { agent, signal, wanted, onProgress }: Session): Promise<Dispatcher.ResponseData> => {
  onProgress({ step: 'asking', host: url.host });
  const response = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers: { 'accept-encoding': 'gzip, deflate, br', ...wanted.headers },
    signal,
  });
  // An aborted body emits an error event, which ends the process if nobody listens.
  response.body.on('error', () => undefined);
  return response;
};

interface Answer {
  readonly url: URL;
  readonly response: Dispatcher.ResponseData;
}

/** The first response that isn't a redirect, and its URL. */
const follow = async (address: string, session: Session): Promise<Answer> => {
  let url = parsePageAddress(address, session.allowHosts);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, session);
    const sendsOn = isRedirect({ status: response.statusCode, headers: response.headers });
    if (!sendsOn || !session.wanted.followRedirects) return { url, response };
    response.body.destroy();
    url = parsePageAddress(headerOf(response.headers, 'location'), session.allowHosts, url);
  }
  throw new PageRefused('tooManyRedirects', `the site sends on from page to page more than ${maxRedirects} times.`);
};

const explainStatus = (status: number): string => {
  if (status === 404 || status === 410) return `that page doesn't exist (${status}). Check the address.`;
  if (status === 401 || status === 403) return `the site doesn't let us read this page (${status}).`;
  return `the site answered with the status ${status}.`;
};

const assertReadable = ({ statusCode: status, headers }: Dispatcher.ResponseData, types: ReadonlySet<string>): void => {
  if (status < 200 || status > 299) {
    const answered = { status, retryAfter: headerOf(headers, 'retry-after') };
    throw new PageRefused('status', explainStatus(status), { answered });
  }
  const mediaType = (headerOf(headers, 'content-type').split(';')[0] ?? '').trim().toLowerCase();
  if (mediaType !== '' && !types.has(mediaType)) {
    throw new PageRefused('notText', 'it is not a web page but a file of another type.');
  }
};

const readBody = async ({ url, response }: Answer, { maxBytes, onProgress }: Session): Promise<Buffer> => {
  const { body, headers } = response;
  if (Number(headerOf(headers, 'content-length')) > maxBytes) throw tooBig(maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) throw tooBig(maxBytes);
    chunks.push(part);
    onProgress({ step: 'receiving', host: url.host, bytes });
  }
  return Buffer.concat(chunks);
};

const read = async (address: string, session: Session): Promise<Resource> => {
  const { url, response } = await follow(address, session);
  const { statusCode: status, headers } = response;
  const isConditional = 'if-none-match' in session.wanted.headers || 'if-modified-since' in session.wanted.headers;
  if (isRedirect({ status, headers }) || (isConditional && status === notModified)) {
    response.body.destroy();
    return { url: url.href, status, headers, body: Buffer.alloc(0) };
  }
  assertReadable(response, session.wanted.types);
  const sent = await readBody({ url, response }, session);
  const body = await decompress(sent, headerOf(headers, 'content-encoding'), session.maxBytes);
  return { url: url.href, status, headers, body };
};

const asRefusal = (error: unknown, signal: AbortSignal, timeoutMs: number): PageRefused => {
  if (error instanceof PageRefused) return error;
  if (signal.aborted) {
    return new PageRefused('timeout', `the site took longer than ${timeoutMs / 1000} seconds.`, { cause: error });
  }
  return new PageRefused('unreachable', 'the site did not answer as a web site should.', { cause: error });
};

/** A request reacts to its abort signal only once connected, and a DNS lookup not at all. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** Reads from the public internet, or throws `PageRefused`. */
export const fetchResource = async (
  address: string,
  policy: FetchPolicy,
  wanted: ResourceWanted,
): Promise<Resource> => {
  const { allowHosts, resolve, timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = policy;
  const { onProgress = () => undefined, spentMs = 0 } = policy;
  const agent = guardedAgent(allowHosts, resolve);
  const timeout = AbortSignal.timeout(Math.max(0, Math.round(timeoutMs - spentMs)));
  const signal = policy.signal ? AbortSignal.any([timeout, policy.signal]) : timeout;
  try {
    return await until(signal, read(address, { agent, signal, allowHosts, maxBytes, wanted, onProgress }));
  } catch (error) {
    throw asRefusal(error, signal, timeoutMs);
  } finally {
    // Not awaited, because closing waits for a pending connection beyond the time limit.
    agent.destroy().catch(() => undefined);
  }
};
