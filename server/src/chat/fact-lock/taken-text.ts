/** Stands where something was taken, so that what stood on both sides of it does not become neighbours. */
const gap = '¤';

const blank = (length: number): string => gap + ' '.repeat(Math.max(0, length - 1));

export type Match = RegExpMatchArray & { readonly index: number };

/** Reads every match of a pattern; what was read is no longer there for the next pattern. Places stay as they were. */
export function takeMatches<T>(
  text: string,
  pattern: RegExp,
  read: (match: Match, text: string) => readonly T[] | undefined,
): { readonly rest: string; readonly found: readonly T[] } {
  const found: T[] = [];
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const claims = read(match, text);
    if (claims === undefined) continue;
    found.push(...claims);
    rest += text.slice(end, match.index) + blank(match[0].length);
    end = match.index + match[0].length;
  }
  return { rest: rest + text.slice(end), found };
}
