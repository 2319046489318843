import type { templateVariables } from '@chat-module/contract/locations';

export type TemplateValues = Readonly<Record<(typeof templateVariables)[number], string>>;

/**
 * Puts values in the place of `{{name}}`. One pass over the template alone: braces or `$` inside a value stay text, and
 * so does a name that is not known.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => known.get(name) ?? written);
}

/** A mail header holds one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
