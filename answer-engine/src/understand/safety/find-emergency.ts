import { thresholds } from '../../decide/thresholds.ts';
import { type EmergencyGroup, emergencyPhrases } from '../../lexicon/emergency-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { splitWords } from '../../text/tokenize.ts';
import { type IntentProbabilities, probabilityOf } from '../intents/intents.ts';
import { type Emergency, emergencySigns, type Weights } from './emergency-signs.ts';

type Groups = ReadonlySet<EmergencyGroup>;

const matcher = createPhraseMatcher(
  Object.entries(emergencyPhrases).map(([name, phrases]) => [name as EmergencyGroup, phrases] as const),
);

/**
 * The emergency that a message reports. Events count where somebody tells of them, not in a question about rules, a "what if" or a story of the
 * past; the intent classifier adds to the score.
 *
 * @param intents those of the message
 */
export function findEmergency(text: string, intents: IntentProbabilities): Emergency | undefined {
  const sentences = splitSentences(text, { anyCase: true }).map(groupsIn);
  const all = union(sentences);
  const told = union(sentences.filter(isTold));
  const scored = Object.entries(emergencySigns).map(([name, { signs, ...help }]) => {
    const emergency = name as Emergency;
    const seen = sum(signs, told);
    const helped = 'helpedBy' in help ? sum(help.helpedBy, all) : 0;
    return { emergency, score: seen === 0 ? 0 : seen + helped + likelihood(emergency, intents) };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  if (best.score >= thresholds.emergencyScore) return best.emergency;
  return isLikelyWithoutSigns(all, told, intents) ? 'danger' : undefined;
}

/** What the classifier adds to a score. */
function likelihood(emergency: Emergency, intents: IntentProbabilities): number {
  if (emergency === 'trapped') {
    const probability = probabilityOf(intents, 'access/locked-in');
    return probability >= 0.8 ? 1 : probability >= 0.15 ? 0.5 : 0;
  }
  const probability = probabilityOf(intents, 'out-of-domain/emergency');
  if (probability >= 0.5) return 1.5;
  return probability >= 0.2 ? 1 : probability >= 0.05 ? 0.5 : 0;
}

const isLikelyWithoutSigns = (all: Groups, told: Groups, intents: IntentProbabilities): boolean =>
  probabilityOf(intents, 'out-of-domain/emergency') >= thresholds.emergencyWithoutSigns &&
  (told.has('place') || told.has('now') || told.has('witness')) &&
  !all.has('supposing') &&
  !all.has('harmless');

const sum = (weights: Weights, groups: Groups): number =>
  Object.entries(weights).reduce(
    (total, [group, weight]) => total + (groups.has(group as EmergencyGroup) ? weight : 0),
    0,
  );

const union = (sentences: readonly Groups[]): Groups => new Set(sentences.flatMap((groups) => [...groups]));

/** Whether a sentence tells of something that is so now. */
function isTold(groups: Groups): boolean {
  if (groups.has('supposing') || groups.has('policy')) return false;
  return groups.has('urgent') || !groups.has('past');
}

const context: Groups = new Set(['harmless', 'policy', 'supposing']);

/** The groups in a sentence. Words of a harmless phrase ("smoke detector") count for no sign. */
function groupsIn(text: string): Groups {
  const found = matcher.find(splitWords(text));
  const harmless = new Set(found.filter(({ name }) => name === 'harmless').flatMap(({ positions }) => positions));
  const counted = found.filter(({ name, positions }) => context.has(name) || !positions.some((at) => harmless.has(at)));
  return new Set(counted.map(({ name }) => name));
}
