import { expect, it } from 'vitest';
import { addEvidence, makeKindModel, readKindModel, writeKindModel } from './kind-model.ts';

const learned = new Map([
  ['gate', Float32Array.of(2, -1, 0)],
  ['été', Float32Array.of(0, 0, 0.5)],
  ['#pay', Float32Array.of(0, 0, 0)],
]);
const model = makeKindModel(learned, (feature) => feature.length, { kinds: ['a/b', 'a/c', 'd/e'], exampleCount: 7 });

const evidenceOf = (known: typeof model, feature: string): Float32Array => {
  const sums = new Float32Array(3);
  addEvidence(known, sums, feature, 2);
  return sums;
};

it.each([
  ['gate', [4, -2, 0]],
  ['été', [0, 0, 1]],
  ['#pay', [0, 0, 0]],
  ['never seen', [0, 0, 0]],
])('keeps what "%s" says to within a hundredth of its strongest word', (feature, expected) => {
  for (const known of [model, readKindModel(writeKindModel(model))]) {
    for (const [kind, sum] of evidenceOf(known, feature).entries()) expect(sum).toBeCloseTo(expected[kind] ?? 0, 1);
  }
});

it('is read from a file as it was written', () => {
  const read = readKindModel(writeKindModel(model));
  expect(read).toEqual(model);
});
