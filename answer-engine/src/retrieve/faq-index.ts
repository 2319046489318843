import { thresholds } from '../decide/thresholds.ts';
import {
  describeFeatures,
  extractFeatures,
  type FaqFeatureVector,
  type FirstStageCandidate,
} from '../rerank/features.ts';
import { prepareQuery, type Query } from '../rerank/lexical-similarity.ts';
import { answerProbability } from '../rerank/reranker.ts';
import { type CorrectWord, createSpellingCorrector } from '../text/spelling-corrector.ts';
import type { TextAnalysis } from '../understand/analyze-text.ts';
import { isKnown } from '../understand/intents/intents.ts';
import type { Faq } from './faq.ts';
import { firstStageScores } from './first-stage-score.ts';
import type { IndexedFaq, IndexedFaqs } from './indexed-faq.ts';
import type { InvertedIndex } from './inverted-index.ts';

export interface FaqMatch {
  readonly faq: Faq;
  /** How probable it is that the FAQ answers the message, from 0 to 1. */
  readonly score: number;
}

export interface FaqIndex {
  /** The FAQ that answers a message, if one does. */
  match(message: TextAnalysis): FaqMatch | undefined;
  /** The FAQs closest to a message, the closest first, whether they answer it or not. */
  nearest(message: TextAnalysis, limit: number): FaqMatch[];
  /** What speaks for the FAQs that promise most, for those who fit the score. */
  compare(message: TextAnalysis): Compared[];
  readonly entries: IndexedFaqs;
}

export interface Compared {
  readonly faq: Faq;
  readonly features: ReturnType<typeof describeFeatures>;
}

/** Finds among FAQs that were read, in the order in which `words` has them. */
export function createFaqIndex(
  entries: IndexedFaqs,
  words: InvertedIndex,
  { mendsSpelling }: { readonly mendsSpelling: boolean },
): FaqIndex {
  const all = [...entries.values()];
  const correct = mendsSpelling ? createSpellingCorrector(ownWords(all)) : leaveAsWritten;
  const compare = (message: TextAnalysis) => rerankCandidates(all, message, words, correct);
  // A message is ranked by more than one step on its way to an answer.
  const ranked = new WeakMap<TextAnalysis, readonly FaqMatch[]>();
  const rank = (message: TextAnalysis, limit: number): FaqMatch[] => {
    const promising = ranked.get(message) ?? rankFaqs(compare(message));
    ranked.set(message, promising);
    return promising.slice(0, limit);
  };
  return {
    entries,
    nearest: rank,
    compare: (message) =>
      compare(message).map(({ entry, features }) => ({ faq: entry.faq, features: describeFeatures(features) })),
    match(message) {
      const [best] = rank(message, 1);
      return best && best.score >= thresholds.faq ? best : undefined;
    },
  };
}

const leaveAsWritten: CorrectWord = () => undefined;

/** The words that only these FAQs have: a message may mistype one of them. */
function* ownWords(entries: Iterable<IndexedFaq>): Generator<string> {
  for (const { question, answer } of entries) {
    for (const { stems } of [question, answer]) for (const stem of stems.keys()) if (!isKnown(stem)) yield stem;
  }
}

/** So many FAQs, those that promise most at a glance, are compared closely with a message. */
const reranked = 5;

function rerankCandidates(
  entries: readonly IndexedFaq[],
  message: TextAnalysis,
  words: InvertedIndex,
  correct: CorrectWord,
): FaqFeatureVector[] {
  // A message may tell a story around its question, so each of its sentences is asked as well.
  const parts: Part[] = [];
  for (const read of [message, ...message.sentences]) {
    const query = prepareQuery(read, words, correct);
    parts.push({ query, scores: firstStageScores(query, words) });
  }
  return extractFeatures(topCandidates(entries, parts, reranked), message);
}

function rankFaqs(compared: readonly FaqFeatureVector[]): FaqMatch[] {
  const ranked: FaqMatch[] = [];
  for (const { entry, features } of compared) ranked.push({ faq: entry.faq, score: answerProbability(features) });
  return ranked.sort((a, b) => b.score - a.score);
}

/** A message, or a sentence of it, with how promising each FAQ is for it. */
interface Part {
  readonly query: Query;
  readonly scores: Float64Array;
}

/** The FAQs that promise most for any part, the best first; of those that promise as much, the earlier ones. */
function topCandidates(entries: readonly IndexedFaq[], parts: readonly Part[], limit: number): FirstStageCandidate[] {
  const best: FirstStageCandidate[] = [];
  for (let place = 0; place < entries.length; place++) {
    let firstStageScore = Number.NEGATIVE_INFINITY;
    let query: Query | undefined;
    for (const part of parts) {
      const ofPart = part.scores[place] ?? 0;
      if (ofPart <= firstStageScore) continue;
      firstStageScore = ofPart;
      query = part.query;
    }
    const entry = entries[place];
    if (!entry || !query || (best.length === limit && firstStageScore <= (best.at(-1)?.firstStageScore ?? 0))) continue;
    const ahead = best.findIndex((other) => firstStageScore > other.firstStageScore);
    best.splice(ahead < 0 ? best.length : ahead, 0, { entry, query, firstStageScore });
    if (best.length > limit) best.pop();
  }
  return best;
}
