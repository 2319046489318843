/**
 * Items with the same key together, in the order of the keys: transactions that take rows in one order never wait for each
 * other in a circle.
 */
export function groupsInOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

export const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);
