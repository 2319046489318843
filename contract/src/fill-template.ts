/** A visitor's text on one line. `\s` covers every line break but U+0085. */
export const asLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/**
 * Replaces `{{name}}` with values in a single pass over the template: braces or `$` inside a value stay text, and so does an
 * unknown name. Values are written on one line: with line breaks, a visitor could add lines of their own.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, asLine(value)]));
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => known.get(name) ?? written);
}
