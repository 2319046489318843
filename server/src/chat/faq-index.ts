import type { KnownFaq } from './chat.store.ts';
import { featuresOf, type ReadText, readText, type Unit } from './language/read-text.ts';

export interface FaqMatch {
  readonly faq: KnownFaq;
  /** From 0 to 1. */
  readonly score: number;
  /** The share of the message that the FAQ accounts for, from 0 to 1. */
  readonly coverage: number;
  /** Both are on the same usual question. */
  readonly sharesTopic: boolean;
}

export interface FaqIndex {
  /** The FAQ that answers a message, if one does. */
  match(message: ReadText): FaqMatch | undefined;
  /** The FAQs closest to a message, whether they answer it or not. */
  nearest(message: ReadText, limit: number): KnownFaq[];
  /** How much a word tells among the questions of this bot. */
  weightOf(unit: Unit): number;
}

interface Entry {
  readonly faq: KnownFaq;
  readonly question: ReadText;
}

interface Posting {
  readonly entry: number;
  readonly strength: number;
}

const strengths = { question: 1, answer: 0.5 };
const commonplaceShare = 0.2;
/** To sell a thing is not to have it: whether a FAQ speaks of selling tells more than other words. */
const decisiveFactor = 3;
/** A message is compared closely with this many FAQs, those that share the most with it. */
const closelyCompared = 30;
/** Found on the development questions: below it, more answers are wrong than right. */
const answerThreshold = { onTopic: 0.54, offTopic: 0.4 };

export function createFaqIndex(faqs: readonly KnownFaq[]): FaqIndex {
  const entries = faqs.map((faq): Entry => ({ faq, question: readText(faq.question) }));
  const postings = indexEntries(entries);
  const weights = new Map([...postings].map(([feature, found]) => [feature, rarity(faqs.length, found.length)]));
  const unknownWeight = rarity(faqs.length, 1);

  function weightOf(unit: Unit): number {
    const known = featuresOf(unit).flatMap((feature) => weights.get(feature) ?? []);
    const weight = known.length === 0 ? unknownWeight : Math.max(...known);
    if (unit.concepts.includes('sell')) return weight * decisiveFactor;
    return unit.isCommonplace ? weight * commonplaceShare : weight;
  }

  /** How much of the message each entry accounts for. */
  function coverages({ units }: ReadText): Map<number, number> {
    const covered = new Map<number, number>();
    const total = sum(units.map(weightOf));
    for (const unit of units) {
      const share = weightOf(unit) / total;
      for (const [entry, strength] of strongest(unit)) covered.set(entry, (covered.get(entry) ?? 0) + share * strength);
    }
    return covered;
  }

  function strongest(unit: Unit): Map<number, number> {
    const best = new Map<number, number>();
    for (const feature of featuresOf(unit)) {
      for (const { entry, strength } of postings.get(feature) ?? []) {
        if (strength > (best.get(entry) ?? 0)) best.set(entry, strength);
      }
    }
    return best;
  }

  function rank(message: ReadText): FaqMatch[] {
    const messageFeatures = new Set(message.units.flatMap(featuresOf));
    const closest = [...coverages(message)].sort(([, a], [, b]) => b - a).slice(0, closelyCompared);
    return closest
      .flatMap(([at, coverage]) => {
        const entry = entries[at];
        return entry ? [compare(message, messageFeatures, entry, coverage)] : [];
      })
      .sort((a, b) => b.score - a.score);
  }

  function compare(
    message: ReadText,
    features: ReadonlySet<string>,
    { faq, question }: Entry,
    coverage: number,
  ): FaqMatch {
    const topicality = sharedTopics(message, question);
    const answered = shareOf(question.units, features);
    const score = isElsewhere(message, question) ? 0 : topicality * 0.5 + coverage * 0.3 + answered * 0.2;
    return { faq, score, coverage, sharesTopic: topicality > 0 };
  }

  /** The share of an entry's question that the message asks for. */
  function shareOf(units: readonly Unit[], features: ReadonlySet<string>): number {
    const asked = units.filter((unit) => featuresOf(unit).some((feature) => features.has(feature)));
    return units.length === 0 ? 0 : sum(asked.map(weightOf)) / sum(units.map(weightOf));
  }

  return {
    weightOf,
    match(message) {
      const [best] = rank(message);
      if (!best) return undefined;
      const threshold = best.sharesTopic ? answerThreshold.onTopic : answerThreshold.offTopic;
      return best.score >= threshold ? best : undefined;
    },
    nearest: (message, limit) =>
      rank(message)
        .slice(0, limit)
        .map(({ faq }) => faq),
  };
}

function indexEntries(entries: readonly Entry[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  entries.forEach(({ faq, question }, entry) => {
    const asked = new Set(question.units.flatMap(featuresOf));
    const told = readText(faq.answer).units.flatMap(featuresOf);
    const answered = new Set(told.filter((feature) => !asked.has(feature)));
    for (const feature of asked) addPosting(postings, feature, { entry, strength: strengths.question });
    for (const feature of answered) addPosting(postings, feature, { entry, strength: strengths.answer });
  });
  return postings;
}

function addPosting(postings: Map<string, Posting[]>, feature: string, posting: Posting): void {
  const known = postings.get(feature);
  if (known) known.push(posting);
  else postings.set(feature, [posting]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The inverse document frequency of BM25: words that most questions have tell them not apart. */
const rarity = (documents: number, having: number): number => Math.log(1 + (documents - having + 0.5) / (having + 0.5));

/** The share of the topics of both that they have in common. */
function sharedTopics({ topics: ofMessage }: ReadText, { topics: ofQuestion }: ReadText): number {
  const shared = [...ofMessage].filter((topic) => ofQuestion.has(topic)).length;
  return shared === 0 ? 0 : 0.5 + (0.5 * shared) / (ofMessage.size + ofQuestion.size - shared);
}

/** The message is on another trade, and the FAQ is not. */
function isElsewhere({ units }: ReadText, question: ReadText): boolean {
  const spokenOf = new Set(question.units.flatMap(({ stems }) => stems));
  return units.some(
    ({ concepts, stems }) => concepts.includes('elsewhere') && !stems.every((stem) => spokenOf.has(stem)),
  );
}
