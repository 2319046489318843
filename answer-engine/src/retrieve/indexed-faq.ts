import { analyzeText } from '../understand/analyze-text.ts';
import type { WordAnalysis } from '../understand/analyze-words.ts';
import { type AnswerType, answerTypesIn } from '../understand/answer-types.ts';
import { contentTermWeight } from '../understand/content-terms.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import {
  answeredIntents,
  embeddingOf,
  type IntentProbabilities,
  intentsOfEmbedding,
  withoutOutOfDomain,
} from '../understand/intents/intents.ts';
import { type SubIntents, subIntentsOf } from '../understand/intents/sub-intents.ts';
import type { Features } from '../understand/intents/text-features.ts';
import type { Faq } from './faq.ts';
import { analyzeAnswer, faqTextFeatures } from './faq-text-features.ts';

/** The terms of a text: its stems with their weights, and its concepts. */
interface TextTerms {
  readonly stems: ReadonlyMap<string, number>;
  readonly concepts: ReadonlySet<string>;
}

/** An FAQ with everything that the query-independent part of its features needs. */
export interface IndexedFaq {
  readonly faq: Faq;
  readonly question: TextTerms;
  readonly answer: TextTerms;
  /** The answer types that the answer contains. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  /** The intent distribution of the whole FAQ, without out-of-domain intents. */
  readonly intents: IntentProbabilities;
  /** How well the FAQ answers each intent, from 0 to 1: its own intents and those related to them. */
  readonly answeredIntents: IntentProbabilities;
  /** Embeds question and answer together. */
  readonly embedding: Embedding;
  readonly questionEmbedding: Embedding;
  /** One per sentence of the answer. */
  readonly sentenceEmbeddings: readonly Embedding[];
  readonly questionSubIntents: SubIntents;
  /** The sub-intents of the whole FAQ, then of its question, then of each sentence of its answer. */
  readonly subIntentsOfParts: readonly SubIntents[];
  /** The Spanish version, as an FAQ with the same id. */
  readonly spanish?: IndexedFaq | undefined;
}

/** Indexed FAQs by id. */
export type IndexedFaqs = ReadonlyMap<string, IndexedFaq>;

/** Analyzes, embeds and classifies one FAQ and its Spanish version. */
export const indexFaq = (faq: Faq): IndexedFaq => ({
  ...indexVersion(faq),
  ...(faq.spanish && { spanish: indexVersion({ id: faq.id, ...faq.spanish }) }),
});

function indexVersion(faq: Faq): IndexedFaq {
  const question = analyzeText(faq.question);
  const answer = analyzeAnswer(faq.answer);
  const features = faqTextFeatures(question, answer, faq.answer);
  const embedding = embeddingOf(features.whole);
  const intents = withoutOutOfDomain(intentsOfEmbedding(embedding));
  const questionSubIntents = subIntentsOf(question.embedding, withoutOutOfDomain(question.intents));
  const sentences = features.sentences.map(classifySentence);
  return {
    faq,
    question: termsOf(question),
    answer: termsOf(answer),
    answerTypes: answerTypesIn(faq.answer),
    intents,
    answeredIntents: answeredIntents(intents),
    embedding,
    questionEmbedding: question.embedding,
    sentenceEmbeddings: sentences.map((sentence) => sentence.embedding),
    questionSubIntents,
    subIntentsOfParts: [
      subIntentsOf(embedding, intents),
      questionSubIntents,
      ...sentences.map((sentence) => subIntentsOf(sentence.embedding, sentence.intents)),
    ],
  };
}

interface ClassifiedSentence {
  readonly embedding: Embedding;
  readonly intents: IntentProbabilities;
}

function classifySentence(features: Features): ClassifiedSentence {
  const embedding = embeddingOf(features);
  return { embedding, intents: withoutOutOfDomain(intentsOfEmbedding(embedding)) };
}

const termsOf = ({ contentTerms, concepts }: WordAnalysis): TextTerms => ({
  stems: new Map(contentTerms.map((term) => [term.stem, contentTermWeight(term)])),
  concepts,
});
