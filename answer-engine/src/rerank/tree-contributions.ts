import type { BoostedTrees } from './boosted-trees.ts';

/**
 * What each number of a row adds to the logarithm of the odds. On the row's way through a tree, the expected value changes at each question,
 * and the change counts for the number that the question asks for (Saabas 2014, "Interpreting random forests"). The trees store no sample
 * counts, so that the expected value of a node is the plain mean of its two branches.
 *
 * @returns the contributions by name, for the names that the trees ask for
 */
export function treeContributions<Column extends string>(
  { columns, trees }: BoostedTrees<Column>,
  row: Readonly<Record<Column, number>>,
): Map<Column, number> {
  const contributions = new Map<Column, number>();
  for (const { columns: asked, thresholds, lefts, rights, leaves } of trees) {
    const expected = (node: number): number =>
      node < 0 ? (leaves[-1 - node] ?? 0) : (expected(lefts[node] ?? -1) + expected(rights[node] ?? -1)) / 2;
    let node = asked.length > 0 ? 0 : -1;
    while (node >= 0) {
      const column = columns[asked[node] ?? 0] as Column;
      const next = (row[column] <= (thresholds[node] ?? 0) ? lefts[node] : rights[node]) ?? -1;
      contributions.set(column, (contributions.get(column) ?? 0) + expected(next) - expected(node));
      node = next;
    }
  }
  return contributions;
}
