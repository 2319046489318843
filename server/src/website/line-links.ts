import { hasLetters, type Line } from './line.ts';

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/** Whether the whole line leads to another page: the title of an article, an entry of a menu. */
export const isElsewhereLink = (line: Line, pageUrl: string): boolean =>
  line.runs.every(({ text, href }) => !hasLetters(text) || (!!href && withoutHash(href) !== withoutHash(pageUrl)));
