import type { ExampleQuestion } from './example-questions.ts';
import { type KindWeights, toProbabilities } from './kind-model.ts';

const rounds = 6;
const firstStep = 3.5;
/** Kinds that are out of the question are not pushed further away, which saves most of the work. */
const smallestChange = 0.001;

interface Sample {
  readonly kind: number;
  readonly inputs: readonly { readonly weights: Float32Array; readonly value: number }[];
}

/** Multinomial logistic regression by gradient descent, in an order that is shuffled alike every time. */
export function learnKinds(examples: readonly ExampleQuestion[], kindCount: number): KindWeights {
  const frequencies = countFeatures(examples);
  const weights = new Map<string, Float32Array>();
  const weightsOf = (feature: string): Float32Array => {
    const known = weights.get(feature) ?? new Float32Array(kindCount);
    weights.set(feature, known);
    return known;
  };
  // A pair of words that was seen once tells nothing that its words do not.
  const isTelling = (feature: string): boolean => !feature.includes(' ') || (frequencies.get(feature) ?? 0) > 1;
  const samples = examples.map(({ kind, features }): Sample => {
    const telling = [...features].filter(([feature]) => isTelling(feature));
    return { kind, inputs: telling.map(([feature, value]) => ({ weights: weightsOf(feature), value })) };
  });
  const scores = new Float32Array(kindCount);
  for (let round = 0; round < rounds; round++) {
    shuffle(samples, round);
    for (const sample of samples) descend(sample, scores, firstStep * (1 - round / rounds));
  }
  return weights;
}

/** In how many examples each feature stands. */
export function countFeatures(examples: readonly ExampleQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function descend({ kind, inputs }: Sample, scores: Float32Array, step: number): void {
  scores.fill(0);
  for (const { weights, value } of inputs) addScaled(scores, weights, value);
  toProbabilities(scores);
  scores[kind] = (scores[kind] ?? 0) - 1;
  for (const { weights, value } of inputs) {
    for (let at = 0; at < scores.length; at++) {
      const change = scores[at] ?? 0;
      if (Math.abs(change) > smallestChange) weights[at] = (weights[at] ?? 0) - step * value * change;
    }
  }
}

function addScaled(sum: Float32Array, added: Float32Array, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (added[at] ?? 0) * scale;
}

/** Fisher and Yates, with numbers that follow from the round. */
function shuffle(samples: Sample[], round: number): void {
  let state = round + 7;
  for (let at = samples.length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const other = Math.floor((state / 2147483648) * (at + 1));
    const [a, b] = [samples[at], samples[other]];
    if (a === undefined || b === undefined) continue;
    samples[at] = b;
    samples[other] = a;
  }
}
