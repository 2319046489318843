import { expect, test } from 'vitest';
import { probabilityByTrees } from './boosted-trees.ts';

const isWarm = { columns: [0], thresholds: [20], lefts: [-1], rights: [-2], leaves: [-2, 1] };
const isWarmAndDry = {
  columns: [0, 1],
  thresholds: [20, 0.5],
  lefts: [-1, -2],
  rights: [1, -3],
  leaves: [0, 3, -3],
};
const alwaysSame = { columns: [], thresholds: [], lefts: [], rights: [], leaves: [0.5] };

const probabilityFor = (evidence: number) => 1 / (1 + Math.exp(-evidence));

test.each([
  [[20, 0], 0.25 - 2 + 0],
  [[21, 0.5], 0.25 + 1 + 3],
  [[21, 0.6], 0.25 + 1 - 3],
])('for %j the leaves that it comes to add up', (row, evidence) => {
  const trees = { columns: ['warmth', 'damp'], bias: 0.25, trees: [isWarm, isWarmAndDry] };
  expect(probabilityByTrees(trees, row)).toBeCloseTo(probabilityFor(evidence), 6);
});

test('a tree without questions says the same of all', () => {
  expect(probabilityByTrees({ columns: [], bias: 0, trees: [alwaysSame] }, [])).toBeCloseTo(probabilityFor(0.5), 6);
});
