import { expect, test, vi } from 'vitest';
import { differences, modelNames, staleness } from './manifest.mjs';

/** The tests analyze a sample of the data again. */
vi.setConfig({ testTimeout: 120_000 });

test.each(modelNames)(
  'the model %s was trained on the data, with the code and after the models of now',
  async (name) => {
    expect(await staleness(name)).toEqual([]);
  },
);

const entry = {
  sha256: 'a',
  data: { fit: 'b' },
  code: { reranker: 'c' },
  predecessors: { vocabulary: 'd' },
  engine: 'e',
};

test.each([
  [{ sha256: 'x' }, 'its file is not the one that was trained'],
  [{ data: { fit: 'x' } }, 'answer-engine/data/fit.jsonl has changed'],
  [{ code: { reranker: 'x' } }, 'answer-engine/train/reranker.mjs has changed'],
  [{ predecessors: { vocabulary: 'x' } }, 'the model vocabulary has changed'],
  [{ engine: 'x' }, 'the engine reads its data differently'],
])('a model is out of date when %j differs, and the sentence says what to run', (now, reason) => {
  expect(differences('reranker', entry, { ...entry, ...now })).toEqual([
    `The model reranker is out of date, because ${reason}: run "npm run train -- --reranker".`,
  ]);
});

test('a model that was never recorded is out of date', () => {
  expect(differences('reranker', undefined, entry)).toEqual([
    'The model reranker is not in the manifest: run "npm run train -- --reranker".',
  ]);
});
