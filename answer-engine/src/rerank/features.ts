import type { IdeaSort } from '../lexicon/concept-classes.ts';
import { besides } from '../lexicon/hypernyms.ts';
import type { FaqEntry } from '../retrieve/indexed-faq.ts';
import type { ReadText } from '../understand/analyze-text.ts';
import { type AnswerType, answerTypes } from '../understand/answer-types.ts';
import { keptProfile, type SharedKinds, shareKinds } from '../understand/intents/intent-distribution.ts';
import { alikeWithin, shareMatters } from '../understand/intents/sub-intents.ts';
import { firstGuess } from './baseline-score.ts';
import { type Nearness, nearnessOf, relevanceOf } from './embedding-similarity.ts';
import { type Asked, type Likeness, likenessOf, share } from './lexical-similarity.ts';

/** A FAQ that promises something, and the part of a message that it promises most for: there may be a story around a question. */
export interface Promising {
  readonly entry: FaqEntry;
  readonly asked: Asked;
  readonly glance: number;
}

interface Comparison extends Promising {
  readonly likeness: Likeness;
  readonly near: Nearness;
  readonly kinds: SharedKinds;
  readonly message: AboutMessage;
}

/** Of the whole message. */
interface AboutMessage {
  readonly answerTypes: ReadonlySet<AnswerType>;
  readonly unanswerable: number;
  /** 1 for one on its writer's own affairs, and for one on what has happened. */
  readonly isPersonal: number;
  readonly isPast: number;
}

/** 0 if the message does not ask for such an answer, 1 if it does, and 2 if the FAQ's answer is one. */
const answersWith =
  (type: AnswerType) =>
  ({ message, entry }: Comparison): number => {
    if (!message.answerTypes.has(type)) return 0;
    return entry.answerTypes.has(type) ? 2 : 1;
  };

/** The share of the message's ideas of a sort that the FAQ has, or its question; -1 if the message has none. */
const sharing =
  (sort: IdeaSort, where: 'told' | 'inQuestion') =>
  ({ asked, entry: { question, answer } }: Comparison): number => {
    let total = 0;
    let shared = 0;
    for (const one of asked.ideas) {
      if (one.sort !== sort) continue;
      total += one.weight;
      const isTold = where === 'told' && answer.ideas.has(one.idea);
      if (isTold || question.ideas.has(one.idea)) shared += one.weight;
    }
    return total === 0 ? -1 : shared / total;
  };

