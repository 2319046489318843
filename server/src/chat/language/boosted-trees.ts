/** A tree of questions to a row of numbers, one after the other: see scripts/boosted-trees.mjs, which grows them. */
interface Tree {
  /** Which number each node asks for, and up to which value it goes on to the left. */
  readonly columns: readonly number[];
  readonly thresholds: readonly number[];
  /** The next node; below 0 the leaf -1 - node. */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  /** What each leaf says for a yes: a share of the logarithm of the odds. */
  readonly leaves: readonly number[];
}

export interface BoostedTrees<Column extends string = string> {
  /** The names of the numbers in a row. */
  readonly columns: readonly Column[];
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** How probable a yes is for a row of numbers, from 0 to 1. */
export function probabilityByTrees({ bias, trees }: BoostedTrees, row: ArrayLike<number>): number {
  let evidence = bias;
  for (const tree of trees) evidence += tree.leaves[leafFor(tree, row)] ?? 0;
  return 1 / (1 + Math.exp(-evidence));
}

function leafFor({ columns, thresholds, lefts, rights }: Tree, row: ArrayLike<number>): number {
  let node = columns.length > 0 ? 0 : -1;
  while (node >= 0) {
    const isLeft = (row[columns[node] ?? 0] ?? 0) <= (thresholds[node] ?? 0);
    node = (isLeft ? lefts[node] : rights[node]) ?? -1;
  }
  return -1 - node;
}
