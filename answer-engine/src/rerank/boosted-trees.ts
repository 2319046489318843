/** A tree of questions to a row of numbers, one after the other: see answer-engine/train/gradient-boosted-trees.mjs, which grows them. */
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

/** As many leaves as a number has bits. */
const mostLeaves = 32;

/** A question of a tree, and the leaves that are still possible where a number is above its threshold. */
interface Question {
  readonly threshold: number;
  readonly tree: number;
  readonly leavesAbove: number;
}

/**
 * Made ready for many rows as QuickScorer does it (Lucchese et al. 2015, "QuickScorer: a Fast Algorithm to Rank Documents with
 * Additive Ensembles of Regression Trees"): each number rules out leaves of all trees, from the lowest threshold up to its
 * own value, and the first leaf that is left of each tree is the one it comes to. No way through a tree is taken, which a processor
 * could not foresee.
 * @param names of the numbers in a row, in their order there
 */
export function compileTrees<Column extends string>(
  { columns, bias, trees }: BoostedTrees<Column>,
  names: readonly Column[],
): ProbabilityOf {
  const unknown = columns.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`The trees ask for ${unknown}, which no row has.`);
  const leaves = new Float64Array(trees.length * mostLeaves);
  const questionsOf = names.map((): Question[] => []);
  for (const [tree, { columns: asked, thresholds, lefts, rights, leaves: values }] of trees.entries()) {
    if (values.length > mostLeaves) throw new Error(`A tree has ${values.length} leaves, more than ${mostLeaves}.`);
    let leafCount = 0;
    // Answers with the leaves below a node, which are numbered from the left.
    const read = (node: number): number => {
      if (node < 0) {
        leaves[tree * mostLeaves + leafCount] = values[-1 - node] ?? 0;
        return 1 << leafCount++;
      }
      const left = read(lefts[node] ?? -1);
      const place = names.indexOf(columns[asked[node] ?? 0] as Column);
      questionsOf[place]?.push({ threshold: thresholds[node] ?? 0, tree, leavesAbove: ~left });
      return left | read(rights[node] ?? -1);
    };
    read(asked.length > 0 ? 0 : -1);
  }
  return scorerOf(questionsOf, leaves, bias);
}

function scorerOf(questionsOf: readonly Question[][], leaves: Float64Array, bias: number): ProbabilityOf {
  const ends = new Int32Array(questionsOf.length);
  const questions = questionsOf.flatMap((ofNumber, place) => {
    ends[place] = (ends[place - 1] ?? 0) + ofNumber.length;
    return ofNumber.sort((a, b) => a.threshold - b.threshold);
  });
  const thresholds = Float64Array.from(questions, ({ threshold }) => threshold);
  const treeOf = Uint16Array.from(questions, ({ tree }) => tree);
  const leavesAbove = Int32Array.from(questions, (question) => question.leavesAbove);
  const possible = new Int32Array(leaves.length / mostLeaves);
  return (row) => {
    possible.fill(-1);
    for (let place = 0, at = 0; place < ends.length; place++) {
      const number = row[place] ?? 0;
      const end = ends[place] ?? 0;
      for (; at < end && number > (thresholds[at] ?? 0); at++) {
        const tree = treeOf[at] ?? 0;
        possible[tree] = (possible[tree] ?? 0) & (leavesAbove[at] ?? 0);
      }
      at = end;
    }
    let evidence = bias;
    for (let tree = 0; tree < possible.length; tree++)
      evidence += leaves[tree * mostLeaves + lowestBitOf(possible[tree] ?? 0)] ?? 0;
    return 1 / (1 + Math.exp(-evidence));
  };
}

const lowestBitOf = (bits: number): number => 31 - Math.clz32(bits & -bits);
