import type { Answered } from '../answered.ts';
import { type Candidate, type CandidateSource, candidateSources, isGoodEnough } from '../candidates/candidate.ts';
import { namesOf } from '../compose/describe-goods.ts';
import type { Decision } from '../decide/decide.ts';
import { topContributions } from '../rerank/reranker.ts';
import type { Language } from '../text/detect-language.ts';
import type { DialogueAct } from '../understand/dialogue/act-classifier.ts';
import { findOfferAnswer, type OfferAnswer } from '../understand/dialogue/offer-answer.ts';
import { extractGoods } from '../understand/entities/goods-extractor.ts';
import { writeUnitSize } from '../understand/entities/unit-size.ts';
import { topIntents } from '../understand/intents/intents.ts';
import type { Understanding } from '../understand/understand.ts';
import { writeReason } from './write-reason.ts';

/** How a message was answered, as a plain value that can be written as JSON. */
export interface Explanation {
  readonly understanding: ExplainedUnderstanding;
  /** In the order in which `decide` considers them. */
  readonly candidates: ExplainedCandidate[];
  readonly decision: ExplainedDecision;
}

export interface ExplainedUnderstanding {
  readonly language: Language;
  /** The message as a complete question, with the subject taken from the dialogue. */
  readonly text: string;
  /** Its words, in lower case and with their spelling corrected. */
  readonly tokens: string[];
  /** The most probable intents, at most five. */
  readonly intents: { name: string; probability: number }[];
  /** The record intents, each with a probability or the share of the message that it covers, from 0 to 1. */
  readonly recordIntents: { name: string; score: number }[];
  readonly safetyIntent: string | null;
  /** The most probable dialogue act. */
  readonly dialogueAct: { readonly name: DialogueAct; readonly probability: number };
  readonly offerAnswer: OfferAnswer['kind'] | null;
  /** The unit sizes in the message, written as 10x20. */
  readonly sizes: string[];
  /** The goods to store, in the message's language. */
  readonly goods: string[];
  /** From 0 to 1: how similar the wording is to that of messages that FAQs answer. */
  readonly answerability: number;
}

/** Why a candidate was or wasn't chosen. */
export const verdicts = ['chosen', 'replaced', 'belowMinimum', 'unsupported', 'notBest', 'comesLater'] as const;
export type Verdict = (typeof verdicts)[number];

export interface ExplainedCandidate {
  readonly source: CandidateSource;
  readonly name: string;
  /** From 0 to 1, as in `Candidate`. */
  readonly score: number;
  /** The minimum score to answer; `null` for sources without a minimum. */
  readonly minimum: number | null;
  readonly verdict: Verdict;
  /** FAQs only: the features with the greatest effect, largest first, with what each adds to the log-odds. */
  readonly features: readonly { readonly name: string; readonly value: number; readonly logOdds: number }[];
}

export interface ExplainedDecision {
  readonly kind: Decision['kind'];
  readonly source: CandidateSource | null;
  readonly name: string | null;
  /** A sentence for operators. */
  readonly reason: string;
}

/** Explains what the engine understood, and why it answered as it did. */
export function explain(answered: Answered): Explanation {
  const { understanding, candidates, decision } = answered;
  const chosen = decision.kind === 'answer' ? decision.candidate : undefined;
  return {
    understanding: explainUnderstanding(understanding),
    candidates: inOrder(candidates).map((candidate) => explainCandidate(candidate, answered)),
    decision: {
      kind: decision.kind,
      source: chosen?.source ?? null,
      name: chosen?.name ?? null,
      reason: writeReason(decision, candidates),
    },
  };
}

const intentsShown = 5;

function explainUnderstanding({ language, text, said, texts, read, recordIntents, safetyIntent, act }: Understanding) {
  return {
    language,
    text,
    tokens: [...read.words],
    intents: topIntents(read.intents, intentsShown).map(({ intent, probability }) => ({ name: intent, probability })),
    recordIntents: [...recordIntents].map(([name, score]) => ({ name, score })),
    safetyIntent: safetyIntent ?? null,
    dialogueAct: { name: act.act, probability: act.probability },
    offerAnswer: findOfferAnswer(said)?.kind ?? null,
    sizes: read.sizes.map(writeUnitSize),
    goods: namesOf(texts, extractGoods(text)),
    answerability: 1 / (1 + Math.exp(read.unanswerable)),
  };
}

const inOrder = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort(
    (a, b) => candidateSources.indexOf(a.source) - candidateSources.indexOf(b.source) || b.score - a.score,
  );

function explainCandidate(candidate: Candidate, answered: Answered): ExplainedCandidate {
  const { source, name, score, minimum = null } = candidate;
  const features = candidate.features?.();
  return {
    source,
    name,
    score,
    minimum,
    verdict: verdictOn(candidate, answered),
    features: features ? topContributions(features) : [],
  };
}

function verdictOn(candidate: Candidate, { decision }: Answered): Verdict {
  const chosen = decision.kind === 'answer' ? decision.candidate : undefined;
  if (decision.kind === 'clarify' && candidate === decision.guess) return 'chosen';
  if (candidate === chosen) return 'chosen';
  const replaced =
    decision.kind === 'answer' && decision.reason.kind === 'replaces' ? decision.reason.replaced : undefined;
  if (candidate === replaced) return 'replaced';
  if (!isGoodEnough(candidate)) return candidate.score < (candidate.minimum ?? 0) ? 'belowMinimum' : 'unsupported';
  return candidate.source === (replaced ?? chosen)?.source ? 'notBest' : 'comesLater';
}
