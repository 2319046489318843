import { thresholds } from '../../decide/thresholds.ts';
import type { DialogueState } from '../../dialogue.ts';
import { readModelFile } from '../../model-files.ts';
import { lazily } from '../../text/memoize.ts';
import type { Features } from '../intents/text-features.ts';
import { type EmbeddedWords, messageFeatures } from '../message-features.ts';
import { classProbabilities, readSoftmaxRegression } from '../softmax-regression.ts';
import { asksSomething } from './asks-something.ts';

/** What a visitor does with a message. data/FORMAT.md describes each act. */
export const dialogueActs = [
  ...(['recommendSize', 'listSizes', 'larger', 'smaller', 'largest', 'smallest', 'cheapest', 'otherUnit'] as const),
  ...(['unitPrice', 'unitDetails', 'dimensions', 'fits', 'unitFeature', 'takeUnit', 'available', 'compare'] as const),
  ...(['person', 'bot', 'actForMe', 'waive', 'contact', 'thanks', 'closing', 'solved', 'complaint'] as const),
  ...(['distress', 'doubt', 'backchannel', 'offTopic', 'question'] as const),
] as const;
export type DialogueAct = (typeof dialogueActs)[number];

/** What the last reply was about. */
export type ReplyTopic = 'unit' | 'faq' | 'hours' | 'start';

export function topicOf({ units, lastReply, subject }: DialogueState): ReplyTopic {
  if (units?.isLast) return 'unit';
  if (lastReply?.responseSource === 'faq') return 'faq';
  const isOfHours = subject?.recordIntents.some((intent) => intent === 'hours' || intent === 'gate_hours');
  return isOfHours ? 'hours' : 'start';
}

/** Trained on data/dialogue-acts.jsonl by `npm run train`. */
const model = lazily(() => readSoftmaxRegression(readModelFile('act-classifier.bin')));

export interface ClassifiedAct {
  readonly act: DialogueAct;
  /** From 0 to 1. */
  readonly probability: number;
}

/** The most probable act of a message. */
export function classifyAct(text: string, message: EmbeddedWords, topic: ReplyTopic): ClassifiedAct {
  const probabilities = classProbabilities(model(), messageFeatures(message), formFeatures(text, topic));
  const probability = Math.max(...probabilities);
  return { act: dialogueActs[probabilities.indexOf(probability)] ?? 'question', probability };
}

/** The act of a message, if it is probable enough to use. */
export const likelyAct = ({ act, probability }: ClassifiedAct): DialogueAct | undefined =>
  probability >= thresholds.act ? act : undefined;

/** Whether a message is almost certainly a question. */
export const isCertainQuestion = ({ act, probability }: ClassifiedAct): boolean =>
  act === 'question' && probability >= thresholds.certainQuestion;

const formWeight = 0.5;

/** Features beyond the words of a message: `?` if it asks something, and `/topic` of the last reply. */
function formFeatures(text: string, topic: ReplyTopic): Map<string, number> {
  const features = new Map([[`/${topic}`, formWeight]]);
  if (asksSomething(text)) features.set('?', formWeight);
  return features;
}

/** The features of a message in a dialogue. */
export const actFeatures = (text: string, message: EmbeddedWords, topic: ReplyTopic): Features =>
  new Map([...messageFeatures(message), ...formFeatures(text, topic)]);
