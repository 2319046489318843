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

/** Whether a message is about something other than storage at the facility. */
export function isOffTopic({ read: { intents }, act }: Pick<Understanding, 'read' | 'act'>): boolean {
  if (likelyAct(act) === 'offTopic') return true;
  const total = offTopicIntents.reduce((sum, name) => sum + probabilityOf(intents, name), 0);
  return total >= thresholds.offTopic;
}
