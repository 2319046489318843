import { expect, test } from 'vitest';
import { compileTrees } from './boosted-trees.ts';

const isWarm = { columns: [0], thresholds: [20], lefts: [-1], rights: [-2], leaves: [-2, 1] };
const isWarmAndDry = {
  columns: [0, 1],
  thresholds: [20, 0.5],
  lefts: [-1, -2],
  rights: [1, -3],
  leaves: [0, 3, -3],
};
const alwaysSame = { columns: [], thresholds: [], lefts: [], rights: [], leaves: [0.5] };

const sigmoid = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
const trees = { columns: ['warmth', 'damp'], bias: 0.25, trees: [isWarm, isWarmAndDry] };

test.each([
  [[20, 0], 0.25 - 2 + 0],
  [[21, 0.5], 0.25 + 1 + 3],
  [[21, 0.6], 0.25 + 1 - 3],
])('for %j, the leaf values of all trees add up', (row, logOdds) => {
  expect(compileTrees(trees, trees.columns)(Float64Array.from(row))).toBeCloseTo(sigmoid(logOdds), 6);
});

test('columns are matched by name, in any order', () => {
  const probabilityOf = compileTrees(trees, ['wind', 'damp', 'warmth']);
  expect(probabilityOf(Float64Array.of(9, 0.6, 21))).toBeCloseTo(sigmoid(0.25 + 1 - 3), 6);
});

test('a tree without splits adds its only leaf to every row', () => {
  const probabilityOf = compileTrees({ columns: [], bias: 0, trees: [isWarm, alwaysSame] }, []);
  expect(probabilityOf(new Float64Array())).toBeCloseTo(sigmoid(-2 + 0.5), 6);
});

test('trees that split on an unknown column are refused', () => {
  expect(() => compileTrees(trees, ['warmth'])).toThrow(
    'The trees split on the column damp, which the rows do not have.',
  );
});

test('a tree with more than 32 leaves is refused', () => {
  const lefts = Array.from({ length: 32 }, (_, node) => -1 - node);
  const rights = lefts.map((_, node) => (node < 31 ? node + 1 : -33));
  const tree = { columns: lefts.map(() => 0), thresholds: lefts.map((_, at) => at), lefts, rights };
  const wide = { columns: ['warmth'], bias: 0, trees: [{ ...tree, leaves: Array.from({ length: 33 }, () => 0) }] };
  expect(() => compileTrees(wide, ['warmth'])).toThrow('A tree has 33 leaves; the limit is 32.');
});

test('the last leaf of a tree with 32 leaves is found', () => {
  const lefts = Array.from({ length: 31 }, (_, node) => -1 - node);
  const rights = lefts.map((_, node) => (node < 30 ? node + 1 : -32));
  const leaves = Array.from({ length: 32 }, (_, leaf) => leaf / 10);
  const tree = { columns: lefts.map(() => 0), thresholds: lefts.map((_, at) => at), lefts, rights, leaves };
  const probabilityOf = compileTrees({ columns: ['warmth'], bias: 0, trees: [tree] }, ['warmth']);
  expect(probabilityOf(Float64Array.of(31))).toBeCloseTo(sigmoid(3.1), 6);
  expect(probabilityOf(Float64Array.of(30))).toBeCloseTo(sigmoid(3), 6);
});
