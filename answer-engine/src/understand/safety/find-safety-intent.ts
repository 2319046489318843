import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import { type SafetyIntent, safetyIntents, safetyRules } from './safety-rules.ts';

const matcher = createPhraseMatcher(Object.entries(safetyPhrases));

const parsedRules = safetyIntents.map((safetyIntent) => ({
  safetyIntent,
  rules: safetyRules[safetyIntent].map(parseRule),
}));

/** The most urgent safety intent of a message. */
export function findSafetyIntent(text: string): SafetyIntent | undefined {
  const groups = groupsIn(text);
  if (groups.size === 0) return undefined;
  return parsedRules.find(({ rules }) => rules.some((rule) => matchesRule(rule, groups)))?.safetyIntent;
}

const groupsIn = (text: string): Set<string> => new Set(matcher.find(splitWords(text)).map(({ name }) => name));
