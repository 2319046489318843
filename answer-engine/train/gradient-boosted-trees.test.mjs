import { expect, test } from 'vitest';
import { boostTrees, defaultSettings, probabilityOf } from './gradient-boosted-trees.mjs';

const points = Array.from({ length: 400 }, (_, at) => [(at % 20) / 20, Math.floor(at / 20) / 20]);
const settings = { ...defaultSettings, shareOfColumns: 1 };
const learn = (isTrue) =>
  boostTrees(
    points.map((values) => ({ values, weight: 1, isTrue: isTrue(values) })),
    settings,
  );

test('what only two numbers together tell is learned', () => {
  const isTrue = ([a, b]) => a > 0.5 !== b > 0.5;
  const model = learn(isTrue);
  for (const [a, b] of [
    [0.2, 0.9],
    [0.9, 0.2],
    [0.1, 0.1],
    [0.8, 0.8],
  ]) {
    expect(probabilityOf(model, [a, b]) > 0.5).toBe(isTrue([a, b]));
  }
});

test('the same samples teach the same', () => {
  const isTrue = ([a]) => a > 0.3;
  expect(learn(isTrue)).toEqual(learn(isTrue));
});

test('what does not matter is not asked', () => {
  const { trees } = learn(([a]) => a > 0.5);
  expect(trees[0].columns.every((column) => column === 0)).toBe(true);
});
