import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { IntentProbabilities } from '../intents/intents.ts';
import { findEmergency } from './find-emergency.ts';
import { type DelicateMatter, delicateMatters, type SafetyIntent, safetyRules } from './safety-rules.ts';

const matcher = createPhraseMatcher(Object.entries(safetyPhrases));

const parsedRules = delicateMatters.map((matter) => ({ matter, rules: safetyRules[matter].map(parseRule) }));

/** The emergency that a message reports, or else the most urgent matter for people. */
export const findSafetyIntent = (text: string, intents: IntentProbabilities): SafetyIntent | undefined =>
  findEmergency(text, intents) ?? findDelicateMatter(text);

function findDelicateMatter(text: string): DelicateMatter | undefined {
  const groups = groupsIn(text);
  if (groups.size === 0) return undefined;
  return parsedRules.find(({ rules }) => rules.some((rule) => matchesRule(rule, groups)))?.matter;
}

/** Whether a visitor pleads for leniency or for what is in the unit. */
export const isPlea = (text: string): boolean => groupsIn(text).has('plea');

/** Whether a visitor asks who pays for a loss. */
export function asksWhoPays(text: string): boolean {
  const groups = groupsIn(text);
  return groups.has('who_pays');
}

const groupsIn = (text: string): Set<string> => new Set(matcher.find(splitWords(text)).map(({ name }) => name));
