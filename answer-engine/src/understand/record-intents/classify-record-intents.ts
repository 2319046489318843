import type { ReadText } from '../analyze-text.ts';
import { kindsNamed, probabilityOf } from '../intents/intents.ts';
import { kindsOfAsks } from './intents-of-record-intents.ts';
import type { AsksFound } from './match-record-intents.ts';
import { type Ask, phrasedAsks } from './record-intent-rules.ts';

/** The kinds of questions that the record answers, by the names that they are learned under. */
const kindOfAsk: readonly (readonly [Ask, string])[] = [
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

/** From here on, likeness to learned questions counts beside the phrases. */
const likelyFrom = 0.5;
/** So probable at least must kinds of questions be that have an ask, for its phrases to count. */
const leastOfOwnKinds = 0.15;

const kindsOf = new Map<Ask, ReadonlySet<number>>(
  phrasedAsks.map((ask) => [ask, kindsNamed(kindsOfAsks[ask].split(' '))]),
);

/** Phrases tell for sure what they account for wholly; what they miss is told by likeness to learned questions. */
export function withLikelyAsks(phrased: AsksFound, { kinds, sentences }: ReadText): AsksFound {
  const parts = [kinds, ...sentences.map((sentence) => sentence.kinds)];
  const found = new Map([...phrased].filter(([ask]) => isOfItsKinds(ask, kinds)));
  const likely = kindOfAsk
    .map(([ask, kind]): [Ask, number] => [ask, Math.max(...parts.map((part) => probabilityOf(part, kind)))])
    .filter(([ask, probability]) => !found.has(ask) && probability >= likelyFrom);
  // A size that is named says little of what is asked of it.
  if (likely.length > 0) found.delete('unit_size');
  return new Map([...found, ...likely]);
}

function isOfItsKinds(ask: Ask, kinds: ReadText['kinds']): boolean {
  let ofOwn = 0;
  for (const kind of kindsOf.get(ask) ?? []) ofOwn += kinds[kind] ?? 0;
  return ofOwn >= leastOfOwnKinds;
}
