import { thresholds } from '../decide/thresholds.ts';
import { type ComparedFaq, compareFaqs, describeEvidence, type Promising } from '../rerank/features.ts';
import { type Asked, askOf } from '../rerank/lexical-similarity.ts';
import { probabilityOfAnswer } from '../rerank/reranker.ts';
import { type Correct, createSpelling } from '../text/spelling-corrector.ts';
import type { ReadText } from '../understand/analyze-text.ts';
import { isKnown } from '../understand/intents/intents.ts';
import type { Faq } from './faq.ts';
import { glanceAtAll } from './first-stage-score.ts';
import type { FaqEntries, FaqEntry } from './indexed-faq.ts';
import type { FaqWords } from './inverted-index.ts';

export interface FaqMatch {
  readonly faq: Faq;
  /** How probable it is that the FAQ answers the message, from 0 to 1. */
  readonly score: number;
}

export interface FaqIndex {
  /** The FAQ that answers a message, if one does. */
  match(message: ReadText): FaqMatch | undefined;
  /** The FAQs closest to a message, the closest first, whether they answer it or not. */
  nearest(message: ReadText, limit: number): FaqMatch[];
  /** What speaks for the FAQs that promise most, for those who fit the score. */
  compare(message: ReadText): Compared[];
  readonly entries: FaqEntries;
}

export interface Compared {
  readonly faq: Faq;
  readonly evidence: ReturnType<typeof describeEvidence>;
}

/** Finds among FAQs that were read, in the order in which `words` has them. */
export function faqIndexOf(
  entries: FaqEntries,
  words: FaqWords,
  { mendsSpelling }: { readonly mendsSpelling: boolean },
): FaqIndex {
  const all = [...entries.values()];
  const correct = mendsSpelling ? createSpelling(ownWords(all)) : leaveAsWritten;
  const compare = (message: ReadText) => compareClosely(all, message, words, correct);
  // A message is ranked by more than one step on its way to an answer.
  const ranked = new WeakMap<ReadText, readonly FaqMatch[]>();
  const rank = (message: ReadText, limit: number): FaqMatch[] => {
    const promising = ranked.get(message) ?? rankFaqs(compare(message));
    ranked.set(message, promising);
    return promising.slice(0, limit);
  };
  return {
    entries,
    nearest: rank,
    compare: (message) =>
      compare(message).map(({ entry, evidence }) => ({ faq: entry.faq, evidence: describeEvidence(evidence) })),
    match(message) {
      const [best] = rank(message, 1);
      return best && best.score >= thresholds.faq ? best : undefined;
    },
  };
}

const leaveAsWritten: Correct = () => undefined;

/** The words that only these FAQs have: a message may mistype one of them. */
function* ownWords(entries: Iterable<FaqEntry>): Generator<string> {
  for (const { question, answer } of entries) {
    for (const { stems } of [question, answer]) for (const stem of stems.keys()) if (!isKnown(stem)) yield stem;
  }
}

/** So many FAQs, those that promise most at a glance, are compared closely with a message. */
const closelyCompared = 5;

function compareClosely(
  entries: readonly FaqEntry[],
  message: ReadText,
  words: FaqWords,
  correct: Correct,
): ComparedFaq[] {
  // A message may tell a story around its question, so each of its sentences is asked as well.
  const parts: Part[] = [];
  for (const read of [message, ...message.sentences]) {
    const asked = askOf(read, words, correct);
    parts.push({ asked, glances: glanceAtAll(asked, words) });
  }
  return compareFaqs(mostPromising(entries, parts, closelyCompared), message);
}

function rankFaqs(compared: readonly ComparedFaq[]): FaqMatch[] {
  const ranked: FaqMatch[] = [];
  for (const { entry, evidence } of compared) ranked.push({ faq: entry.faq, score: probabilityOfAnswer(evidence) });
  return ranked.sort((a, b) => b.score - a.score);
}

/** A message, or a sentence of it, with how promising each FAQ is for it. */
interface Part {
  readonly asked: Asked;
  readonly glances: Float64Array;
}

/** The FAQs that promise most for any part, the best first; of those that promise as much, the earlier ones. */
function mostPromising(entries: readonly FaqEntry[], parts: readonly Part[], limit: number): Promising[] {
  const best: Promising[] = [];
  for (let place = 0; place < entries.length; place++) {
    let glance = Number.NEGATIVE_INFINITY;
    let asked: Asked | undefined;
    for (const part of parts) {
      const ofPart = part.glances[place] ?? 0;
      if (ofPart <= glance) continue;
      glance = ofPart;
      asked = part.asked;
    }
    const entry = entries[place];
    if (!entry || !asked || (best.length === limit && glance <= (best.at(-1)?.glance ?? 0))) continue;
    const ahead = best.findIndex((other) => glance > other.glance);
    best.splice(ahead < 0 ? best.length : ahead, 0, { entry, asked, glance });
    if (best.length > limit) best.pop();
  }
  return best;
}
