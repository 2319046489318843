import { expect, test } from 'vitest';
import { walkTrees } from './boosted-trees.ts';

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
const trees = { columns: ['warmth', 'damp'], bias: 0.25, trees: [isWarm, isWarmAndDry] };

test.each([
  [[20, 0], 0.25 - 2 + 0],
  [[21, 0.5], 0.25 + 1 + 3],
  [[21, 0.6], 0.25 + 1 - 3],
])('for %j the leaves that it comes to add up', (row, evidence) => {
  expect(walkTrees(trees, trees.columns)(Float64Array.from(row))).toBeCloseTo(probabilityFor(evidence), 6);
});

test('a number is found by its name, wherever it stands in a row', () => {
  const probabilityOf = walkTrees(trees, ['wind', 'damp', 'warmth']);
  expect(probabilityOf(Float64Array.of(9, 0.6, 21))).toBeCloseTo(probabilityFor(0.25 + 1 - 3), 6);
});

test('a tree without questions says the same of all', () => {
  const probabilityOf = walkTrees({ columns: [], bias: 0, trees: [isWarm, alwaysSame] }, []);
  expect(probabilityOf(new Float64Array())).toBeCloseTo(probabilityFor(-2 + 0.5), 6);
});

test('trees that ask for what no row has are refused', () => {
  expect(() => walkTrees(trees, ['warmth'])).toThrow('The trees ask for damp, which no row has.');
});
