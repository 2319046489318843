import { asLine } from '@chat-module/contract/fill-template';

/** An email header has one line. */
export const oneLine = (text: string): string => asLine(text).slice(0, 300);

/** A calendar day as emails write it; empty without one. */
export const writeDay = (day: string): string =>
  day && new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Quotes a visitor's multi-line text, so that none of its lines looks like the email's own. */
export function quoteLines(text: string): string {
  const lines = text.split(lineBreaks);
  return lines.length === 1 ? text : ['', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}
