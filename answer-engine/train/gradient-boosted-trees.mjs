import { createRandom } from './random.mjs';

/**
 * Gradient-boosted decision trees for binary classification (Friedman 2001, with the second-order gain and leaf values of Chen and
 * Guestrin's XGBoost, 2016): each tree corrects the errors of those before it.
 */

const bins = 48;

/** Thresholds that split the values of a feature into bins of similar size. */
const thresholdsOf = (values) => {
  const sorted = Float64Array.from(values).sort();
  const found = new Set();
  for (let bin = 1; bin < bins; bin++) {
    const at = Math.floor((sorted.length * bin) / bins);
    const threshold = Number(sorted[at - 1].toPrecision(4));
    if (threshold < sorted[sorted.length - 1]) found.add(threshold);
  }
  return [...found];
};

const binOf = (thresholds, value) => {
  let low = 0;
  let high = thresholds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= thresholds[middle]) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The sums of gradients and curvatures and the number of rows, for each bin of each column. */
const histogramsOf = (rows, { binned }, columns, { gradients, curvatures }) =>
  columns.map((column) => {
    const [g, h, counts] = [new Float64Array(bins), new Float64Array(bins), new Float64Array(bins)];
    const binOfRow = binned[column];
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at];
      const bin = binOfRow[row];
      g[bin] += gradients[row];
      h[bin] += curvatures[row];
      counts[bin]++;
    }
    return [g, h, counts];
  });

/** The histograms of one side of a split: those of all rows minus those of the other side, so that only the smaller side is counted. */
const without = (all, other) =>
  all.map((sums, column) =>
    sums.map((numbers, which) => numbers.map((number, bin) => number - other[column][which][bin])),
  );

/** The split of a leaf's rows with the highest gain; undefined if none gains anything. */
const bestSplit = (leaf, data, columns, { regularization, fewestRows }) => {
  let best;
  columns.forEach((column, at) => {
    const [sumG, sumH, counts] = leaf.histograms[at];
    const { length } = data.thresholds[column];
    let g = 0;
    let h = 0;
    let count = 0;
    for (let bin = 0; bin < length; bin++) {
      g += sumG[bin];
      h += sumH[bin];
      count += counts[bin];
      if (count < fewestRows) continue;
      if (leaf.rows.length - count < fewestRows) break;
      const gain =
        g ** 2 / (h + regularization) +
        (leaf.g - g) ** 2 / (leaf.h - h + regularization) -
        leaf.g ** 2 / (leaf.h + regularization);
      if (gain > (best?.gain ?? 1e-6)) best = { gain, column, bin };
    }
  });
  return best;
};

const leafOf = (rows, { gradients, curvatures }) => {
  let g = 0;
  let h = 0;
  for (let at = 0; at < rows.length; at++) {
    g += gradients[rows[at]];
    h += curvatures[rows[at]];
  }
  return { rows, g, h };
};

/** The rows whose bin is at most `bin`, and the others. */
const partition = (rows, binOfRow, bin) => {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let lefts = 0;
  let rights = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (binOfRow[row] <= bin) left[lefts++] = row;
    else right[rights++] = row;
  }
  return [left.slice(0, lefts), right.slice(0, rights)];
};

/**
 * Splits the leaf with the highest gain until the tree has its maximum number of leaves. A tree is stored as arrays: a value of at most
 * `thresholds[node]` leads to `lefts[node]`, a higher one to `rights[node]`. A negative number n is the leaf -1 - n.
 */
