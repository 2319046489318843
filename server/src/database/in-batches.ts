/** A statement can have 32,766 values on SQLite and 65,535 on PostgreSQL; no table has more than 30 columns. */
export const rowsAtOnce = 1000;

/** Runs a statement for batches of items in order and returns all results. Without items it runs nothing. */
export async function inBatches<Item, Found>(
  items: readonly Item[],
  run: (batch: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < items.length; from += rowsAtOnce)
    for (const one of await run(items.slice(from, from + rowsAtOnce))) found.push(one);
  return found;
}
