import { familiesOf, familyProbability, isKnown, probabilityOf } from '../language/question-kinds.ts';
import type { ReadText } from '../language/read-text.ts';
import type { Ask } from './ask-patterns.ts';
import type { AsksFound } from './find-asks.ts';

/** The kinds of questions that the record answers, by the names that they are learned under. */
const kindOfAsk: readonly (readonly [Ask, string])[] = [
  ['hours', 'record/hours'],
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

/** From here on, likeness to learned questions counts where no phrase was known. */
const likelyFrom = 0.45;
/** And from here on, what sounds like another trade is one. */
const elsewhereFrom = 0.6;

/** Phrases tell for sure what they account for wholly; what they miss is told by likeness to learned questions. */
export function withLikelyAsks(found: AsksFound, { kinds, terms }: ReadText): AsksFound {
  const isElsewhere = familyProbability(familiesOf(kinds), 'elsewhere') >= elsewhereFrom;
  if (isElsewhere) return new Map([...found].filter(([, coverage]) => coverage === 1));
  const isStrange = terms.some(({ stems, concepts }) => concepts.length === 0 && !stems.every(isKnown));
  if (found.size > 0 || isStrange) return found;
  const likely = kindOfAsk.map(([ask, kind]): [Ask, number] => [ask, probabilityOf(kinds, kind)]);
  return new Map(likely.filter(([, probability]) => probability >= likelyFrom));
}
