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

/** Trees as they are stored. */
export interface BoostedTrees<Column extends string = string> {
  /** The names of the numbers in a row. */
  readonly columns: readonly Column[];
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** Tells how probable a yes is for a row of numbers, from 0 to 1. */
export type ProbabilityOf = (row: Float64Array) => number;

/**
 * All trees in one table, since they are walked through some hundred times for a message.
 * @param names of the numbers in a row, in their order there
 */
export function walkTrees<Column extends string>(
  { columns, bias, trees }: BoostedTrees<Column>,
  names: readonly Column[],
): ProbabilityOf {
  const unknown = columns.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`The trees ask for ${unknown}, which no row has.`);
  const placeOf = columns.map((name) => names.indexOf(name));
  const nodeCount = trees.reduce((sum, tree) => sum + tree.columns.length, 0);
  const [places, thresholds] = [new Uint16Array(nodeCount), new Float64Array(nodeCount)];
  // Of each node the next ones, to the left and to the right.
  const next = new Int32Array(2 * nodeCount);
  const roots = new Int32Array(trees.length);
  const leaves = new Float64Array(trees.reduce((sum, tree) => sum + tree.leaves.length, 0));
  let end = 0;
  let leafEnd = 0;
  for (const [place, tree] of trees.entries()) {
    const [firstNode, firstLeaf] = [end, leafEnd];
    const asNode = (node: number) => (node < 0 ? node - firstLeaf : node + firstNode);
    roots[place] = asNode(tree.columns.length > 0 ? 0 : -1);
    leaves.set(tree.leaves, firstLeaf);
    leafEnd += tree.leaves.length;
    for (const [node, column] of tree.columns.entries()) {
      places[end] = placeOf[column] ?? 0;
      thresholds[end] = tree.thresholds[node] ?? 0;
      next.set([asNode(tree.lefts[node] ?? -1), asNode(tree.rights[node] ?? -1)], 2 * end);
      end += 1;
    }
  }
  return (row) => {
    let evidence = bias;
    for (const root of roots) {
      let node = root;
      while (node >= 0) {
        const isRight = (row[places[node] ?? 0] ?? 0) > (thresholds[node] ?? 0);
        node = next[isRight ? 2 * node + 1 : 2 * node] ?? -1;
      }
      evidence += leaves[-1 - node] ?? 0;
    }
    return 1 / (1 + Math.exp(-evidence));
  };
}
