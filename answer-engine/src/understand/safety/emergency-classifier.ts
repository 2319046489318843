import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/memoize.ts';
import { type EmbeddedWords, messageFeatures } from '../message-features.ts';
import { classProbabilities, readSoftmaxRegression } from '../softmax-regression.ts';

/** The classes of the classifier, after its first class, "no emergency". */
export const classifiedEmergencies = ['medical', 'fire', 'gas', 'flood', 'trapped', 'breakIn', 'danger'] as const;
export type ClassifiedEmergency = (typeof classifiedEmergencies)[number];

/** Trained on data/emergency-examples.jsonl and ordinary messages by `npm run train`. */
const model = lazily(() => readSoftmaxRegression(readModelFile('emergency-classifier.bin')));

export interface EmergencyMatch {
  /** The most probable emergency. */
  readonly emergency: ClassifiedEmergency;
  /** The probability, from 0 to 1, that the message reports any emergency. */
  readonly probability: number;
}

export function classifyEmergency(message: EmbeddedWords): EmergencyMatch {
  const [none = 1, ...others] = classProbabilities(model(), messageFeatures(message));
  const likeliest = classifiedEmergencies[others.indexOf(Math.max(...others))] ?? 'danger';
  return { emergency: likeliest, probability: 1 - none };
}
