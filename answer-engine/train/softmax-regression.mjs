import { createParameters, descend, shuffle, softmax } from './adagrad.mjs';
import { createRandom } from './random.mjs';

const settings = { epochs: 12, rate: 0.25 };

/** Words and word pairs in fewer examples are dropped. */
const fewestExamples = 2;

/** The features that are learned: those that occur in several examples, and every dimension of the vectors (`~`, `@`). */
export const frequentFeatures = (examples) => {
  const frequencies = new Map();
  for (const { features } of examples)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  return [...frequencies].flatMap(([name, frequency]) =>
    /^[~@]/.test(name) || frequency >= fewestExamples ? [name] : [],
  );
};

/**
 * Trains a softmax regression.
 *
 * @param samples `{ column, features }[]`: the number of the class, and the features with their weights
 * @param names the features that are learned
 * @returns the weights by feature, then by class; the biases come last
 */
export const trainSoftmaxRegression = (samples, names, columns) => {
  const rowOf = new Map(names.map((name, row) => [name, row]));
  const read = samples.map(({ column, features }) => ({
    column,
    known: [
      ...[...features].filter(([name]) => rowOf.has(name)).map(([name, value]) => [rowOf.get(name), value]),
      [names.length, 1],
    ],
  }));
  const random = createRandom(5);
  const learned = createParameters((names.length + 1) * columns, () => 0);
  const scores = new Float64Array(columns);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(read, random);
    const rate = settings.rate * (1 - epoch / settings.epochs);
    for (const { column, known } of read) {
      scores.fill(0);
      for (const [row, value] of known)
        for (let at = 0; at < columns; at++) scores[at] += value * learned.values[row * columns + at];
      softmax(scores);
      scores[column] -= 1;
      for (const [row, value] of known) descend(learned, row * columns, value, scores, rate);
    }
  }
  return learned.values;
};

const largestStep = 127;

/** The model file: a line of JSON with the features and the quantization step, then the weights as signed bytes. */
export const writeSoftmaxRegression = (features, weights) => {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largestStep;
  const header = JSON.stringify({ features, step: Number(step.toPrecision(6)) });
  return Buffer.concat([
    Buffer.from(`${header}\n`),
    Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step))),
  ]);
};
