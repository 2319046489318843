import { hasLetters } from './line.ts';
import type { Page } from './page.ts';

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

const staysAt = (page: Page, at: number, href: string): boolean => {
  if (withoutHash(href) !== withoutHash(page.url)) return false;
  const anchor = page.anchors.get(new URL(href).hash.slice(1));
  if (!anchor) return true;
  const { from, to } = page.rangeOf(anchor);
  return from <= at + 1 && at - 1 <= to;
};

/** Whether the whole line leads elsewhere: the title of an article, an entry of a menu or of a list of contents. */
export const leadsAway = (page: Page, at: number): boolean =>
  page.lines[at]?.runs.every(({ text, href }) => !hasLetters(text) || (!!href && !staysAt(page, at, href))) ?? false;
