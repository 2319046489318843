import type { FaqEntry } from '../retrieve/indexed-faq.ts';
import type { ReadText } from '../understand/analyze-text.ts';
import { type AnswerType, answerTypes } from '../understand/answer-types.ts';
import { alikeWithin, shareMatters } from '../understand/intents/sub-intents.ts';
import { type Nearness, nearnessOf, relevanceOf } from './embedding-similarity.ts';
import { type Asked, type Likeness, likenessOf, share } from './lexical-similarity.ts';

/** A FAQ that promises something, and the part of a message that it promises most for: there may be a story around a question. */
export interface Promising {
  readonly entry: FaqEntry;
  readonly asked: Asked;
  readonly glance: number;
}

interface Comparison extends Pick<Promising, 'entry' | 'asked'> {
  readonly likeness: Likeness;
  readonly near: Nearness;
  readonly message: AboutMessage;
}

/** Of the whole message. */
type AboutMessage = Pick<ReadText, 'unanswerable' | 'answerTypes'>;

/** 0 if the message does not ask for such an answer, 1 if it does, and 2 if the FAQ's answer is one. */
const answersWith =
  (type: AnswerType) =>
  ({ message, entry }: Comparison): number => {
    if (!message.answerTypes.has(type)) return 0;
    return entry.answerTypes.has(type) ? 2 : 1;
  };

/** What one FAQ has for itself as the answer to a message, by name: `faq-score.json` asks for it by these. */
const measures = {
  likely: ({ likeness }: Comparison) => likeness.likely,
  words: ({ likeness }: Comparison) => likeness.words,
  ideas: ({ likeness }: Comparison) => likeness.ideas,
  wording: ({ likeness }: Comparison) => likeness.wording,
  strangest: ({ likeness }: Comparison) => likeness.strangest,
  overElsewhere: ({ likeness }: Comparison) => likeness.overElsewhere,
  /** How probable it is that the message is none of a facility's business, or for its record; and how sure its kind is. */
  elsewhere: ({ asked }: Comparison) => asked.elsewhere,
  record: ({ asked }: Comparison) => asked.record,
  certainty: ({ asked }: Comparison) => asked.certainty,
  /** The cosines of the message's embedding with that of the FAQ, and with that of its question. */
  embeddingsAlike: ({ near }: Comparison) => near.ofWhole,
  questionsAlike: ({ near }: Comparison) => near.ofQuestion,
  sentencesAlike: ({ near }: Comparison) => near.ofSentence,
  relevance: ({ near }: Comparison) => relevanceOf(near),
  /** How alike the matters are: by the best part of the FAQ, by its question, and as far as both are of one kind. */
  mattersShared: ({ asked, entry }: Comparison) =>
    entry.told.reduce((most, matters) => Math.max(most, shareMatters(asked.matters, matters)), 0),
  mattersAsked: ({ asked, entry }: Comparison) => shareMatters(asked.matters, entry.questionMatters),
  mattersAlike: ({ asked, entry }: Comparison) =>
    alikeWithin(asked.matters, entry.embedding, entry.kinds, entry.told[0]),
  /** The share of what tells the FAQs apart that this one has, and how much of that its question has. */
  toldHere: ({ asked, entry: { question, answer } }: Comparison) =>
    share(asked.tellingHere, ({ stem }) => question.stems.has(stem) || answer.stems.has(stem)),
  askedHere: ({ asked, entry: { question } }: Comparison) =>
    share(asked.tellingHere, ({ stem }) => question.stems.has(stem)),
  /** How the whole message is worded: as one that no FAQ answers, or as one that some FAQ does. */
  unanswerable: ({ message }: Comparison) => message.unanswerable,
  ...(Object.fromEntries(answerTypes.map((type) => [`${type}Told`, answersWith(type)])) as Record<
    `${AnswerType}Told`,
    ReturnType<typeof answersWith>
  >),
};

type Measure = keyof typeof measures;

/** By these a FAQ is also told how far it is ahead of the best of the others. */
const compared = [
  'likely',
  'words',
  'embeddingsAlike',
  'questionsAlike',
  'mattersShared',
  'toldHere',
  'relevance',
] as const satisfies readonly Measure[];

const measureNames = Object.keys(measures) as Measure[];
const takeMeasure = Object.values(measures);
const comparedAt = compared.map((name) => measureNames.indexOf(name));

/** What the numbers of a row of evidence tell, in their order; the last: how many FAQs promise more at a glance. */
export const evidenceNames = [
  ...measureNames,
  ...compared.map((name) => `${name}Ahead` as const),
  'place' as const,
] as const;

export type EvidenceName = (typeof evidenceNames)[number];

/** What speaks for a FAQ beside the others, in the order of `evidenceNames`. */
export type Evidence = Float64Array;

export const describeEvidence = (evidence: Evidence): Readonly<Record<EvidenceName, number>> =>
  Object.fromEntries(evidenceNames.map((name, at) => [name, evidence[at]])) as Record<EvidenceName, number>;

/** A FAQ with what speaks for it beside the others. */
export interface ComparedFaq {
  readonly entry: FaqEntry;
  readonly evidence: Evidence;
}

/** What the most promising FAQs have for themselves, in their order, as answers to a message. */
export function compareFaqs(promising: readonly Promising[], message: AboutMessage): ComparedFaq[] {
  const all: ComparedFaq[] = [];
  for (const { entry, asked } of promising) {
    const evidence = new Float64Array(evidenceNames.length);
    const comparison = {
      entry,
      asked,
      likeness: likenessOf(asked, entry),
      near: nearnessOf(asked.embedding, entry),
      message,
    };
    for (let at = 0; at < takeMeasure.length; at++) evidence[at] = takeMeasure[at]?.(comparison) ?? 0;
    evidence[evidence.length - 1] = all.length;
    all.push({ entry, evidence });
  }
  for (const [at, measure] of comparedAt.entries()) noteLead(all, measure, measureNames.length + at);
  return all;
}

/** How far each is ahead of the best of the others. Those are never below 0: a FAQ alone is ahead of nothing. */
function noteLead(all: readonly ComparedFaq[], measure: number, ahead: number): void {
  let first = 0;
  let second = 0;
  for (const { evidence } of all) {
    const value = evidence[measure] ?? 0;
    second = Math.max(second, Math.min(first, value));
    first = Math.max(first, value);
  }
  for (const { evidence } of all) {
    const value = evidence[measure] ?? 0;
    evidence[ahead] = value - (value === first ? second : first);
  }
}
