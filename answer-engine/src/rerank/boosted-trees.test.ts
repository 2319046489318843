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

const probabilityFor = (evidence: number) => 1 / (1 + Math.exp(-evidence));
const trees = { columns: ['warmth', 'damp'], bias: 0.25, trees: [isWarm, isWarmAndDry] };

test.each([
  [[20, 0], 0.25 - 2 + 0],
  [[21, 0.5], 0.25 + 1 + 3],
  [[21, 0.6], 0.25 + 1 - 3],
])('for %j the leaves that it comes to add up', (row, evidence) => {
  expect(compileTrees(trees, trees.columns)(Float64Array.from(row))).toBeCloseTo(probabilityFor(evidence), 6);
});

test('a number is found by its name, wherever it stands in a row', () => {
  const probabilityOf = compileTrees(trees, ['wind', 'damp', 'warmth']);
  expect(probabilityOf(Float64Array.of(9, 0.6, 21))).toBeCloseTo(probabilityFor(0.25 + 1 - 3), 6);
});

test('a tree without questions says the same of all', () => {
  const probabilityOf = compileTrees({ columns: [], bias: 0, trees: [isWarm, alwaysSame] }, []);
  expect(probabilityOf(new Float64Array())).toBeCloseTo(probabilityFor(-2 + 0.5), 6);
});

test('trees that ask for what no row has are refused', () => {
  expect(() => compileTrees(trees, ['warmth'])).toThrow('The trees ask for damp, which no row has.');
});

test('trees of more leaves than fit are refused', () => {
  const lefts = Array.from({ length: 32 }, (_, node) => -1 - node);
  const rights = lefts.map((_, node) => (node < 31 ? node + 1 : -33));
  const tree = { columns: lefts.map(() => 0), thresholds: lefts.map((_, at) => at), lefts, rights };
  const wide = { columns: ['warmth'], bias: 0, trees: [{ ...tree, leaves: Array.from({ length: 33 }, () => 0) }] };
  expect(() => compileTrees(wide, ['warmth'])).toThrow('A tree has 33 leaves, more than 32.');
});

test('the last of as many leaves as fit is found', () => {
  const lefts = Array.from({ length: 31 }, (_, node) => -1 - node);
  const rights = lefts.map((_, node) => (node < 30 ? node + 1 : -32));
  const leaves = Array.from({ length: 32 }, (_, leaf) => leaf / 10);
  const tree = { columns: lefts.map(() => 0), thresholds: lefts.map((_, at) => at), lefts, rights, leaves };
  const probabilityOf = compileTrees({ columns: ['warmth'], bias: 0, trees: [tree] }, ['warmth']);
  expect(probabilityOf(Float64Array.of(31))).toBeCloseTo(probabilityFor(3.1), 6);
  expect(probabilityOf(Float64Array.of(30))).toBeCloseTo(probabilityFor(3), 6);
});
