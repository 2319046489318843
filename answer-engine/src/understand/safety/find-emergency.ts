import { thresholds } from '../../decide/thresholds.ts';
import { emergencyPhrases } from '../../lexicon/emergency-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { embedWords } from '../message-features.ts';
import { type ClassifiedEmergency, classifiedEmergencies, classifyEmergency } from './emergency-classifier.ts';

/** `crisis`: somebody speaks of suicide; `threat`: the visitor threatens. */
export type Emergency = ClassifiedEmergency | keyof typeof emergencyPhrases;

const emergencies: ReadonlySet<string> = new Set([...classifiedEmergencies, ...Object.keys(emergencyPhrases)]);

export const isEmergency = (safetyIntent: string): safetyIntent is Emergency => emergencies.has(safetyIntent);

const matcher = createPhraseMatcher(Object.entries(emergencyPhrases) as [keyof typeof emergencyPhrases, string][]);

/** In words: a longer message is a story, and read in parts of this length that overlap by half. */
const partLength = 24;

/**
 * The emergency that a message reports, by its words or by the classifier.
 *
 * @param read the analysis of the text, if there is one
 */
export function findEmergency(text: string, read?: TextAnalysis): Emergency | undefined {
  const words = splitWords(text);
  const [named] = matcher.find(words);
  if (named) return named.name;
  const isStory = words.length > 2 * partLength;
  const likeliest = (isStory ? partsOf(words).map(embedWords) : [read ?? embedWords(text)])
    .map(classifyEmergency)
    .reduce((most, one) => (one.probability > most.probability ? one : most));
  return likeliest.probability >= thresholds.emergency ? likeliest.emergency : undefined;
}

function partsOf(words: readonly string[]): string[] {
  const starts = Array.from(
    { length: Math.ceil((2 * words.length) / partLength) - 1 },
    (_, at) => (at * partLength) / 2,
  );
  return starts.map((start) => words.slice(start, start + partLength).join(' '));
}
