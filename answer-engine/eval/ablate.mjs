/**
 * Prints what each feature group, list and rule of the engine contributes: `npm run ablate` (about half an hour). Anything that contributes
 * less than 0.3 points is removed. `--features` and `--masks` print one of the two tables; `--sample 6` fits on one facility in six.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { ablateFeatures } from './ablate-features.mjs';
import { masks } from './masks.mjs';

const { values: options } = parseArgs({
  options: { features: { type: 'boolean' }, masks: { type: 'boolean' }, sample: { type: 'string', default: '6' } },
});
const run = promisify(execFile);

const nameWidth = 36;
const print = (name, cells) => console.log(name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(12)).join(''));
const difference = (now, whole) => `${now < whole ? '' : '+'}${(now - whole).toFixed(2)}`;

const printFeatures = () => {
  console.log('Reranker: right FAQs in %, first and shown at 5 % false answers; cross-validation on fit, then dev.');
  print('without', ['features', 'first', 'shown', 'dev first', 'dev shown']);
  let whole;
  for (const { name, columns, validation, dev } of ablateFeatures(Number(options.sample))) {
    const numbers = [validation.rightFirst, validation.rightShown, dev.rightFirst, dev.rightShown];
    whole ??= numbers;
    const isWhole = whole === numbers;
    const cells = numbers.map((number, at) => (isWhole ? number.toFixed(2) : difference(number, whole[at])));
    print(name, [String(columns), ...cells]);
  }
};

const metrics = ['faqAccuracy', 'falseAnswers', 'routing', 'macroF1'];

const scoresWith = async (name) => {
  const script = new URL('masked-scores.mjs', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [script, 'dev', ...(name ? [name] : [])]);
  return JSON.parse(stdout);
};

const linesOf = ([module]) =>
  readFileSync(new URL(`../src/${module}.ts`, import.meta.url), 'utf8').split('\n').length - 1;

const printMasks = async () => {
  console.log('Lists and rules, masked without refitting: scores on dev, and lines of the module.');
  print('without', ['lines', ...metrics]);
  const whole = await scoresWith();
  print('none', ['', ...metrics.map((metric) => whole[metric].toFixed(1))]);
  for (const [name, mask] of Object.entries(masks)) {
    const scores = await scoresWith(name);
    print(name, [String(linesOf(mask)), ...metrics.map((metric) => difference(scores[metric], whole[metric]))]);
  }
};

if (!options.masks) printFeatures();
if (!options.features) await printMasks();
