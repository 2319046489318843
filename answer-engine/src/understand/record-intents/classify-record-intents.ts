import { thresholds } from '../../decide/thresholds.ts';
import type { TextAnalysis } from '../analyze-text.ts';
import type { ContentTerm } from '../analyze-words.ts';
import { type ClassifiedAct, type DialogueAct, isCertainQuestion, likelyAct } from '../dialogue/act-classifier.ts';
import { intentIds, isKnown, probabilityOf } from '../intents/intents.ts';
import type { RecordIntents } from './match-record-intents.ts';
import { type PhrasedRecordIntent, phrasedRecordIntents, type RecordIntent } from './record-intent-rules.ts';

/** The intent of the classifier that corresponds to each record intent. */
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

const locationIntents = 'record/address record/directions facility/other-locations unit/map vehicle/turning-room';
const rentalIntents =
  'record/* unit/* vehicle/* condition/climate condition/needs-climate facility/accessibility reserve/hold term/waiting-list term/same-day term/how-to-rent term/minimum term/rent-remotely term/choose-unit term/multiple-units';

/**
 * The intents that are compatible with each phrased record intent, as names for `intentIds`. "How old must I be to rent a unit" contains a
 * phrase of availability, but its intent is none of these.
 */
const compatibleIntents: Readonly<Record<PhrasedRecordIntent, string>> = {
  hours:
    'record/hours record/phone access/hours access/staff-entry facility/appointment facility/kiosk security/manager-on-site term/tour term/rent-remotely term/same-day pay/after-hours',
  gate_hours:
    'access/* record/hours vehicle/in-and-out security/manager-on-site facility/appointment out-of-domain/happening-now',
  address: locationIntents,
  directions: locationIntents,
  phone: 'record/* account/complaint account/contact-preferences facility/appointment pay/after-hours',
  price: 'record/* unit/* vehicle/* price/referral price/prorate service/conference service/mailbox term/minimum',
  availability: rentalIntents,
  rent_wish: `${rentalIntents} reserve/cost`,
  sizes: 'record/* unit/* vehicle/* term/choose-unit',
  which_size: 'record/* unit/* vehicle/parking vehicle/which-space term/choose-unit store/*',
  unit_size: 'record/* unit/* vehicle/* condition/* term/choose-unit security/*',
};

const compatibleIntentIds = new Map<RecordIntent, ReadonlySet<number>>(
  phrasedRecordIntents.map((recordIntent) => [recordIntent, intentIds(compatibleIntents[recordIntent].split(' '))]),
);

/**
 * Combines the record intents found by phrases with those of the intent classifier. A phrase match is dropped if its compatible intents are
 * improbable in the text and in all of its sentences. Record intents that the classifier finds in the text or in a sentence are added, with
 * their probability as the coverage.
 */
export function classifyRecordIntents(
  phrased: RecordIntents,
  { intents, sentences, contentTerms }: TextAnalysis,
): RecordIntents {
  const parts = [intents, ...sentences.map((sentence) => sentence.intents)];
  const found = new Map(
    [...phrased].filter(([recordIntent]) => parts.some((part) => isCompatible(recordIntent, part))),
  );
  if (isMostlyUnknown(contentTerms)) return found;
  const likely = intentOfRecordIntent
    .map(([recordIntent, intent]): [RecordIntent, number] => [
      recordIntent,
      Math.max(...parts.map((part) => probabilityOf(part, intent))),
    ])
    .filter(([recordIntent, probability]) => !found.has(recordIntent) && probability >= thresholds.intent);
  // A more specific record intent replaces the mere mention of a size.
  if (likely.length > 0) found.delete('unit_size');
  return new Map([...found, ...likely]);
}

const recordIntentOfAct: Partial<Record<DialogueAct, RecordIntent>> = {
  recommendSize: 'which_size',
  listSizes: 'sizes',
  unitPrice: 'price',
};

/** Wishes to rent, as opposed to questions about rules. */
const wishes: readonly RecordIntent[] = ['availability', 'rent_wish'];

/**
 * Adds the record intent of a dialogue act, with the act's probability as the coverage. A certain question is not a wish to rent, unless its
 * intent is one.
 */
export function withAct(
  recordIntents: RecordIntents,
  classified: ClassifiedAct,
  { intents }: TextAnalysis,
): RecordIntents {
  if (isCertainQuestion(classified) && probabilityOf(intents, 'record/availability') < thresholds.intent)
    return new Map([...recordIntents].filter(([recordIntent]) => !wishes.includes(recordIntent)));
  const act = likelyAct(classified);
  const recordIntent = act && recordIntentOfAct[act];
  if (!recordIntent) return recordIntents;
  const coverage = Math.max(recordIntents.get(recordIntent) ?? 0, classified.probability);
  return new Map([...recordIntents, [recordIntent, coverage]]);
}

/** Whether half of the content terms or more are out of vocabulary, so that the classifier sees too little of the message. */
function isMostlyUnknown(contentTerms: readonly ContentTerm[]): boolean {
  const unknown = contentTerms.filter(({ stem, concepts }) => concepts.length === 0 && !isKnown(stem));
  return unknown.length > 0 && 2 * unknown.length >= contentTerms.length;
}

/** Ignores a greeting or thanks next to the question. */
function isCompatible(recordIntent: RecordIntent, intents: TextAnalysis['intents']): boolean {
  let total = 0;
  for (const intent of compatibleIntentIds.get(recordIntent) ?? []) total += intents[intent] ?? 0;
  return total >= thresholds.intentsOfPhrase * (1 - probabilityOf(intents, 'out-of-domain/small-talk'));
}
