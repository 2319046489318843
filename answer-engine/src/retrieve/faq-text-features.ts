import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords, type WordAnalysis } from '../understand/analyze-words.ts';
import { addFeatures, type Features, textFeatures } from '../understand/intents/text-features.ts';

/** The sparse features that an FAQ is embedded from. Training and retrieval share them. */
export interface FaqFeatures {
  readonly question: Features;
  /** The question plus the answer at a lower weight. */
  readonly whole: Features;
  /** One per sentence of the answer. */
  readonly sentences: readonly Features[];
}

const answerWeight = 0.4;
/** In characters. */
const maxAnswerLength = 1500;
const maxSentences = 8;
/** In characters: shorter sentences, such as "Yes", carry no information on their own. */
const minSentenceLength = 12;

/** Analyzes an answer up to `maxAnswerLength`. */
export const analyzeAnswer = (answer: string): WordAnalysis => analyzeWords(answer.slice(0, maxAnswerLength));

/** @param answer the analysis of `answerText`, from `analyzeAnswer` */
export function faqTextFeatures(question: WordAnalysis, answer: WordAnalysis, answerText: string): FaqFeatures {
  const questionFeatures = textFeatures(question);
  return {
    question: questionFeatures,
    whole: addFeatures(questionFeatures, textFeatures(answer), answerWeight),
    sentences: firstSentences(answerText).map((sentence) => textFeatures(analyzeWords(sentence))),
  };
}

const firstSentences = (text: string): string[] =>
  splitSentences(text.slice(0, maxAnswerLength), { atSemicolons: true })
    .filter((sentence) => sentence.length >= minSentenceLength)
    .slice(0, maxSentences);
