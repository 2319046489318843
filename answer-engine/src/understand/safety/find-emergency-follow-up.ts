import { emergencyFollowUpPhrases } from '../../lexicon/emergency-follow-up-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { splitWords } from '../../text/tokenize.ts';
import { asksSomething } from '../dialogue/asks-something.ts';

/** What a visitor wants or reports during an ongoing emergency. */
export type EmergencyFollowUp =
  | 'blocked'
  | 'noAnswer'
  | 'address'
  | 'whoElse'
  | 'goBack'
  | 'suspect'
  | 'coming'
  | 'over'
  /** Acknowledges what it has read. */
  | 'thanks';

/** The first rule that matches wins. */
const rules = (
  [
    ['blocked', 'responders/they + blocked'],
    ['noAnswer', 'noAnswer'],
    ['address', 'address'],
    ['goBack', 'goBack'],
    ['over', 'ended + !stillOn'],
    ['whoElse', 'whoElse'],
    ['over', 'over + !stillOn'],
    ['over', 'responders + arrived + !stillOn'],
    ['coming', 'coming + !stillOn'],
    ['suspect', 'suspect'],
    ['suspect', 'colored_vehicle + !own_vehicle'],
    ['thanks', 'thanks + !stillOn'],
  ] as const
).map(([followUp, rule]) => ({ followUp, rule: parseRule(rule) }));

const matcher = createPhraseMatcher(Object.entries(emergencyFollowUpPhrases));

/** In words: a longer message, or a question, does more than to acknowledge. */
const longestThanks = 9;

export function findEmergencyFollowUp(message: string): EmergencyFollowUp | undefined {
  const words = splitWords(message);
  const groups = new Set<string>(matcher.find(words).map(({ name }) => name));
  const followUp = rules.find(({ rule }) => matchesRule(rule, groups))?.followUp;
  const isMore = words.length > longestThanks || asksSomething(message);
  return followUp === 'thanks' && isMore ? undefined : followUp;
}
