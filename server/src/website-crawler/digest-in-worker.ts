import { second } from '../clock.ts';
import { createReusableWorker } from '../page-fetch/killable-worker.ts';
import type { PageText, Passage } from './compose-passages.ts';
import type { PageDigest } from './page-digest.ts';
import type { Sitemap } from './read-sitemap.ts';

export type DigestTask =
  | { readonly kind: 'page'; readonly html: string; readonly url: string; readonly robotsHeader: string }
  | { readonly kind: 'sitemap'; readonly text: string }
  | { readonly kind: 'passages'; readonly pages: readonly PageText[] };

const ask = createReusableWorker<DigestTask>('website-crawler/digest-worker.js');

/** Throws `PageRefused` as too complex if the page takes too long to read. So do the functions below. */
export const digestInWorker = (html: string, url: string, robotsHeader: string): Promise<PageDigest> =>
  ask({ kind: 'page', html, url, robotsHeader });

export const readSitemapInWorker = (text: string): Promise<Sitemap> => ask({ kind: 'sitemap', text });

/** Long enough for hundreds of pages on a busy machine. */
const composingLimitMs = 30 * second;

export const composeInWorker = (pages: readonly PageText[]): Promise<Passage[]> =>
  ask({ kind: 'passages', pages }, composingLimitMs);
