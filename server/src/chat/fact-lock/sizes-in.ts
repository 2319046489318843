import { sizesOf } from './known-facts.ts';
import { prepareText } from './prepare-text.ts';
import { readStatements } from './statements.ts';

/** The unit sizes that a text names, the shorter side first: `10x20`. */
export const sizesIn = (text: string): string[] =>
  readStatements(prepareText(text)).flatMap(({ claims }) => sizesOf(claims));
