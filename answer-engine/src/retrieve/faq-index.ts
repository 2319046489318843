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
  /** Calibrated probability, from 0 to 1, that the FAQ answers the message. */
  readonly score: number;
}

/** Retrieves and reranks the FAQs of one bot. */
export interface FaqIndex {
  /** The best FAQ, if its score reaches the answer threshold. */
  match(message: TextAnalysis): FaqMatch | undefined;
  /** The best FAQs by score, best first, without a threshold. At most `rerankDepth`. */
  nearest(message: TextAnalysis, limit: number): FaqMatch[];
  /** The named features of the reranked candidates, to train the reranker and to explain an answer. */
  compare(message: TextAnalysis): FaqWithFeatures[];
  readonly entries: IndexedFaqs;
  /** The same FAQs, each in its Spanish version if it has one; undefined if none has. */
  readonly spanish?: FaqIndex | undefined;
}

export interface FaqWithFeatures {
  readonly faq: Faq;
  readonly features: ReturnType<typeof describeFeatures>;
}

/**
 * @param entries in the order in which they were added to the inverted index
 * @param correctsSpelling whether to correct misspellings of words that only these FAQs contain
 */
export function createFaqIndex(
  entries: IndexedFaqs,
  invertedIndex: InvertedIndex,
  { correctsSpelling }: { readonly correctsSpelling: boolean },
): FaqIndex {
  const all = [...entries.values()];
  const correct = correctsSpelling ? createSpellingCorrector(unknownStems(all)) : noCorrection;
  const compare = (message: TextAnalysis) => featuresOfCandidates(all, message, invertedIndex, correct);
  // Cached, because several stages rank the same message.
  const rankings = new WeakMap<TextAnalysis, readonly FaqMatch[]>();
  const rank = (message: TextAnalysis, limit: number): FaqMatch[] => {
    const ranking = rankings.get(message) ?? rerank(compare(message));
    rankings.set(message, ranking);
    return ranking.slice(0, limit);
  };
  return {
    entries,
    nearest: rank,
    compare: (message) =>
      compare(message).map(({ indexed, features }) => ({ faq: indexed.faq, features: describeFeatures(features) })),
    match(message) {
      const [best] = rank(message, 1);
      return best && best.score >= thresholds.faq ? best : undefined;
    },
  };
}

const noCorrection: CorrectWord = () => undefined;

/** Stems outside the engine's vocabulary, which the general spelling correction cannot restore. */
function* unknownStems(entries: Iterable<IndexedFaq>): Generator<string> {
  for (const { question, answer } of entries) {
    for (const { stems } of [question, answer]) for (const stem of stems.keys()) if (!isKnown(stem)) yield stem;
  }
}

/** The number of first-stage candidates that the reranker scores. */
const rerankDepth = 5;

function featuresOfCandidates(
  entries: readonly IndexedFaq[],
  message: TextAnalysis,
  invertedIndex: InvertedIndex,
  correct: CorrectWord,
): FaqFeatureVector[] {
  // A long message may contain a question among other sentences, so each sentence is a query too.
  const queries: ScoredQuery[] = [];
  for (const text of [message, ...message.sentences]) {
    const query = prepareQuery(text, invertedIndex, correct);
    queries.push({ query, scores: firstStageScores(query, invertedIndex) });
  }
  return extractFeatures(topCandidates(entries, queries, rerankDepth), message);
}

function rerank(candidates: readonly FaqFeatureVector[]): FaqMatch[] {
  const matches: FaqMatch[] = [];
  for (const { indexed, features } of candidates)
    matches.push({ faq: indexed.faq, score: answerProbability(features) });
  return matches.sort((a, b) => b.score - a.score);
}

/** A message, or one sentence of it, with the first-stage score of each FAQ. */
interface ScoredQuery {
  readonly query: Query;
  readonly scores: Float64Array;
}

/** The FAQs with the highest first-stage score for any query, best first; ties go to the earlier FAQ. */
function topCandidates(
  entries: readonly IndexedFaq[],
  queries: readonly ScoredQuery[],
  limit: number,
): FirstStageCandidate[] {
  const best: FirstStageCandidate[] = [];
  for (let position = 0; position < entries.length; position++) {
    let firstStageScore = Number.NEGATIVE_INFINITY;
    let query: Query | undefined;
    for (const scored of queries) {
      const score = scored.scores[position] ?? 0;
      if (score <= firstStageScore) continue;
      firstStageScore = score;
      query = scored.query;
    }
    const indexed = entries[position];
    if (!indexed || !query || (best.length === limit && firstStageScore <= (best.at(-1)?.firstStageScore ?? 0)))
      continue;
    const rank = best.findIndex((other) => firstStageScore > other.firstStageScore);
    best.splice(rank < 0 ? best.length : rank, 0, { indexed, query, firstStageScore });
    if (best.length > limit) best.pop();
  }
  return best;
}
