import { decodeText } from '../page-fetch/decode-text.ts';
import { type FetchPolicy, fetchResource, headerOf, isRedirect, type Resource } from '../page-fetch/fetch-resource.ts';
import { isForNow, PageRefused } from '../page-fetch/page-refused.ts';
import { normalizeAddress } from './crawl-address.ts';
import { digestInWorker } from './digest-in-worker.ts';
import type { PageDigest } from './page-digest.ts';
import { userAgent } from './robot-name.ts';

/** The stored validators, used to ask whether the page has changed since. */
export interface Known {
  readonly url: string;
  readonly etag: string;
  readonly lastModified: string;
}

export type Visit =
  | {
      readonly kind: 'read';
      readonly url: string;
      readonly digest: PageDigest;
      readonly etag: string;
      readonly lastModified: string;
    }
  | { readonly kind: 'unchanged'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly isGone: boolean }
  | { readonly kind: 'leftAlone'; readonly retryAfter: string; readonly reason: string }
  /** Another crawl has the host: nothing was requested. */
  | { readonly kind: 'busy'; readonly until: string };

export type SettledVisit = Exclude<Visit, { kind: 'busy' }>;

export interface VisitRules {
  readonly policy: FetchPolicy;
  /** Asked before every URL, including redirects: how the visit ends if it may not continue. */
  readonly stopBefore: (address: string) => Promise<Visit | undefined>;
}

const mostHops = 5;

const wantedSince = ({ etag, lastModified }: Known) => ({
  headers: {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  },
  types: new Set(['text/html', 'application/xhtml+xml']),
  followRedirects: false,
});

/** One page of a website, with a single request unless the site redirects. */
export async function visitPage(known: Known, rules: VisitRules): Promise<Visit> {
  try {
    return await follow(known, rules);
  } catch (error) {
    if (error instanceof PageRefused) return describeRefusal(error);
    throw error;
  }
}

async function follow(known: Known, { policy, stopBefore }: VisitRules): Promise<Visit> {
  let address = known.url;
  let spentMs = 0;
  for (let hop = 0; hop <= mostHops; hop++) {
    const stopped = await stopBefore(address);
    if (stopped) return stopped;
    const askedMs = performance.now();
    const resource = await fetchResource(address, { ...policy, spentMs }, wantedSince(known));
    spentMs += performance.now() - askedMs;
    if (resource.status === 304) return { kind: 'unchanged', url: address };
    if (!isRedirect(resource)) return digest(resource, address);
    const next = normalizeAddress(headerOf(resource.headers, 'location'), address);
    if (next === undefined) throw new PageRefused('badAddress', 'it leads to something that is no web address.');
    address = next;
  }
  throw new PageRefused('tooManyRedirects', `the site sends on from page to page more than ${mostHops} times.`);
}

async function digest({ headers, body }: Resource, url: string): Promise<Visit> {
  const html = decodeText(body, headerOf(headers, 'content-type'));
  const digest = await digestInWorker(html, url, headerOf(headers, 'x-robots-tag'));
  if (digest.needsJavaScript) {
    return { kind: 'skipped', reason: 'It shows its text only with JavaScript, which is not run.' };
  }
  return {
    kind: 'read',
    url,
    digest,
    etag: headerOf(headers, 'etag'),
    lastModified: headerOf(headers, 'last-modified'),
  };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function describeRefusal({ reason, because, answered }: PageRefused): Visit {
  const sentenceOfReason = sentence(because);
  if (answered && isForNow(answered)) {
    return { kind: 'leftAlone', retryAfter: answered.retryAfter, reason: sentenceOfReason };
  }
  if (reason === 'notText') return { kind: 'skipped', reason: sentenceOfReason };
  const isGone = answered?.status === 404 || answered?.status === 410;
  return { kind: 'failed', reason: isGone ? 'There is no such page any more.' : sentenceOfReason, isGone };
}
