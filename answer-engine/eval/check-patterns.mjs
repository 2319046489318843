import { plainText } from './check-text.mjs';

const isRegularExpression = (pattern) => pattern.length > 2 && pattern.startsWith('/') && pattern.endsWith('/');

const quoted = (words) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Compiles whole words; a word that ends in a star is a prefix. */
const compileWords = (pattern) => {
  const isStem = pattern.endsWith('*');
  const words = plainText(isStem ? pattern.slice(0, -1) : pattern);
  if (!words) throw new Error(`"${pattern}" has no words`);
  const expression = new RegExp(`(?<![a-z0-9])${quoted(words)}${isStem ? '' : '(?![a-z0-9])'}`);
  return (text) => expression.test(text);
};

/**
 * Compiles a pattern, as FORMAT.md describes it, to a test of a text in the form of `plainText`.
 *
 * @param patterns the named patterns
 * @throws for an unknown name or an invalid pattern
 */
export const compilePattern = (pattern, patterns = {}) => {
  if (Array.isArray(pattern)) {
    const choices = pattern.map((choice) => compilePattern(choice, patterns));
    return (text) => choices.some((holds) => holds(text));
  }
  if (typeof pattern !== 'string' || pattern === '') throw new Error(`${JSON.stringify(pattern)} is no pattern`);
  if (pattern.startsWith('!')) {
    const occurs = compilePattern(pattern.slice(1), patterns);
    return (text) => !occurs(text);
  }
  if (pattern.startsWith('@')) {
    const named = patterns[pattern.slice(1)];
    if (named === undefined) throw new Error(`no pattern has the name "${pattern}"`);
    return compilePattern(named, patterns);
  }
  if (!isRegularExpression(pattern)) return compileWords(pattern);
  const expression = new RegExp(pattern.slice(1, -1), 'i');
  return (text) => expression.test(text);
};
