/** A regression tree as parallel arrays over its nodes, root first. Trained by answer-engine/train/gradient-boosted-trees.mjs. */
interface Tree {
  /** The index into `BoostedTrees.columns` that each node splits on. */
  readonly columns: readonly number[];
  /** Values up to the threshold go left. */
  readonly thresholds: readonly number[];
  /** The child node; a negative number n is the leaf -1 - n. */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  /** Each leaf's contribution to the log-odds. */
  readonly leaves: readonly number[];
}

/** An additive ensemble of trees, as stored in a model file. */
export interface BoostedTrees<Column extends string = string> {
  readonly columns: readonly Column[];
  /** The log-odds before any tree. */
  readonly bias: number;
  readonly trees: readonly Tree[];
}

/** The probability, from 0 to 1, of the positive class for a row of column values. */
export type ProbabilityOf = (row: Float64Array) => number;

/** Each leaf is one bit of a 32-bit mask. */
const maxLeaves = 32;

interface Split {
  readonly threshold: number;
  readonly tree: number;
  /** A mask of the leaves that stay reachable where the value is above the threshold. */
  readonly leavesAbove: number;
}

/**
 * Compiles trees for fast evaluation with QuickScorer (Lucchese et al. 2015, "QuickScorer: a Fast Algorithm to Rank Documents with
 * Additive Ensembles of Regression Trees"): the splits of each column, sorted by threshold, mask out unreachable leaves of all
 * trees, and the leftmost leaf that remains is the exit leaf. This avoids unpredictable branches.
 * @param names the columns of a row, in order
 * @throws if the trees split on a column that is not in `names`, or a tree has more than 32 leaves
 */
export function compileTrees<Column extends string>(
  { columns, bias, trees }: BoostedTrees<Column>,
  names: readonly Column[],
): ProbabilityOf {
  const unknown = columns.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`The trees split on the column ${unknown}, which the rows do not have.`);
  const leaves = new Float64Array(trees.length * maxLeaves);
  const splitsByColumn = names.map((): Split[] => []);
  for (const [tree, { columns: columnOf, thresholds, lefts, rights, leaves: values }] of trees.entries()) {
    if (values.length > maxLeaves) throw new Error(`A tree has ${values.length} leaves; the limit is ${maxLeaves}.`);
    let leafCount = 0;
    // Numbers the leaves from left to right and returns a mask of those below the node.
    const compileNode = (node: number): number => {
      if (node < 0) {
        leaves[tree * maxLeaves + leafCount] = values[-1 - node] ?? 0;
        return 1 << leafCount++;
      }
      const left = compileNode(lefts[node] ?? -1);
      const column = names.indexOf(columns[columnOf[node] ?? 0] as Column);
      splitsByColumn[column]?.push({ threshold: thresholds[node] ?? 0, tree, leavesAbove: ~left });
      return left | compileNode(rights[node] ?? -1);
    };
    compileNode(columnOf.length > 0 ? 0 : -1);
  }
  return createScorer(splitsByColumn, leaves, bias);
}

function createScorer(splitsByColumn: readonly Split[][], leaves: Float64Array, bias: number): ProbabilityOf {
  const ends = new Int32Array(splitsByColumn.length);
  const splits = splitsByColumn.flatMap((ofColumn, column) => {
    ends[column] = (ends[column - 1] ?? 0) + ofColumn.length;
    return ofColumn.sort((a, b) => a.threshold - b.threshold);
  });
  const thresholds = Float64Array.from(splits, ({ threshold }) => threshold);
  const treeOf = Uint16Array.from(splits, ({ tree }) => tree);
  const leavesAbove = Int32Array.from(splits, (split) => split.leavesAbove);
  const reachable = new Int32Array(leaves.length / maxLeaves);
  return (row) => {
    reachable.fill(-1);
    for (let column = 0, at = 0; column < ends.length; column++) {
      const value = row[column] ?? 0;
      const end = ends[column] ?? 0;
      for (; at < end && value > (thresholds[at] ?? 0); at++) {
        const tree = treeOf[at] ?? 0;
        reachable[tree] = (reachable[tree] ?? 0) & (leavesAbove[at] ?? 0);
      }
      at = end;
    }
    let logOdds = bias;
    for (let tree = 0; tree < reachable.length; tree++)
      logOdds += leaves[tree * maxLeaves + lowestBitOf(reachable[tree] ?? 0)] ?? 0;
    return 1 / (1 + Math.exp(-logOdds));
  };
}

const lowestBitOf = (bits: number): number => 31 - Math.clz32(bits & -bits);
