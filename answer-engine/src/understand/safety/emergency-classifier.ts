import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/memoize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { emergencyFeatures } from './emergency-features.ts';

/** The emergencies that the classifier knows. */
export const classifiedEmergencies = ['medical', 'fire', 'gas', 'flood', 'trapped', 'breakIn', 'danger'] as const;
export type ClassifiedEmergency = (typeof classifiedEmergencies)[number];

/** A softmax regression from the features of a message to no emergency or the one that it reports. */
interface EmergencyClassifier {
  /** The row of each feature in `weights`. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** The number of one quantization step, for all weights. */
  readonly step: number;
  /** A row for each feature and a last one for the biases: first the weight for no emergency, then one for each emergency. */
  readonly weights: Int8Array;
}

const columns = classifiedEmergencies.length + 1;

/** The file holds a line of JSON with the features and the step, then the weights as signed bytes: see train/emergency-classifier.mjs. */
function readClassifier(bytes: Buffer): EmergencyClassifier {
  const lineEnd = bytes.indexOf('\n');
  const { features, step } = JSON.parse(bytes.toString('utf8', 0, lineEnd));
  return {
    rowOf: new Map(features.map((feature: string, row: number) => [feature, row])),
    step,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + lineEnd + 1),
  };
}

/** Trained on data/emergency-examples.jsonl and ordinary messages by `npm run train`. */
const model = lazily(() => readClassifier(readModelFile('emergency-classifier.bin')));

export interface EmergencyMatch {
  /** The likeliest emergency. */
  readonly emergency: ClassifiedEmergency;
  /** The probability, from 0 to 1, that the message reports any emergency. */
  readonly probability: number;
}

export function classifyEmergency(message: Pick<TextAnalysis, 'words' | 'concepts' | 'embedding'>): EmergencyMatch {
  const { rowOf, step, weights } = model();
  const scores = new Float64Array(columns);
  const add = (row: number, value: number) => {
    for (let at = 0; at < columns; at++)
      scores[at] = (scores[at] ?? 0) + value * step * (weights[row * columns + at] ?? 0);
  };
  for (const [feature, value] of emergencyFeatures(message)) {
    const row = rowOf.get(feature);
    if (row !== undefined) add(row, value);
  }
  add(rowOf.size, 1);
  const [none = 0, ...others] = scores;
  const odds = others.reduce((sum, score) => sum + Math.exp(score - none), 0);
  const likeliest = classifiedEmergencies[others.indexOf(Math.max(...others))] ?? 'danger';
  return { emergency: likeliest, probability: odds / (1 + odds) };
}
