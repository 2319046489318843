import { expect, test, vi } from 'vitest';
import { modelNames, staleness } from './manifest.mjs';

/** A sample of the data is read again. */
vi.setConfig({ testTimeout: 120_000 });

test.each(modelNames)(
  'the model %s was trained on the data, with the code and after the models of now',
  async (name) => {
    expect(await staleness(name)).toEqual([]);
  },
);
