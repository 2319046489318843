/**
 * Trains the engine's models, each on what the one before it gives; on the same data and code the files come out the same, byte for byte. `npm run train` takes
 * about half an hour, `npm run train -- --reranker` fits the last one only.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copiesBetweenSplits, refuseCopies } from './copies-between-splits.mjs';
import { tokenize } from './engine-words.mjs';

const { values: options } = parseArgs({ options: { reranker: { type: 'boolean', default: false } } });
const steps = options.reranker
  ? ['train-reranker.mjs']
  : ['train-vocabulary.mjs', 'train-intent-classifier.mjs', 'train-reranker.mjs'];

/** In a process of its own: the engine loads its models once, and a step needs those of the steps before it. */
const run = (step) => {
  const file = fileURLToPath(new URL(step, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=6000', file], { stdio: 'inherit' });
  return status === 0;
};

try {
  refuseCopies(copiesBetweenSplits(tokenize));
  process.exitCode = steps.every(run) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
