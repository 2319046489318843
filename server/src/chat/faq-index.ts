import type { KnownFaq } from './chat.store.ts';
import { featuresIn, featuresOf, type ReadText, readText } from './language/read-text.ts';
import { type Correct, createSpelling } from './language/spelling.ts';
import { createTermWeights, type WeightOf } from './term-weights.ts';

export interface FaqMatch {
  readonly faq: KnownFaq;
  /** From 0 to 1. */
  readonly score: number;
  /** The share of the message that the FAQ accounts for, from 0 to 1. */
  readonly coverage: number;
  /** The usual questions that both are on. */
  readonly topics: readonly string[];
}

export interface FaqIndex {
  /** The FAQ that answers a message, if one does. */
  match(message: ReadText): FaqMatch | undefined;
  /** The FAQs closest to a message, the closest first, whether they answer it or not. */
  nearest(message: ReadText, limit: number): FaqMatch[];
  readonly weightOf: WeightOf;
}

interface Entry {
  readonly faq: KnownFaq;
  readonly question: ReadText;
}

/** Which entries have a feature, by their numbers: in the question, or only in the answer. */
interface Posting {
  readonly inQuestion: number[];
  readonly inAnswer: number[];
}

interface Index {
  readonly entries: readonly Entry[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** The numbers of the entries on each topic. */
  readonly onTopic: ReadonlyMap<string, readonly number[]>;
  readonly weightOf: WeightOf;
  readonly correct: Correct;
}

const strengths = { question: 1, answer: 0.5 };
/** A message is compared closely with this many FAQs, those that account for most of it. */
const closelyCompared = 30;
/** Below it a match is chance. Without a topic in common no score is above 0.5. */
const thresholds = { onTopic: 0.5, offTopic: 0.4 };

export function createFaqIndex(faqs: readonly KnownFaq[]): FaqIndex {
  const index = indexFaqs(faqs);
  return {
    weightOf: index.weightOf,
    match(message) {
      const [best] = rankFaqs(index, message);
      const threshold = best && best.topics.length > 0 ? thresholds.onTopic : thresholds.offTopic;
      return best && best.score >= threshold ? best : undefined;
    },
    nearest: (message, limit) => rankFaqs(index, message).slice(0, limit),
  };
}

function indexFaqs(faqs: readonly KnownFaq[]): Index {
  const entries = faqs.map((faq): Entry => ({ faq, question: readText(faq.question) }));
  const postings = new Map<string, Posting>();
  const onTopic = new Map<string, number[]>();
  entries.forEach(({ faq, question }, entry) => {
    const asked = new Set(question.terms.flatMap(featuresOf));
    for (const feature of asked) postingOf(postings, feature).inQuestion.push(entry);
    for (const feature of featuresIn(faq.answer)) {
      if (!asked.has(feature)) postingOf(postings, feature).inAnswer.push(entry);
    }
    for (const topic of question.topics) onTopic.set(topic, [...(onTopic.get(topic) ?? []), entry]);
  });
  const frequencyOf = (feature: string) => {
    const posting = postings.get(feature);
    return posting ? posting.inQuestion.length + posting.inAnswer.length : 0;
  };
  return {
    entries,
    postings,
    onTopic,
    weightOf: createTermWeights(frequencyOf, faqs.length),
    correct: createSpelling(postings.keys()),
  };
}

function postingOf(postings: Map<string, Posting>, feature: string): Posting {
  const known = postings.get(feature);
  if (known) return known;
  const posting = { inQuestion: [], inAnswer: [] };
  postings.set(feature, posting);
  return posting;
}

/** A word that no FAQ has may be a mistyped one of theirs. */
const asSpelled = ({ postings, correct }: Index, message: ReadText): ReadText => ({
  ...message,
  terms: message.terms.map((term) => {
    const isKnown = featuresOf(term).some((feature) => postings.has(feature));
    return isKnown ? term : { ...term, stems: term.stems.map((stem) => correct(stem) ?? stem) };
  }),
});

function rankFaqs(index: Index, typed: ReadText): FaqMatch[] {
  const message = asSpelled(index, typed);
  const mentioned = new Set(message.terms.flatMap(featuresOf));
  const coverage = coverages(index, message);
  return closestEntries(index, message, coverage)
    .flatMap((at) => {
      const entry = index.entries[at];
      if (!entry) return [];
      return [compare(message, entry, coverage[at] ?? 0, shareMentioned(entry.question, mentioned, index.weightOf))];
    })
    .sort((a, b) => b.score - a.score);
}

/** The numbers of the entries worth a closer look: those on a topic of the message, then those that cover most of it. */
function closestEntries({ onTopic }: Index, { topics }: ReadText, coverage: Float64Array): number[] {
  const promise = Float64Array.from(coverage);
  for (const entry of [...topics].flatMap((topic) => onTopic.get(topic) ?? []))
    promise[entry] = 1 + (coverage[entry] ?? 0);
  return [...promise.entries()]
    .filter(([, score]) => score > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, closelyCompared)
    .map(([entry]) => entry);
}

/** How much of a message each entry accounts for. */
function coverages({ entries, postings, weightOf }: Index, { terms }: ReadText): Float64Array {
  const total = sum(terms.map(weightOf));
  const covered = new Float64Array(entries.length);
  for (const term of terms) {
    const share = weightOf(term) / total;
    const found = featuresOf(term).flatMap((feature) => postings.get(feature) ?? []);
    strengthsOf(found, entries.length).forEach((strength, entry) => {
      covered[entry] = (covered[entry] ?? 0) + share * strength;
    });
  }
  return covered;
}

/** How firmly each entry has at least one of some features. */
function strengthsOf(postings: readonly Posting[], size: number): Float64Array {
  const strongest = new Float64Array(size);
  for (const { inAnswer } of postings) for (const entry of inAnswer) strongest[entry] = strengths.answer;
  for (const { inQuestion } of postings) for (const entry of inQuestion) strongest[entry] = strengths.question;
  return strongest;
}

function compare(message: ReadText, { faq, question }: Entry, coverage: number, mentioned: number): FaqMatch {
  const topics = [...message.topics].filter((topic) => question.topics.has(topic));
  const topicality = topicalityOf(topics.length, message.topics.size + question.topics.size);
  const score = isElsewhere(message, question) ? 0 : topicality * 0.5 + coverage * 0.3 + mentioned * 0.2;
  return { faq, score, coverage, topics };
}

/** From 0.5 for one of several topics in common to 1 for the very same. */
const topicalityOf = (common: number, ofBoth: number): number =>
  common === 0 ? 0 : 0.5 + (0.5 * common) / (ofBoth - common);

/** The share of an entry's question that the message mentions. */
function shareMentioned({ terms }: ReadText, mentioned: ReadonlySet<string>, weightOf: WeightOf): number {
  const found = terms.filter((term) => featuresOf(term).some((feature) => mentioned.has(feature)));
  return terms.length === 0 ? 0 : sum(found.map(weightOf)) / sum(terms.map(weightOf));
}

/** The message is on another trade, and the FAQ is not. */
function isElsewhere({ terms }: ReadText, question: ReadText): boolean {
  const spokenOf = new Set(question.terms.flatMap(({ stems }) => stems));
  return terms.some(
    ({ concepts, stems }) => concepts.includes('elsewhere') && !stems.every((stem) => spokenOf.has(stem)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
