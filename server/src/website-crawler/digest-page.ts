import type { CheerioAPI } from 'cheerio/slim';
import { parsePage } from '../page-fetch/parse-page.ts';
import { isSkipped } from '../page-fetch/skipped-content.ts';
import { normalizeAddress } from './crawl-address.ts';
import type { Block, PageDigest, PageLink } from './page-digest.ts';
import { isSilent, readBlocks } from './read-blocks.ts';
import { readStructuredFacts } from './read-structured-facts.ts';
import { readVisibleFacts } from './read-visible-facts.ts';
import { robotName } from './robot-name.ts';

const mostLinks = 400;
const mostTextLength = 60_000;
const fewCharacters = 200;

/** Robots directives of a page or a header, such as `noindex, nofollow` or `otherbot: noindex`. */
function readRobotRules(written: readonly string[]): {
  readonly mayBeIndexed: boolean;
  readonly mayBeFollowed: boolean;
} {
  const rules = written
    .join(',')
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim());
  const forUs = rules.map((rule) => rule.replace(new RegExp(`^${robotName.toLowerCase()}:\\s*`), ''));
  return {
    mayBeIndexed: !forUs.some((rule) => rule === 'noindex' || rule === 'none'),
    mayBeFollowed: !forUs.some((rule) => rule === 'nofollow' || rule === 'none'),
  };
}

const metaOf = ($: CheerioAPI, name: string): string[] =>
  $('meta[name]')
    .toArray()
    .filter(({ attribs }) => attribs.name?.toLowerCase() === name.toLowerCase())
    .map(({ attribs }) => attribs.content ?? '');

const baseOf = ($: CheerioAPI, url: string): string => normalizeAddress($('base[href]').attr('href') ?? '', url) ?? url;

function linksOf($: CheerioAPI, base: string): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const element of $('a[href]').toArray()) {
    const { href = '', rel = '' } = element.attribs;
    const url = /\bnofollow\b/i.test(rel) ? undefined : normalizeAddress(href, base);
    if (url !== undefined && !links.has(url)) {
      links.set(url, { url, text: $(element).text().replace(/\s+/g, ' ').trim().slice(0, 80) });
    }
    if (links.size === mostLinks) break;
  }
  return [...links.values()];
}

function limitLength(blocks: readonly Block[]): Block[] {
  let length = 0;
  return blocks.filter(({ text }) => {
    length += text.length;
    return length <= mostTextLength;
  });
}

const titleOf = ($: CheerioAPI, blocks: readonly Block[]): string => {
  const title = $('title').first().text().replace(/\s+/g, ' ').trim();
  return (title || (blocks.find(({ level }) => level > 0)?.text ?? '')).slice(0, 200);
};

/**
 * @param url after redirects
 * @param robotsHeader the response's robots directives
 */
export function digestPage(html: string, url: string, robotsHeader: string): PageDigest {
  const $ = parsePage(html);
  const children = $.root()[0]?.children ?? [];
  const base = baseOf($, url);
  const rules = readRobotRules([robotsHeader, ...metaOf($, 'robots'), ...metaOf($, robotName)]);
  const blocks = limitLength(readBlocks(children, isSkipped));
  const characters = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return {
    title: titleOf($, blocks),
    canonicalUrl: normalizeAddress($('link[rel="canonical"]').attr('href') ?? '', base) ?? '',
    mayBeIndexed: rules.mayBeIndexed,
    links: rules.mayBeFollowed ? linksOf($, base) : [],
    blocks: rules.mayBeIndexed ? blocks : [],
    facts: rules.mayBeIndexed
      ? [...readStructuredFacts($), ...readVisibleFacts($, readBlocks(children, isSilent))]
      : [],
    needsJavaScript: characters < fewCharacters && $('script[src], script[type="module"]').length > 0,
  };
}
