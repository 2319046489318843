import { readPage } from './page.ts';

const fewCharacters = 300;

/** Whether a page is little more than the scripts that would fill it in a browser. */
export const needsJavaScript = (html: string, url: string): boolean => {
  const { $, lines } = readPage(html, url);
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return characters < fewCharacters && $('script[src], script[type="module"]').length > 0;
};
