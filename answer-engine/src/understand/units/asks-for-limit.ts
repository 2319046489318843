import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { matchesRule, parseRule } from '../../lexicon/phrase-rules.ts';
import { vehicleLimitPhrases } from '../../lexicon/unit-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';

const matcher = createPhraseMatcher(Object.entries(vehicleLimitPhrases));
const rules = ['longest', 'how_long + taker'].map(parseRule);

/** "How long of an RV can you take?" asks for the maximum length. */
export function asksForLimit(text: string): boolean {
  const groups = new Set<string>(matcher.find(splitWords(text)).map(({ name }) => name));
  return rules.some((rule) => matchesRule(rule, groups));
}
