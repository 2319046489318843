import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { askedPatterns, type DetailKind, detailKinds, figureKinds } from '../lexicon/asked-details.ts';
import { memoizeMessages } from '../text/memoize.ts';
import { stemWords } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';
import { cosineOf, type Embedding } from '../understand/intents/intent-classifier.ts';
import { type AnswerSentence, sentencesOf } from './answer-sentences.ts';
import type { IndexedFaq } from './indexed-faq.ts';

/** A question, ready to be compared with the sentences of answers. */
export interface SentenceQuery {
  /** Its content terms, without the words that ask for a figure, such as "cost". */
  readonly terms: readonly WeightedTerm[];
  readonly embedding: Embedding;
  /** The details that it asks for. */
  readonly details: ReadonlySet<DetailKind>;
}

export const readSentenceQuery = memoizeMessages((question: string): SentenceQuery => {
  const read = analyzeText(question);
  const normalized = normalizeText(question);
  const details = detailKinds.filter((kind) => askedPatterns[kind].test(normalized));
  const ofFigures = details.filter((kind) => figureKinds.has(kind)).map((kind) => askedPatterns[kind].exec(normalized));
  const wordsOfFigures = new Set(stemWords(splitWords(ofFigures.map((match) => match?.[0] ?? '').join(' '))));
  return {
    terms: weightTerms(read).filter(({ isCommonplace, stem }) => !isCommonplace && !wordsOfFigures.has(stem)),
    embedding: read.embedding,
    details: new Set(details),
  };
});

/** What an answer says to a question. */
export interface AskedSentence {
  /** The positions of the sentences that fit best, with those before them that they refer to; ascending. */
  readonly sentences: readonly number[];
  /** The share of the question's new terms, those that the FAQ's own question lacks, that a sentence has: from 0 to 1. */
  readonly coverage: number;
  /** The share of all its terms that the whole FAQ has. */
  readonly faqCoverage: number;
  /** It has one of the new terms word for word. */
  readonly hasTerm: boolean;
  /** The question has new terms at all. */
  readonly hasTerms: boolean;
  /** It gives a figure that the question asks for. */
  readonly hasFigure: boolean;
  /** The question asks for a price, and no sentence gives one. */
  readonly lacksAmount: boolean;
  /** A term of the question, or a detail that it asks for, speaks for these sentences. */
  readonly isSupported: boolean;
  /** And sets them apart from the rest of the answer. */
  readonly isClear: boolean;
}

const weights = { figure: 0.6, detail: 0.2, similarity: 0.25 };
/** Sentences with this much less evidence fit as well. */
const tieWithin = 0.08;
const conceptMatch = 0.8;
/** In characters: the sentence before is added to a dependent sentence only up to this length. */
const longestPair = 320;

/** The sentences of a FAQ that a question asks for; undefined if the answer has none. */
export function findAskedSentence(query: SentenceQuery, indexed: IndexedFaq): AskedSentence | undefined {
  const sentences = sentencesOf(indexed.faq);
  const evidence = sentences.map((sentence) => evidenceFor(query, sentence));
  const most = Math.max(0, ...evidence);
  const isSupported = most > 0;
  const fitting = evidence.flatMap((amount, at) => (isSupported && amount >= most - tieWithin ? [at] : []));
  const best = sentences[evidence.indexOf(most)] ?? sentences[0];
  if (!best) return undefined;
  const { question, answer } = indexed;
  const newTerms = query.terms.filter(({ stem }) => !question.stems.has(stem));
  return {
    sentences: isSupported ? withPrevious(sentences, fitting) : [nearestTo(query, sentences)],
    coverage: coverageBy(newTerms, (term) => matchIn(term, best.stems, best.concepts)),
    faqCoverage: coverageBy(query.terms, (term) =>
      Math.max(matchIn(term, question.stems, question.concepts), matchIn(term, answer.stems, answer.concepts)),
    ),
    hasTerm: newTerms.some(({ stem }) => best.stems.has(stem)),
    hasTerms: newTerms.length > 0,
    hasFigure: givesFigure(query, best),
    lacksAmount: query.details.has('amount') && !sentences.some(({ details }) => details.has('amount')),
    isSupported,
    isClear: isSupported && (sentences.length === 1 || fitting.length < sentences.length),
  };
}

function evidenceFor(query: SentenceQuery, sentence: AnswerSentence): number {
  const coverage = coverageBy(query.terms, (term) => matchIn(term, sentence.stems, sentence.concepts));
  const figure = givesFigure(query, sentence) ? weights.figure : 0;
  const detail = givesDetail(query, sentence) ? weights.detail : 0;
  // What several sentences share in meaning only, such as ways to pay, does not tell them apart.
  const isPrecise = figure + detail > 0 || query.terms.some(({ stem }) => sentence.stems.has(stem));
  const similarity = isPrecise ? weights.similarity * cosineOf(query.embedding, sentence.embedding) : 0;
  return coverage + figure + detail + similarity;
}

function nearestTo({ embedding }: SentenceQuery, sentences: readonly AnswerSentence[]): number {
  const cosines = sentences.map((sentence) => cosineOf(embedding, sentence.embedding));
  return cosines.indexOf(Math.max(...cosines));
}

/** A question "when" may be answered by a date, a deadline or an interval. */
const alsoGivenBy: Partial<Record<DetailKind, readonly DetailKind[]>> = { time: ['duration', 'frequency'] };

/** Of a question for a price, only the price is the figure: "how much is it a month". */
function givesFigure({ details }: SentenceQuery, sentence: AnswerSentence): boolean {
  const wanted = details.has('amount') ? ['amount' as const] : [...details].filter((kind) => figureKinds.has(kind));
  return wanted.some((kind) => [kind, ...(alsoGivenBy[kind] ?? [])].some((given) => sentence.details.has(given)));
}

const givesDetail = ({ details }: SentenceQuery, sentence: AnswerSentence): boolean =>
  [...details].some((kind) => !figureKinds.has(kind) && sentence.details.has(kind));

function matchIn(term: WeightedTerm, stems: { has(stem: string): boolean }, concepts: ReadonlySet<string>): number {
  if (stems.has(term.stem)) return 1;
  return term.concepts.some((concept) => concepts.has(concept)) ? conceptMatch : 0;
}

/** The mean of a match over the terms, weighted by their specificity; 0 without terms. */
function coverageBy(terms: readonly WeightedTerm[], match: (term: WeightedTerm) => number): number {
  let total = 0;
  let covered = 0;
  for (const term of terms) {
    total += term.specificity;
    covered += term.specificity * match(term);
  }
  return total === 0 ? 0 : covered / total;
}

/** Adds the sentences that dependent ones refer to. */
function withPrevious(sentences: readonly AnswerSentence[], positions: readonly number[]): number[] {
  const wanted = new Set(positions);
  for (const position of [...positions].reverse()) {
    for (let at = position; at > 0; at--) {
      const sentence = sentences[at];
      const before = sentences[at - 1];
      if (!sentence?.isDependent || !before || before.text.length + sentence.text.length > longestPair) break;
      wanted.add(at - 1);
    }
  }
  return [...wanted].sort((a, b) => a - b);
}
