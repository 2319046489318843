import { thresholds } from '../../decide/thresholds.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import type { ContentTerm } from '../analyze-words.ts';
import { intentIds, isKnown, probabilityOf } from '../intents/intents.ts';
import { intentsOfRecordIntents } from './intents-of-record-intents.ts';
import type { RecordIntents } from './match-record-intents.ts';
import { phrasedRecordIntents, type RecordIntent } from './record-intent-rules.ts';

/** The kinds of questions that the record answers, by the names that they are learned under. */
const intentOfRecordIntent: readonly (readonly [RecordIntent, string])[] = [
  ['hours', 'record/hours'],
  ['gate_hours', 'access/hours'],
  ['address', 'record/address'],
  ['directions', 'record/directions'],
  ['phone', 'record/phone'],
  ['pay_bill', 'record/pay-bill'],
  ['price', 'record/rates'],
  ['amenities', 'record/amenities'],
  ['availability', 'record/availability'],
  ['sizes', 'record/sizes'],
  ['which_size', 'record/size-advice'],
];

const intentsOf = new Map<RecordIntent, ReadonlySet<number>>(
  phrasedRecordIntents.map((recordIntent) => [
    recordIntent,
    intentIds(intentsOfRecordIntents[recordIntent].split(' ')),
  ]),
);

/** Phrases tell for sure what they account for wholly; what they miss is told by likeness to learned questions. */
export function classifyRecordIntents(
  phrased: RecordIntents,
  { intents, sentences, contentTerms }: TextAnalysis,
): RecordIntents {
  const parts = [intents, ...sentences.map((sentence) => sentence.intents)];
  const found = new Map([...phrased].filter(([recordIntent]) => isOfItsKinds(recordIntent, intents)));
  if (isMostlyUnknown(contentTerms)) return found;
  const likely = intentOfRecordIntent
    .map(([recordIntent, intent]): [RecordIntent, number] => [
      recordIntent,
      Math.max(...parts.map((part) => probabilityOf(part, intent))),
    ])
    .filter(([recordIntent, probability]) => !found.has(recordIntent) && probability >= thresholds.intent);
  // A size that is named says little of what is asked of it.
  if (likely.length > 0) found.delete('unit_size');
  return new Map([...found, ...likely]);
}

/** The classifier knows nothing of words outside of its vocabulary: what is left of such a message is no basis for an answer. */
function isMostlyUnknown(contentTerms: readonly ContentTerm[]): boolean {
  const unknown = contentTerms.filter(({ stem, concepts }) => concepts.length === 0 && !isKnown(stem));
  return unknown.length > 0 && 2 * unknown.length >= contentTerms.length;
}

function isOfItsKinds(recordIntent: RecordIntent, intents: TextAnalysis['intents']): boolean {
  let ofOwn = 0;
  for (const intent of intentsOf.get(recordIntent) ?? []) ofOwn += intents[intent] ?? 0;
  return ofOwn >= thresholds.intentsOfPhrase;
}
