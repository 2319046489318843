export function isAnyIn(items: Iterable<string>, these: ReadonlySet<string>): boolean {
  for (const item of items) if (these.has(item)) return true;
  return false;
}
