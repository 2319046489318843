import type { CheerioAPI } from 'cheerio/slim';
import { type Element, parseFragment, parsePage } from '../../page-fetch/parse-page.ts';
import { faqSections, isFaqPage } from './faq-context.ts';
import type { Line, LineRange } from './line.ts';
import { type ReadLines, readLines } from './read-lines.ts';
import type { SplitLine } from './split-runs.ts';

/** A web page, parsed once for all strategies. */
export interface Page {
  readonly $: CheerioAPI;
  readonly url: string;
  readonly lines: readonly Line[];
  readonly rangeOf: (element: Element) => LineRange;
  /** The targets of links within the page, by id or name. */
  readonly anchors: ReadonlyMap<string, Element>;
  /** Whether it is a post or news item, whose headings ask rhetorically. */
  readonly isArticle: boolean;
  /** Whether the page, or the section around the line, announces questions. */
  readonly isInFaq: (line: number) => boolean;
}

const linkProtocols = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** Makes a page's link absolute; undefined for one that can't be followed from elsewhere. */
const hrefResolver =
  (base: string) =>
  (href: string): string | undefined => {
    if (!URL.canParse(href, base)) return undefined;
    const url = new URL(href, base);
    return linkProtocols.has(url.protocol) ? url.href.replace(/\(/g, '%28').replace(/\)/g, '%29') : undefined;
  };

const baseOf = ($: CheerioAPI, pageUrl: string): string => {
  const base = $('base[href]').attr('href') ?? '';
  return URL.canParse(base, pageUrl) ? new URL(base, pageUrl).href : pageUrl;
};

const readLinesOf = ($: CheerioAPI, pageUrl: string, splitLine?: SplitLine): ReadLines =>
  readLines($.root()[0]?.children ?? [], hrefResolver(baseOf($, pageUrl)), splitLine);

const linesOfFragment = (html: string, pageUrl: string): readonly Line[] =>
  readLines(parseFragment(html), hrefResolver(pageUrl)).lines;

export const fragmentText = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

const tag = /<\/?(p|br|div|span|ul|ol|li|a|b|strong|em|h[1-6])[\s/>]/i;

/** The lines of text in structured data: plain text, HTML, or doubly escaped HTML. */
export const readFragment = (text: string, pageUrl: string): readonly Line[] => {
  const html = tag.test(text) ? text : text.trim().replace(/\n/g, '<br>');
  const lines = linesOfFragment(html, pageUrl);
  const read = fragmentText(lines);
  return tag.test(read) ? linesOfFragment(read, pageUrl) : lines;
};

const marksOfArticles = [
  'meta[property="og:type"][content="article"]',
  'meta[property^="article:published"]',
  'body.single-post, body.blog-post, body.post-template-default',
  'article.post, article.blog-post, .post-content, .entry-meta, .post-meta, .byline, a[rel~="author"]',
].join(', ');

/** By its structured data, or by typical blog markup. */
const isArticlePage = ($: CheerioAPI): boolean => {
  const saysArticle = $('script[type*="ld+json"]')
    .toArray()
    .some((script) => /"@type"\s*:\s*\[?\s*"(Blog|News|Tech)?(Article|Posting)"/.test($(script).text()));
  return saysArticle || $(marksOfArticles).length > 0;
};

const anchorsOf = ($: CheerioAPI): Map<string, Element> => {
  const anchors = new Map<string, Element>();
  for (const element of $('[id], a[name]').toArray().reverse()) {
    for (const name of [element.attribs.name, element.attribs.id]) if (name) anchors.set(name, element);
  }
  return anchors;
};

export const readPage = (html: string, url: string, splitLine?: SplitLine): Page => {
  const $ = parsePage(html);
  const { lines, rangeOf } = readLinesOf($, url, splitLine);
  const sections = faqSections(lines);
  const isAllFaq = isFaqPage($, lines, url);
  const isInFaq = (line: number): boolean => isAllFaq || (sections[line] ?? false);
  return { $, url, lines, rangeOf, anchors: anchorsOf($), isArticle: isArticlePage($), isInFaq };
};
