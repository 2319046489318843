import type { Element } from '../../page-fetch/parse-page.ts';
import { hasLetters, type Line } from './line.ts';
import type { Page } from './page.ts';

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/**
 * The element of this page that a link points to. Also for another page of the site if this one has such an element: a page
 * may link to itself by its file name, which can differ from the requested URL.
 */
const anchorOf = (page: Page, href: string): Element | undefined => {
  const url = new URL(href);
  return url.host === new URL(page.url).host ? page.anchors.get(url.hash.slice(1)) : undefined;
};

const staysAt = (page: Page, at: number, href: string): boolean => {
  const anchor = anchorOf(page, href);
  if (!anchor) return withoutHash(href) === withoutHash(page.url);
  const { from, to } = page.rangeOf(anchor);
  return from <= at + 1 && at - 1 <= to;
};

const everyWord = (line: Line | undefined, holds: (href: string) => boolean): boolean =>
  line?.runs.every(({ text, href }) => !hasLetters(text) || (!!href && holds(href))) ?? false;

/** Whether the whole line links elsewhere: an article's title, a menu entry, an entry in a table of contents. */
export const leadsAway = (page: Page, at: number): boolean =>
  everyWord(page.lines[at], (href) => !staysAt(page, at, href));

const isNumbering = (text: string): boolean => /^[\s\d.:)•·–-]*$/.test(text);

const isPlaceOfSite = (page: Page, href: string): boolean => {
  const { host, hash } = new URL(href);
  return hash.length > 1 && host === new URL(page.url).host;
};

/** Whether the line, except its number, links to another place on this page. */
export const isContentsEntry = (page: Page, at: number): boolean => {
  const words = page.lines[at]?.runs.filter(({ text }) => !isNumbering(text)) ?? [];
  return words.length > 0 && words.every(({ href }) => !!href && isPlaceOfSite(page, href) && !staysAt(page, at, href));
};
