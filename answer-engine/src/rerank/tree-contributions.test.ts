import { expect, test } from 'vitest';
import { compileTrees } from './boosted-trees.ts';
import { treeContributions } from './tree-contributions.ts';

const isWarm = { columns: [0], thresholds: [20], lefts: [-1], rights: [-2], leaves: [-2, 1] };
const isWarmAndDry = {
  columns: [0, 1],
  thresholds: [20, 0.5],
  lefts: [-1, -2],
  rights: [1, -3],
  leaves: [0, 3, -3],
};
const trees = { columns: ['warmth', 'damp'], bias: 0.25, trees: [isWarm, isWarmAndDry] } as const;

test('each column is credited with the change of the expected value at its splits', () => {
  expect([...treeContributions(trees, { warmth: 21, damp: 0.6 })]).toEqual([
    ['warmth', 1.5 + 0],
    ['damp', -3],
  ]);
});

test('contributions and the expected value add up to the log-odds', () => {
  const row = { warmth: 21, damp: 0.5 };
  const expected = trees.bias - 0.5 + 0;
  const sum = [...treeContributions(trees, row).values()].reduce((total, one) => total + one, expected);
  const probability = compileTrees(trees, trees.columns)(Float64Array.of(row.warmth, row.damp));
  expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(probability, 6);
});
