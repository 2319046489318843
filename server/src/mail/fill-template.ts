import type { templateVariables } from '@chat-module/contract/locations';

export type TemplateValues = Readonly<Record<(typeof templateVariables)[number], string>>;

/**
 * Replaces `{{name}}` with values in a single pass over the template: braces or `$` inside a value stay text, and so does an
 * unknown name. Values are written on one line: with line breaks, a visitor could add lines of their own.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, asLine(value)]));
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => known.get(name) ?? written);
}

/** A visitor's text on one line. `\s` covers every line break but U+0085. */
export const asLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/** An email header has one line. */
export const oneLine = (text: string): string => asLine(text).slice(0, 300);

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Quotes a visitor's multi-line text, so that none of its lines looks like the email's own. */
export function quoteLines(text: string): string {
  const lines = text.split(lineBreaks);
  return lines.length === 1 ? text : ['', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}
