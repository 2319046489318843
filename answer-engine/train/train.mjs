/**
 * Trains the engine's models, each on the output of the one before it. The same data, code and kind of processor give the same files, byte for
 * byte. `npm run train` takes two hours; `npm run train -- --encoder`, `-- --reranker`, `-- --sentences`, `-- --emergencies` and
 * `-- --acts` train only these steps.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copiesBetweenSplits, refuseCopies } from './copies-between-splits.mjs';
import { tokenize } from './engine-words.mjs';

const steps = {
  vocabulary: 'train-vocabulary.mjs',
  intents: 'train-intent-classifier.mjs',
  encoder: 'train-sentence-encoder.mjs',
  reranker: 'train-reranker.mjs',
  sentences: 'train-sentence-ranker.mjs',
  emergencies: 'train-emergency-classifier.mjs',
  acts: 'train-act-classifier.mjs',
};

const { values: options } = parseArgs({
  options: Object.fromEntries(
    ['encoder', 'reranker', 'sentences', 'emergencies', 'acts'].map((name) => [name, { type: 'boolean' }]),
  ),
});

/** All steps, or those that an option names. Retraining the reranker makes the sentence ranker stale. */
const chosen = (name) => options[name] || (name === 'sentences' && options.reranker);
const named = Object.keys(steps).filter(chosen);
const files = (named.length > 0 ? named : Object.keys(steps)).map((name) => steps[name]);

/** Runs a step in its own process: the engine loads its models once, and each step needs those of the earlier steps. */
const run = (step) => {
  const file = fileURLToPath(new URL(step, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=6000', file], { stdio: 'inherit' });
  return status === 0;
};

try {
  refuseCopies(copiesBetweenSplits(tokenize));
  process.exitCode = files.every(run) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
