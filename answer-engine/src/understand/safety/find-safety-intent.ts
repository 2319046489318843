import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { safetyPhrases } from '../../lexicon/safety-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import { type SafetyIntent, safetyIntents, safetyRules } from './safety-rules.ts';

const matcher = createPhraseMatcher(Object.entries(safetyPhrases));

const readers = safetyIntents.map((safetyIntent) => ({
  safetyIntent,
  rules: safetyRules[safetyIntent].map(parseRule),
}));

/** The urgent or delicate thing that a message tells of, the most urgent one. */
export function findSafetyIntent(text: string): SafetyIntent | undefined {
  const groups = groupsIn(text);
  if (groups.size === 0) return undefined;
  return readers.find(({ rules }) => rules.some((rule) => matchesRule(rule, groups)))?.safetyIntent;
}

const groupsIn = (text: string): Set<string> => new Set(matcher.find(splitWords(text)).map(({ name }) => name));
