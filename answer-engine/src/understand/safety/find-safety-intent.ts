import { thresholds } from '../../decide/thresholds.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import { asksByTone, asksSomething } from '../dialogue/asks-something.ts';
import { probabilityOfSubIntent } from '../intents/intents.ts';
import { likeliestEmergency } from './find-emergency.ts';
import { type DelicateMatter, delicateMatters, type SafetyIntent, safetyRules } from './safety-rules.ts';

const matcher = createPhraseMatcher(Object.entries(safetyPhrases));

const parsedRules = delicateMatters.map((matter) => ({ matter, rules: safetyRules[matter].map(parseRule) }));

/**
 * The emergency that a message reports, or else the most urgent matter for people.
 *
 * @param read the analysis of the text, if there is one
 * @param isFollowUp whether the text asks a question about what was said before: "and under the roof?" is no fire
 */
export function findSafetyIntent(text: string, read?: TextAnalysis, isFollowUp = false): SafetyIntent | undefined {
  const { emergency, probability, isNamed } = likeliestEmergency(text, read);
  if (probability >= (isFollowUp && !isNamed ? thresholds.emergencyInFollowUp : thresholds.emergency)) return emergency;
  const matter = findDelicateMatter(text) ?? (read && isRobbed(text, read) ? 'breakInFound' : undefined);
  if (matter) return matter;
  const asks = isFollowUp || asksSomething(text) || asksByTone(text);
  return probability >= thresholds.possibleEmergency && !asks ? 'possibleEmergency' : undefined;
}

/** Whether a visitor reports a break-in. A question may be about the rules. */
const isRobbed = (text: string, read: TextAnalysis): boolean =>
  !asksSomething(text) && probabilityOfSubIntent(read, 'security/break-ins', 'my unit was robbed') >= thresholds.intent;

function findDelicateMatter(text: string): DelicateMatter | undefined {
  const groups = groupsIn(text);
  if (groups.size === 0) return undefined;
  return parsedRules.find(({ rules }) => rules.some((rule) => matchesRule(rule, groups)))?.matter;
}

/** Whether a visitor pleads for leniency or for their belongings. */
export const isPlea = (text: string): boolean => groupsIn(text).has('plea');

/** Whether a visitor asks who pays for a loss. */
export function asksWhoPays(text: string): boolean {
  const groups = groupsIn(text);
  return groups.has('who_pays');
}

const groupsIn = (text: string): Set<string> => new Set(matcher.find(splitWords(text)).map(({ name }) => name));
