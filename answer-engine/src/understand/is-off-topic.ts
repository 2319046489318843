import { thresholds } from '../decide/thresholds.ts';
import { likelyAct } from './dialogue/act-classifier.ts';
import { probabilityOf } from './intents/intents.ts';
import type { Understanding } from './understand.ts';

/** The out-of-domain intents that have nothing to do with the facility. The office may help with others, such as another tenant's unit. */
const offTopicIntents = `
  computing word-meanings predictions personal-life stories weather-climate trade others-place other-bills
  other-boxes other-codes other-deliveries other-documents other-electricity other-errands other-goods-rules
  other-housing other-locks other-moves other-pets other-security other-sizes other-storage other-trucks
  other-vehicles other-work outside-rules
`
  .trim()
  .split(/\s+/)
  .map((name) => `out-of-domain/${name}`);

const food =
  '(?:restaurant|cafe|diner|taco(?:s| place)|pizza|bbq|barbecue|burgers?|sandwich(?:es)?|sandwich (?:place|shop)|coffee(?: shop)?|lunch|breakfast|hotel|motel|bar)';
/** Small talk about the neighborhood, fishing, games and jokes. */
const chat = new RegExp(
  [
    `\\b(?:good|best|decent|great|any|is there an?)\\b[^.?!]{0,25}\\b${food}\\b[^.?!]{0,25}\\b(?:around|near(?:by)?|close by|in town)\\b`,
    `\\b(?:best|good) ${food}\\W*$`,
    `\\b${food} (?:on|in|by|at|down)\\b[^.?!]{0,30}\\b(?:open|serving|servin|any good)\\b`,
    '\\b(?:place|spot|somewhere) to (?:eat|grab (?:a bite|lunch|dinner|coffee))\\b',
    '\\b(?:fish|bass|trout|salmon) (?:are )?biting?\\b',
    '\\b(?!dogs?\\b|snakes?\\b)\\w+ (?:are |is )?biting (?:out|off|today|yet|now|this|here|there|in)\\b',
    "\\bwho(?:['’]?s| has|s)? (?:got|has|makes|serves) the best\\b(?! (?:price|rate|deal|unit|storage))",
    '\\b(?:good|best|decent) (?:\\w+ ){1,2}(?:place|spot|joint|shack|stand)s? (?:near|around|round|close|in town|by you)\\b',
    '\\btell me a joke\\b|\\bcu[eé]ntame un chiste\\b',
    '\\b(?:donde|algun lugar para) (?:comer|almorzar)\\b',
  ].join('|'),
  'i',
);

/** Whether a message is about something other than storage at the facility. */
export function isOffTopic({ said, read: { intents }, act }: Pick<Understanding, 'said' | 'read' | 'act'>): boolean {
  if (likelyAct(act) === 'offTopic' || chat.test(said)) return true;
  const total = offTopicIntents.reduce((sum, name) => sum + probabilityOf(intents, name), 0);
  return total >= thresholds.offTopic;
}
