import { emergencyFollowUpPhrases } from '../../lexicon/emergency-follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { splitWords } from '../../text/tokenize.ts';

/** What a visitor wants or tells while an emergency goes on. */
export type EmergencyFollowUp =
  | 'blocked'
  | 'noAnswer'
  | 'address'
  | 'whoElse'
  | 'goBack'
  | 'suspect'
  | 'coming'
  | 'over';

/** The first that matches counts. */
const rules = (
  [
    ['blocked', 'responders/they + blocked'],
    ['noAnswer', 'noAnswer'],
    ['address', 'address'],
    ['whoElse', 'whoElse'],
    ['goBack', 'goBack'],
    ['over', 'over + !stillOn'],
    ['over', 'responders + arrived + !stillOn'],
    ['coming', 'coming + !stillOn'],
    ['suspect', 'suspect'],
  ] as const
).map(([followUp, rule]) => ({ followUp, rule: parseRule(rule) }));

const matcher = createPhraseMatcher(Object.entries(emergencyFollowUpPhrases));

export function findEmergencyFollowUp(message: string): EmergencyFollowUp | undefined {
  const groups = new Set<string>(matcher.find(splitWords(message)).map(({ name }) => name));
  return rules.find(({ rule }) => matchesRule(rule, groups))?.followUp;
}