const growTree = (rows, data, columns, slopes, settings) => {
  const tree = { columns: [], thresholds: [], lefts: [], rights: [], leaves: [] };
  const grow = (leaf, histograms, place) => {
    const counted = { ...leaf, histograms, place };
    return { ...counted, split: bestSplit(counted, data, columns, settings) };
  };
  const countAll = (own) => histogramsOf(own, data, columns, slopes);
  const open = [grow(leafOf(rows, slopes), countAll(rows))];
  const closed = [];
  while (open.length > 0) {
    open.sort((a, b) => (b.split?.gain ?? 0) - (a.split?.gain ?? 0));
    const leaf = open.shift();
    if (!leaf.split || open.length + closed.length + 2 > settings.leaves) {
      closed.push(leaf);
      continue;
    }
    const { column, bin } = leaf.split;
    const node = tree.columns.push(column) - 1;
    tree.thresholds.push(data.thresholds[column][bin]);
    tree.lefts.push(0);
    tree.rights.push(0);
    if (leaf.place) leaf.place(node);
    const sides = partition(leaf.rows, data.binned[column], bin);
    const smaller = sides[0].length < sides[1].length ? 0 : 1;
    const ofSmaller = countAll(sides[smaller]);
    const ofLarger = without(leaf.histograms, ofSmaller);
    sides.forEach((side, at) => {
      const place = (next) => {
        (at === 0 ? tree.lefts : tree.rights)[node] = next;
      };
      open.push(grow(leafOf(side, slopes), at === smaller ? ofSmaller : ofLarger, place));
    });
  }
  for (const leaf of closed) {
    const value = (-leaf.g / (leaf.h + settings.regularization)) * settings.step;
    const number = tree.leaves.push(Number(value.toPrecision(3))) - 1;
    leaf.place?.(-1 - number);
  }
  return tree;
};

export const valueOfTree = (tree, values) => {
  let node = tree.columns.length > 0 ? 0 : -1;
  while (node >= 0) node = values[tree.columns[node]] <= tree.thresholds[node] ? tree.lefts[node] : tree.rights[node];
  return tree.leaves[-1 - node];
};

export const defaultSettings = {
  trees: 200,
  leaves: 16,
  step: 0.05,
  regularization: 5,
  fewestRows: 20,
  shareOfRows: 0.8,
  shareOfColumns: 0.5,
  seed: 1,
};

/** @param samples each with its `values`, whether it `isTrue`, and its `weight` */
export const boostTrees = (samples, settings = defaultSettings) => {
  const random = createRandom(settings.seed);
  const columnCount = samples[0].values.length;
  const all = Array.from({ length: columnCount }, (_, column) => column);
  const thresholds = all.map((column) => thresholdsOf(samples.map(({ values }) => values[column])));
  const binned = all.map((column) =>
    Uint8Array.from(samples, ({ values }) => binOf(thresholds[column], values[column])),
  );
  const data = { thresholds, binned };
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const share = samples.reduce((sum, { weight, isTrue }) => sum + (isTrue ? weight : 0), 0) / total;
  const bias = Math.log(share / (1 - share));
  const evidence = new Float64Array(samples.length).fill(bias);
  const gradients = new Float64Array(samples.length);
  const curvatures = new Float64Array(samples.length);
  const trees = [];
  for (let round = 0; round < settings.trees; round++) {
    const drawn = new Int32Array(samples.length);
    let count = 0;
    samples.forEach(({ isTrue, weight }, row) => {
      const probability = 1 / (1 + Math.exp(-evidence[row]));
      gradients[row] = weight * (probability - (isTrue ? 1 : 0));
      curvatures[row] = weight * probability * (1 - probability);
      if (random() < settings.shareOfRows) drawn[count++] = row;
    });
    const columns = all.filter(() => random() < settings.shareOfColumns);
    const tree = growTree(drawn.slice(0, count), data, columns, { gradients, curvatures }, settings);
    samples.forEach(({ values }, row) => {
      evidence[row] += valueOfTree(tree, values);
    });
    trees.push(tree);
  }
  return { bias, trees };
};

export const probabilityOf = ({ bias, trees }, values) =>
  1 / (1 + Math.exp(-trees.reduce((sum, tree) => sum + valueOfTree(tree, values), bias)));
