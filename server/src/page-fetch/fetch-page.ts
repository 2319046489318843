import { decodePage } from './decode-text.ts';
import { type FetchPolicy, fetchResource, headerOf, type ResourceWanted } from './fetch-resource.ts';
import { PageRefused } from './page-refused.ts';

export type { FetchPolicy } from './fetch-resource.ts';

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly contentType: string;
  readonly html: string;
}

const wanted: ResourceWanted = {
  headers: {
    'user-agent': 'ChatModule/0.1 (FAQ import)',
    accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  },
  types: new Set(['text/html', 'application/xhtml+xml', 'text/plain']),
  followRedirects: true,
};

/** Reads a page from the public internet, or throws `PageRefused`. */
export const fetchPage = async (address: string, policy: FetchPolicy): Promise<FetchedPage> => {
  const { url, headers, body } = await fetchResource(address, policy, wanted);
  const contentType = headerOf(headers, 'content-type');
  const { text, isReadable } = decodePage(body, contentType);
  if (!isReadable) throw new PageRefused('garbled', 'its text is in an unknown encoding. Save it as UTF-8.');
  return { url, contentType, html: text };
};
