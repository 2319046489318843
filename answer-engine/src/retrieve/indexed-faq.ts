import { isCatchAll } from '../lexicon/unrelated-concepts.ts';
import { readText } from '../understand/analyze-text.ts';
import type { ReadWords } from '../understand/analyze-words.ts';
import { type AnswerType, answerTypesIn } from '../understand/answer-types.ts';
import { weightOfSubject } from '../understand/content-terms.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import { answeredKinds, embeddingOf, type KindScores, kindsAt, kindsOfOwn } from '../understand/intents/intents.ts';
import { type Matters, mattersOf } from '../understand/intents/sub-intents.ts';
import type { Features } from '../understand/intents/text-features.ts';
import type { Faq } from './faq.ts';
import { featuresOfFaq, readAnswer } from './faq-text-features.ts';

/** What a text speaks of: its stems with their weights, and its ideas. */
interface Spoken {
  readonly stems: ReadonlyMap<string, number>;
  readonly ideas: ReadonlySet<string>;
}

/** A FAQ, read once. */
export interface FaqEntry {
  readonly faq: Faq;
  readonly question: Spoken;
  readonly answer: Spoken;
  /** The sorts of answer that its answer holds. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  /** The kinds of questions that it is, and those that it answers. */
  readonly kinds: KindScores;
  readonly answers: KindScores;
  /** Where it lies among all that is asked, and where its question and each sentence of its answer do alone. */
  readonly embedding: Embedding;
  readonly questionEmbedding: Embedding;
  readonly sentenceEmbeddings: readonly Embedding[];
  /** The matters of its question; and those of the whole, of its question and of each sentence of its answer. */
  readonly questionMatters: Matters;
  readonly told: readonly Matters[];
}

/** FAQs as they were read, by their ids. */
export type FaqEntries = ReadonlyMap<string, FaqEntry>;

const mentionedShare = 0.4;

export function readFaq(faq: Faq): FaqEntry {
  const question = readText(faq.question);
  const answer = readAnswer(faq.answer);
  const features = featuresOfFaq(question, answer, faq.answer);
  const embedding = embeddingOf(features.whole);
  const kinds = kindsOfOwn(kindsAt(embedding));
  const questionMatters = mattersOf(question.embedding, kindsOfOwn(question.kinds));
  const mentioned = features.sentences.map(tellingOf);
  return {
    faq,
    question: spokenIn(question),
    answer: spokenIn(answer),
    answerTypes: answerTypesIn(faq.answer),
    kinds,
    answers: withMentioned(answeredKinds(kinds), mentioned),
    embedding,
    questionEmbedding: question.embedding,
    sentenceEmbeddings: mentioned.map((sentence) => sentence.embedding),
    questionMatters,
    told: [mattersOf(embedding, kinds), questionMatters, ...mentioned.map((it) => mattersOf(it.embedding, it.kinds))],
  };
}

interface Telling {
  readonly embedding: Embedding;
  readonly kinds: KindScores;
}

function tellingOf(features: Features): Telling {
  const embedding = embeddingOf(features);
  return { embedding, kinds: kindsOfOwn(kindsAt(embedding)) };
}

/** An answer tells more than it was asked: each of its sentences may answer another kind of question, at less weight. */
function withMentioned(answers: KindScores, mentioned: readonly Telling[]): KindScores {
  const all = new Float32Array(answers);
  for (const { kinds } of mentioned) {
    kinds.forEach((probability, kind) => {
      all[kind] = Math.max(all[kind] ?? 0, mentionedShare * probability);
    });
  }
  return all;
}

const spokenIn = (read: ReadWords): Spoken => ({
  stems: new Map(read.subjects.map((subject) => [subject.stem, weightOfSubject(subject)])),
  ideas: new Set([...read.ideas].filter((idea) => !isCatchAll(idea))),
});
