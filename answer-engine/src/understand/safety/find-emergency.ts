import { thresholds } from '../../decide/thresholds.ts';
import { emergencyEvidencePhrases, emergencyPhrases } from '../../lexicon/emergency-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { praise } from '../find-small-talk.ts';
import { embedWords } from '../message-features.ts';
import { type ClassifiedEmergency, classifiedEmergencies, classifyEmergency } from './emergency-classifier.ts';

/** `crisis`: somebody speaks of suicide; `threat`: the visitor threatens. */
export type Emergency = ClassifiedEmergency | keyof typeof emergencyPhrases;

const emergencies: ReadonlySet<string> = new Set([...classifiedEmergencies, ...Object.keys(emergencyPhrases)]);

export const isEmergency = (safetyIntent: string): safetyIntent is Emergency => emergencies.has(safetyIntent);

const matcher = createPhraseMatcher(Object.entries(emergencyPhrases) as [keyof typeof emergencyPhrases, string][]);

const evidence = createPhraseMatcher([
  ...(Object.entries(emergencyEvidencePhrases) as [ClassifiedEmergency | 'noReport', string][]),
  ['noReport', safetyPhrases.supposing] as const,
]);

/** "Is somebody in the office now", "u guys at the desk?" */
const asksForStaff =
  /^\W*(?:(?:hi|hey|hello|so|ok|okay|and|y|hola)\W+)*(?:(?:is|are|will) )?(?:there )?(?:any ?(?:body|one)|some ?(?:body|one)|(?:you|u)(?: guys)?|yall|hay alguien)(?: still| be| there)* (?:in|at|en) (?:the|your|la) (?:office|(?:front )?desk|lobby|counter|oficina)(?: (?:right )?now| today| rn| ahora| hoy)*\W*$/i;

/** In words: a longer message is a story, which is read in parts of this length that overlap by half. */
const partLength = 24;

/** In words: "and water?" asks what else there is. */
const longestFollowUp = 2;

export interface LikelyEmergency {
  readonly emergency: Emergency;
  /** The probability, from 0 to 1, that the message reports any emergency. */
  readonly probability: number;
  /** Whether the message names what one sees in an emergency, such as flames. */
  readonly isNamed: boolean;
}

/** The emergency that a message reports. */
export function findEmergency(text: string, read?: TextAnalysis): Emergency | undefined {
  const { emergency, probability } = likeliestEmergency(text, read);
  return probability >= thresholds.emergency ? emergency : undefined;
}

/**
 * The most probable emergency, by the words of the message or by the classifier.
 *
 * @param read the analysis of the text, if there is one
 */
export function likeliestEmergency(text: string, read?: TextAnalysis): LikelyEmergency {
  if (praise.test(text)) return likeliestEmergency(text.replace(praise, ' '));
  const words = splitWords(text);
  const [named] = matcher.find(words);
  if (named) return { emergency: named.name, probability: 1, isNamed: true };
  const isStory = words.length > 2 * partLength;
  const found = evidence.find(words).map(({ name }) => name);
  const isNamed = found.length > 0 && !found.includes('noReport');
  const isFollowUp = words.length <= longestFollowUp && text.includes('?');
  return (isStory ? partsOf(words).map(embedWords) : [read ?? embedWords(text)])
    .map((part) => ({ ...classifyEmergency(part), isNamed }))
    .map((one) => (isFollowUp || asksForStaff.test(text) ? { ...one, probability: 0 } : one))
    .map((one) => (isNamed ? raise(one) : one))
    .reduce((most, one) => (one.probability > most.probability ? one : most));
}

/** What names a fire or a wound is a report, even if its wording is rare. */
const raise = ({ probability, ...rest }: LikelyEmergency): LikelyEmergency => ({
  ...rest,
  probability: probability >= thresholds.namedEmergency ? Math.max(probability, thresholds.emergency) : probability,
});

function partsOf(words: readonly string[]): string[] {
  const starts = Array.from(
    { length: Math.ceil((2 * words.length) / partLength) - 1 },
    (_, at) => (at * partLength) / 2,
  );
  return starts.map((start) => words.slice(start, start + partLength).join(' '));
}