/** What one FAQ has for itself as the answer to a message, by name: `faq-score.json` asks for it by these. */
const measures = {
  likely: ({ likeness }: Comparison) => likeness.likely,
  words: ({ likeness }: Comparison) => likeness.words,
  ideas: ({ likeness }: Comparison) => likeness.ideas,
  wording: ({ likeness }: Comparison) => likeness.wording,
  strangest: ({ likeness }: Comparison) => likeness.strangest,
  record: ({ likeness }: Comparison) => likeness.record,
  certainty: ({ likeness }: Comparison) => likeness.certainty,
  overElsewhere: ({ likeness }: Comparison) => likeness.overElsewhere,
  /** How probable the likeness alone makes it. */
  guess: ({ likeness }: Comparison) => firstGuess(likeness),
  glance: ({ glance }: Comparison) => glance,
  kindsAlike: ({ kinds }: Comparison) => kinds.kindsAlike,
  kindsShared: ({ kinds }: Comparison) => kinds.kindsShared,
  familiesShared: ({ kinds }: Comparison) => kinds.familiesShared,
  ownKind: ({ kinds }: Comparison) => kinds.ownKind,
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
  /** 1 if the message names one of several that exclude each other, such as soldiers, and the FAQ only others, such as students. */
  isOther: ({ asked, entry }: Comparison) => (namesAnother(asked, entry) ? 1 : 0),
  /** How much the FAQ is of the likeliest kind of the message. */
  likeliestKind: ({ asked, entry }: Comparison) => entry.kinds[asked.likeliestKind] ?? 0,
  /** The share of what tells the FAQs apart that this one has, and how much of that its question has. */
  toldHere: ({ asked, entry: { question, answer } }: Comparison) =>
    share(asked.tellingHere, ({ stem }) => question.stems.has(stem) || answer.stems.has(stem)),
  askedHere: ({ asked, entry: { question } }: Comparison) =>
    share(asked.tellingHere, ({ stem }) => question.stems.has(stem)),
  elsewhere: ({ asked }: Comparison) => asked.elsewhere,
  wordCount: ({ asked }: Comparison) => asked.wordCount,
  /** How many words of the message no FAQ has, and their share. */
  unheard: ({ asked }: Comparison) => asked.unheard,
  unheardShare: ({ asked }: Comparison) => (asked.stems.size === 0 ? 0 : asked.unheard / asked.stems.size),
  isPersonal: ({ message }: Comparison) => message.isPersonal,
  isPast: ({ message }: Comparison) => message.isPast,
  /** How the whole message is worded: as one that no FAQ answers, or as one that some FAQ does. */
  unanswerable: ({ message }: Comparison) => message.unanswerable,
  actsTold: sharing('act', 'told'),
  actsInQuestion: sharing('act', 'inQuestion'),
  thingsTold: sharing('thing', 'told'),
  thingsInQuestion: sharing('thing', 'inQuestion'),
  peopleTold: sharing('people', 'told'),
  affairsTold: sharing('affair', 'told'),
  affairsInQuestion: sharing('affair', 'inQuestion'),
  usualTold: sharing('usual', 'told'),
  usualInQuestion: sharing('usual', 'inQuestion'),
  ...(Object.fromEntries(answerTypes.map((type) => [`${type}Told`, answersWith(type)])) as Record<
    `${AnswerType}Told`,
    ReturnType<typeof answersWith>
  >),
};

type Measure = keyof typeof measures;

/** By these a FAQ is also told how far it is ahead of the best of the others. */
const compared = [
  'guess',
  'glance',
  'likely',
  'words',
  'kindsAlike',
  'kindsShared',
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

const personalWords = new Set(['my', 'i', 'im', 'me', 'we', 'mi']);
const pastWords = new Set(['did', 'was', 'were', 'has', 'paso', 'fue', 'llego']);

/** What the most promising FAQs have for themselves, in their order, as answers to a message. */
export function compareFaqs(
  promising: readonly Promising[],
  { words, unanswerable, answerTypes: askedFor }: Pick<ReadText, 'words' | 'unanswerable' | 'answerTypes'>,
): ComparedFaq[] {
  const message = {
    answerTypes: askedFor,
    unanswerable,
    isPersonal: words.some((word) => personalWords.has(word)) ? 1 : 0,
    isPast: words.some((word) => pastWords.has(word)) ? 1 : 0,
  };
  const all: ComparedFaq[] = [];
  for (const { entry, asked, glance } of promising) {
    const evidence = new Float64Array(evidenceNames.length);
    const comparison = {
      entry,
      asked,
      glance,
      likeness: likenessOf(asked, entry),
      near: nearnessOf(asked.embedding, entry),
      kinds: shareKinds(keptProfile(asked.kinds), keptProfile(entry.kinds)),
      message,
    };
    for (let at = 0; at < takeMeasure.length; at++) evidence[at] = takeMeasure[at]?.(comparison) ?? 0;
    evidence[evidence.length - 1] = all.length;
    all.push({ entry, evidence });
  }
  for (const [at, measure] of comparedAt.entries()) noteLead(all, measure, measureNames.length + at);
  return all;
}

function namesAnother({ ideas }: Asked, { question, answer }: FaqEntry): boolean {
  const isTold = (idea: string) => question.ideas.has(idea) || answer.ideas.has(idea);
  return ideas.some(({ idea }) => !isTold(idea) && besides(idea).some(isTold));
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
