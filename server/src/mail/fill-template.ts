import type { templateVariables } from '@chat-module/contract/locations';

export type TemplateValues = Readonly<Record<(typeof templateVariables)[number], string>>;

/**
 * Puts values in the place of `{{name}}`. One pass over the template alone: braces or `$` inside a value stay text, and
 * so does a name that is not known. A value is written on one line: with line breaks, a visitor could add lines of their own.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, asLine(value)]));
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => known.get(name) ?? written);
}

/** What a visitor wrote, on one line. `\s` covers every line break but U+0085. */
export const asLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/** A mail header holds one line. */
export const oneLine = (text: string): string => asLine(text).slice(0, 300);

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A visitor's text of several lines as a quote, so that none of its lines passes for one of the mail's own. */
export function quoteLines(text: string): string {
  const lines = text.split(lineBreaks);
  return lines.length === 1 ? text : ['', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n');
}
