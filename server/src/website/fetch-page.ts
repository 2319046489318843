import type { Agent, Dispatcher } from 'undici';
import { decodeText } from './decode-text.ts';
import { decompress, tooBig } from './decompress.ts';
import { guardedAgent, type Resolve } from './guarded-agent.ts';
import { parsePageAddress } from './page-address.ts';
import { PageRefused } from './page-refused.ts';

export interface FetchPolicy {
  /** `host` or `host:port` that may be read although they are private or on another port. */
  readonly allowHosts: readonly string[];
  readonly resolve?: Resolve;
  /** For the whole of it, redirects and body included. */
  readonly timeoutMs?: number;
  /** Of the body, both as sent and decompressed. */
  readonly maxBytes?: number;
}

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly contentType: string;
  readonly html: string;
}

const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 5 * 1024 * 1024;
const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const readableTypes = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);

const requestHeaders = {
  'user-agent': 'ChatModule/0.1 (FAQ import)',
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
};

interface Session {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly allowHosts: readonly string[];
  readonly maxBytes: number;
}

const header = ({ headers }: Dispatcher.ResponseData, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
};

const request = async (url: URL, { agent, signal }: Session): Promise<Dispatcher.ResponseData> => {
  const response = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    headers: requestHeaders,
    signal,
  });
  // A body that is given up says so by an error event, which ends the process when nobody listens.
  response.body.on('error', () => undefined);
  return response;
};

/** The first answer that is not a redirect, and the address that gave it. */
const follow = async (address: string, session: Session): Promise<{ url: URL; response: Dispatcher.ResponseData }> => {
  let url = parsePageAddress(address, session.allowHosts);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, session);
    const location = header(response, 'location');
    if (!redirectStatuses.has(response.statusCode) || location === '') return { url, response };
    response.body.destroy();
    url = parsePageAddress(location, session.allowHosts, url);
  }
  throw new PageRefused('tooManyRedirects', `the site sends on from page to page more than ${maxRedirects} times.`);
};

const contentTypeOf = (response: Dispatcher.ResponseData): string => {
  if (response.statusCode < 200 || response.statusCode > 299) {
    throw new PageRefused('status', `the site answered with the status ${response.statusCode}.`);
  }
  const contentType = header(response, 'content-type');
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (mediaType !== '' && !readableTypes.has(mediaType)) {
    throw new PageRefused('notText', 'it is not a web page but a file of another type.');
  }
  return contentType;
};

const readBody = async (response: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> => {
  if (Number(header(response, 'content-length')) > maxBytes) throw tooBig(maxBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) throw tooBig(maxBytes);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
};

const read = async (address: string, session: Session): Promise<FetchedPage> => {
  const { url, response } = await follow(address, session);
  const contentType = contentTypeOf(response);
  const body = await readBody(response, session.maxBytes);
  const page = await decompress(body, header(response, 'content-encoding'), session.maxBytes);
  return { url: url.href, contentType, html: decodeText(page, contentType) };
};

const asRefusal = (error: unknown, signal: AbortSignal, timeoutMs: number): PageRefused => {
  if (error instanceof PageRefused) return error;
  if (signal.aborted) {
    return new PageRefused('timeout', `the site took longer than ${timeoutMs / 1000} seconds.`, { cause: error });
  }
  return new PageRefused('unreachable', 'the site did not answer as a web site should.', { cause: error });
};

/** A request waits for its connection before it heeds its signal, and a look-up of a name heeds none. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/** Reads a page of the public internet, or throws `PageRefused`. */
export const fetchPage = async (url: string, policy: FetchPolicy): Promise<FetchedPage> => {
  const { allowHosts, resolve, timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = policy;
  const agent = guardedAgent(allowHosts, resolve);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await until(signal, read(url, { agent, signal, allowHosts, maxBytes }));
  } catch (error) {
    throw asRefusal(error, signal, timeoutMs);
  } finally {
    // Not awaited: it waits for a connection that is still being made, past the time that was given.
    agent.destroy().catch(() => undefined);
  }
};
