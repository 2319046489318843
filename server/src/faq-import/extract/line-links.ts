import type { Element } from '../../page-fetch/parse-page.ts';
import { hasLetters, type Line } from './line.ts';
import type { Page } from './page.ts';

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/**
 * The element of this page that an address names. Of another page of the site too, when this one has what it names: a
 * page links to itself by its file's name, which need not be how it was asked for.
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

/** Whether the whole line leads elsewhere: the title of an article, an entry of a menu or of a list of contents. */
export const leadsAway = (page: Page, at: number): boolean =>
  everyWord(page.lines[at], (href) => !staysAt(page, at, href));

const isNumbering = (text: string): boolean => /^[\s\d.:)•·–-]*$/.test(text);

const isPlaceOfSite = (page: Page, href: string): boolean => {
  const { host, hash } = new URL(href);
  return hash.length > 1 && host === new URL(page.url).host;
};

/** Whether the line, but for its number, is a link to another place of this page. */
export const isContentsEntry = (page: Page, at: number): boolean => {
  const words = page.lines[at]?.runs.filter(({ text }) => !isNumbering(text)) ?? [];
  return words.length > 0 && words.every(({ href }) => !!href && isPlaceOfSite(page, href) && !staysAt(page, at, href));
};
