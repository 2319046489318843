import { keptWorker } from '../website/killable-worker.ts';
import type { PageDigest } from './page-digest.ts';
import type { Sitemap } from './read-sitemap.ts';

export type DigestTask =
  | { readonly kind: 'page'; readonly html: string; readonly url: string; readonly robotsHeader: string }
  | { readonly kind: 'sitemap'; readonly text: string };

const ask = keptWorker<DigestTask>('knowledge/digest-worker.js');

/** Both are `PageRefused` as too complex when what somebody wrote takes too long to read. */
export const digestInWorker = (html: string, url: string, robotsHeader: string): Promise<PageDigest> =>
  ask({ kind: 'page', html, url, robotsHeader });

export const readSitemapInWorker = (text: string): Promise<Sitemap> => ask({ kind: 'sitemap', text });
