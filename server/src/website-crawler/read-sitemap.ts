import { Parser } from 'htmlparser2';

export interface Sitemap {
  /** URLs of pages, in the file's order. */
  readonly pages: readonly string[];
  /** URLs of further sitemaps, in an index. */
  readonly sitemaps: readonly string[];
}

const mostAddresses = 2000;

/** Reads a sitemap, an index of sitemaps (sitemaps.org), or a plain list of URLs. */
export function readSitemap(text: string): Sitemap {
  if (!text.trimStart().startsWith('<')) return { pages: addressesIn(text), sitemaps: [] };
  const found = { pages: [] as string[], sitemaps: [] as string[] };
  let list: string[] | undefined;
  let loc: string | undefined;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'url') list = found.pages;
        else if (name === 'sitemap') list = found.sitemaps;
        else if (name === 'loc') loc = '';
      },
      ontext(data) {
        if (loc !== undefined) loc += data;
      },
      onclosetag(name) {
        if (name !== 'loc') return;
        if (list && loc && list.length < mostAddresses) list.push(loc.trim());
        loc = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

const addressesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((line) => /^https?:\/\//i.test(line))
    .slice(0, mostAddresses);
