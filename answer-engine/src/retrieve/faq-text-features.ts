import { splitSentences } from '../text/split-sentences.ts';
import { analyzeWords, type WordAnalysis } from '../understand/analyze-words.ts';
import { addFeatures, type Features, textFeatures } from '../understand/intents/text-features.ts';

/** What a FAQ is compared by, read by those who learn and those who compare alike. */
export interface FaqFeatures {
  readonly question: Features;
  /** The question with the answer, at less weight: a question is what a FAQ is on, its answer tells the rest. */
  readonly whole: Features;
  /** Of the answer: each may tell more than was asked. */
  readonly sentences: readonly Features[];
}

const answerShare = 0.4;
/** Longer answers repeat themselves. */
const answerReadToLength = 1500;
const sentencesRead = 8;
/** In characters: shorter ones, such as "Yes", say nothing alone. */
const shortestSentenceLength = 12;

export const analyzeAnswer = (answer: string): WordAnalysis => analyzeWords(answer.slice(0, answerReadToLength));

export function faqTextFeatures(question: WordAnalysis, answer: WordAnalysis, answerText: string): FaqFeatures {
  const ofQuestion = textFeatures(question);
  return {
    question: ofQuestion,
    whole: addFeatures(ofQuestion, textFeatures(answer), answerShare),
    sentences: firstSentences(answerText).map((sentence) => textFeatures(analyzeWords(sentence))),
  };
}

const firstSentences = (text: string): string[] =>
  splitSentences(text.slice(0, answerReadToLength), { atSemicolons: true })
    .filter((sentence) => sentence.length >= shortestSentenceLength)
    .slice(0, sentencesRead);
