/** For each feature, how much it speaks for each kind. */
export type KindWeights = ReadonlyMap<string, Float32Array>;

/**
 * What was learned of the kinds of questions: for each feature a row of weights, one for each kind. They are kept as
 * whole numbers from -127 to 127 times a step of the row's own, in a quarter of the memory.
 */
export interface KindModel {
  /** The names of the kinds, in the order of a row's weights. */
  readonly kinds: readonly string[];
  readonly exampleCount: number;
  readonly rowOf: ReadonlyMap<string, number>;
  readonly steps: Float32Array;
  /** In how many examples a feature stands. */
  readonly frequencies: Uint16Array;
  readonly weights: Int8Array;
}

const largestStep = 127;

export function makeKindModel(
  learned: KindWeights,
  frequencyOf: (feature: string) => number,
  { kinds, exampleCount }: Pick<KindModel, 'kinds' | 'exampleCount'>,
): KindModel {
  const features = [...learned.keys()];
  const steps = new Float32Array(features.length);
  const weights = new Int8Array(features.length * kinds.length);
  [...learned.values()].forEach((row, at) => {
    const step = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largestStep || 1;
    steps[at] = step;
    weights.set(
      row.map((weight) => Math.round(weight / step)),
      at * kinds.length,
    );
  });
  return {
    ...{ kinds, exampleCount, steps, weights },
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    frequencies: Uint16Array.from(features, frequencyOf),
  };
}

/** Adds to each kind's sum what a feature of some weight says for it. */
export function addEvidence(model: KindModel, sums: Float32Array, feature: string, value: number): void {
  const row = model.rowOf.get(feature);
  if (row === undefined) return;
  const scale = value * (model.steps[row] ?? 0);
  const start = row * model.kinds.length;
  for (let kind = 0; kind < sums.length; kind++)
    sums[kind] = (sums[kind] ?? 0) + scale * (model.weights[start + kind] ?? 0);
}

/** Softmax, in place. */
export function toProbabilities(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / total;
}

interface Header extends Pick<KindModel, 'kinds' | 'exampleCount'> {
  readonly features: readonly string[];
}

/** The length of a JSON header in four bytes, the header padded to a multiple of four, then the three arrays. */
export function writeKindModel({ rowOf, steps, frequencies, weights, ...facts }: KindModel): Buffer {
  const header: Header = { ...facts, features: [...rowOf.keys()] };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  return Buffer.concat([length, padded, ...[steps, frequencies, weights].map(bytesOf)]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array | Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function readKindModel(file: Buffer): KindModel {
  const headerEnd = 4 + file.readUInt32LE(0);
  const { features, ...facts }: Header = JSON.parse(file.toString('utf8', 4, headerEnd));
  // Copied, since a small file lies anywhere in a buffer that others share.
  const numbers = new Uint8Array(file.subarray(headerEnd)).buffer;
  const frequenciesAt = features.length * Float32Array.BYTES_PER_ELEMENT;
  const weightsAt = frequenciesAt + features.length * Uint16Array.BYTES_PER_ELEMENT;
  return {
    ...facts,
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    steps: new Float32Array(numbers, 0, features.length),
    frequencies: new Uint16Array(numbers, frequenciesAt, features.length),
    weights: new Int8Array(numbers, weightsAt),
  };
}
