import { memoizeMessages } from '../text/memoize.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords, type WordAnalysis } from './analyze-words.ts';
import { type AnswerType, answerTypesAskedFor } from './answer-types.ts';
import type { EmbeddedText } from './intents/intent-classifier.ts';
import { embedText, type IntentProbabilities, intentsOfEmbedding } from './intents/intents.ts';

/** The analysis used to compare a text, or one of its sentences, with FAQs. */
export interface SentenceAnalysis extends Pick<WordAnalysis, 'words' | 'contentTerms' | 'concepts'>, EmbeddedText {
  readonly intents: IntentProbabilities;
}

/** The full analysis of a message. */
export interface TextAnalysis extends WordAnalysis, SentenceAnalysis {
  readonly text: string;
  /** The answer types that it asks for. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  /** The last sentences of the text, at most six; empty when it has only one. */
  readonly sentences: readonly SentenceAnalysis[];
}

/** Analyzes a text and each of its sentences: words, content terms, embedding, intents and answer types. */
export function analyzeText(text: string): TextAnalysis {
  const sentences = lastSentences(text).map((sentence) => withIntents(analyzeWords(sentence)));
  return { ...withIntents(analyzeWords(text)), text, answerTypes: answerTypesAskedFor(text), sentences };
}

/** `analyzeText` for messages. Memoized, because several stages read the same one. */
export const analyzeMessage = memoizeMessages(analyzeText);

function withIntents<Analysis extends Pick<WordAnalysis, 'words' | 'concepts'>>(analysis: Analysis) {
  const embedded = embedText(analysis);
  return { ...analysis, ...embedded, intents: intentsOfEmbedding(embedded.embedding) };
}

const maxSentences = 6;

function lastSentences(text: string): string[] {
  const sentences = splitSentences(text, { anyCase: true }).filter((sentence) => /\w\W+\w/.test(sentence));
  return sentences.length > 1 ? sentences.slice(-maxSentences) : [];
}
