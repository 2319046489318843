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

/** What a text speaks of: its stems with their weights, and its ideas. */
interface Spoken {
  readonly stems: ReadonlyMap<string, number>;
  readonly concepts: ReadonlySet<string>;
}

/** A FAQ, read once. */
export interface IndexedFaq {
  readonly faq: Faq;
  readonly question: Spoken;
  readonly answer: Spoken;
  /** The sorts of answer that its answer holds. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  readonly intents: IntentProbabilities;
  /** These and the intents related to them. */
  readonly answeredIntents: IntentProbabilities;
  /** Where it lies among all that is asked, and where its question and each sentence of its answer do alone. */
  readonly embedding: Embedding;
  readonly questionEmbedding: Embedding;
  readonly sentenceEmbeddings: readonly Embedding[];
  /** The matters of its question; and those of the whole, of its question and of each sentence of its answer. */
  readonly questionSubIntents: SubIntents;
  readonly subIntentsOfParts: readonly SubIntents[];
}

/** FAQs as they were read, by their ids. */
export type IndexedFaqs = ReadonlyMap<string, IndexedFaq>;

export function indexFaq(faq: Faq): IndexedFaq {
  const question = analyzeText(faq.question);
  const answer = analyzeAnswer(faq.answer);
  const features = faqTextFeatures(question, answer, faq.answer);
  const embedding = embeddingOf(features.whole);
  const intents = withoutOutOfDomain(intentsOfEmbedding(embedding));
  const questionSubIntents = subIntentsOf(question.embedding, withoutOutOfDomain(question.intents));
  const mentioned = features.sentences.map(tellingOf);
  return {
    faq,
    question: spokenIn(question),
    answer: spokenIn(answer),
    answerTypes: answerTypesIn(faq.answer),
    intents,
    answeredIntents: answeredIntents(intents),
    embedding,
    questionEmbedding: question.embedding,
    sentenceEmbeddings: mentioned.map((sentence) => sentence.embedding),
    questionSubIntents,
    subIntentsOfParts: [
      subIntentsOf(embedding, intents),
      questionSubIntents,
      ...mentioned.map((it) => subIntentsOf(it.embedding, it.intents)),
    ],
  };
}

interface Telling {
  readonly embedding: Embedding;
  readonly intents: IntentProbabilities;
}

function tellingOf(features: Features): Telling {
  const embedding = embeddingOf(features);
  return { embedding, intents: withoutOutOfDomain(intentsOfEmbedding(embedding)) };
}

const spokenIn = (read: WordAnalysis): Spoken => ({
  stems: new Map(read.contentTerms.map((subject) => [subject.stem, contentTermWeight(subject)])),
  concepts: read.concepts,
});
