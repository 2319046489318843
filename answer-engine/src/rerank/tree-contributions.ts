import type { BoostedTrees } from './boosted-trees.ts';

/**
 * The contribution of each column to the log-odds of a row. Along the row's path through a tree, each change of the expected value
 * is credited to the column of the split (Saabas 2014, "Interpreting random forests"). The trees store no sample counts, so the
 * expected value of a node is the plain mean of its two branches.
 *
 * @returns the contributions by column, for columns on the row's paths
 */
export function treeContributions<Column extends string>(
  { columns, trees }: BoostedTrees<Column>,
  row: Readonly<Record<Column, number>>,
): Map<Column, number> {
  const contributions = new Map<Column, number>();
  for (const { columns: columnOf, thresholds, lefts, rights, leaves } of trees) {
    const expected = (node: number): number =>
      node < 0 ? (leaves[-1 - node] ?? 0) : (expected(lefts[node] ?? -1) + expected(rights[node] ?? -1)) / 2;
    let node = columnOf.length > 0 ? 0 : -1;
    while (node >= 0) {
      const column = columns[columnOf[node] ?? 0] as Column;
      const next = (row[column] <= (thresholds[node] ?? 0) ? lefts[node] : rights[node]) ?? -1;
      contributions.set(column, (contributions.get(column) ?? 0) + expected(next) - expected(node));
      node = next;
    }
  }
  return contributions;
}
