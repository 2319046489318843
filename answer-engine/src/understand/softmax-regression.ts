import type { Features } from './intents/text-features.ts';

/** A linear model from the features of a message to mutually exclusive classes. */
export interface SoftmaxRegression {
  /** The row of each feature in `weights`. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** The quantization step of all weights. */
  readonly step: number;
  readonly classCount: number;
  /** A row for each feature and a last one for the biases, with a weight for each class. */
  readonly weights: Int8Array;
}

/** The file holds a line of JSON with the features and the step, then the weights as signed bytes: see train/softmax-regression.mjs. */
export function readSoftmaxRegression(bytes: Buffer): SoftmaxRegression {
  const lineEnd = bytes.indexOf('\n');
  const { features, step }: { features: string[]; step: number } = JSON.parse(bytes.toString('utf8', 0, lineEnd));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + lineEnd + 1, bytes.length - lineEnd - 1);
  return {
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    step,
    classCount: weights.length / (features.length + 1),
    weights,
  };
}

/** The probability of each class, from 0 to 1. Features that the model does not know are ignored. */
export function classProbabilities(
  { rowOf, step, classCount, weights }: SoftmaxRegression,
  ...parts: readonly Features[]
): Float64Array {
  const scores = new Float64Array(classCount);
  const biases = rowOf.size * classCount;
  for (let at = 0; at < classCount; at++) scores[at] = step * (weights[biases + at] ?? 0);
  for (const features of parts) {
    for (const [feature, value] of features) {
      const row = rowOf.get(feature);
      if (row === undefined) continue;
      const start = row * classCount;
      const scale = value * step;
      for (let at = 0; at < classCount; at++) scores[at] = (scores[at] ?? 0) + scale * (weights[start + at] ?? 0);
    }
  }
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
