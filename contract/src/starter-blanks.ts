const blank = /\{\{(\w+)\}\}/g;

/** The names of the blanks in a text, without duplicates. */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(blank)].map(([, name]) => name ?? '')),
];

/** Fills the blanks that have a value, in one pass: braces inside a value stay. */
export const fillBlanks = (text: string, values: Readonly<Record<string, string>>): string => {
  const known = new Map(Object.entries(values));
  return text.replace(blank, (written, name: string) => known.get(name) || written);
};
