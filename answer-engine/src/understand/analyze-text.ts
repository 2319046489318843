import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords, type WordAnalysis } from './analyze-words.ts';
import { type AnswerType, answerTypesAskedFor } from './answer-types.ts';
import type { EmbeddedText } from './intents/intent-classifier.ts';
import { embedText, type IntentProbabilities, intentsOfEmbedding } from './intents/intents.ts';

/** What a text, or a sentence of it, is compared with FAQs by. */
export interface SentenceAnalysis extends Pick<WordAnalysis, 'words' | 'contentTerms' | 'concepts'>, EmbeddedText {
  /** How probable each kind of question is, by likeness. */
  readonly intents: IntentProbabilities;
}

/** A text as the rest of the chat sees it. */
export interface TextAnalysis extends WordAnalysis, SentenceAnalysis {
  /** The sorts of answer that it asks for. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  /** Its sentences, if there are several. */
  readonly sentences: readonly SentenceAnalysis[];
}

export function analyzeText(text: string): TextAnalysis {
  const sentences = lastSentences(text).map((sentence) => withKinds(analyzeWords(sentence)));
  return { ...withKinds(analyzeWords(text)), answerTypes: answerTypesAskedFor(text), sentences };
}

function withKinds<Read extends Pick<WordAnalysis, 'words' | 'concepts'>>(read: Read) {
  const placed = embedText(read);
  return { ...read, ...placed, intents: intentsOfEmbedding(placed.embedding) };
}

const maxSentences = 6;

/** The last sentences of a text, or none if it has only one. */
function lastSentences(text: string): string[] {
  const sentences = splitSentences(text, { anyCase: true }).filter((sentence) => /\w\W+\w/.test(sentence));
  return sentences.length > 1 ? sentences.slice(-maxSentences) : [];
}
