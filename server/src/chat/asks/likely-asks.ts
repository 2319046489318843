import { familiesOf, familyProbability, isKnown, kindsNamed, probabilityOf } from '../language/question-kinds.ts';
import type { ReadText } from '../language/read-text.ts';
import { type Ask, asks } from './ask-patterns.ts';
import type { AsksFound } from './find-asks.ts';
import { kindsOfAsks } from './kinds-of-asks.ts';

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
/** And from here on even with a name in it that nobody knows. */
const surelyFrom = 0.75;
/** And from here on, what sounds like another trade is one. */
const elsewhereFrom = 0.6;
/** From here on a message is of another kind than its words are, if it is hardly of theirs. */
const otherFrom = 0.5;
const hardlyBelow = 0.1;

const kindsOf = new Map(asks.map((ask) => [ask, kindsNamed(kindsOfAsks[ask].split(' '))]));

/** Phrases tell for sure what they account for wholly; what they miss is told by likeness to learned questions. */
export function withLikelyAsks(phrased: AsksFound, { kinds, terms }: ReadText): AsksFound {
  const found = new Map([...phrased].filter(([ask]) => !isOfAnotherKind(ask, kinds)));
  const isElsewhere = familyProbability(familiesOf(kinds), 'elsewhere') >= elsewhereFrom;
  if (isElsewhere) return new Map([...found].filter(([, coverage]) => coverage === 1));
  if (found.size > 0) return found;
  const isStrange = terms.some(({ stems, concepts }) => concepts.length === 0 && !stems.every(isKnown));
  const likely = kindOfAsk.map(([ask, kind]): [Ask, number] => [ask, probabilityOf(kinds, kind)]);
  return new Map(likely.filter(([, probability]) => probability >= (isStrange ? surelyFrom : likelyFrom)));
}

function isOfAnotherKind(ask: Ask, kinds: ReadText['kinds']): boolean {
  const own = kindsOf.get(ask);
  let ofOwn = 0;
  let likeliestOther = 0;
  kinds.forEach((probability, kind) => {
    if (own?.has(kind)) ofOwn += probability;
    else likeliestOther = Math.max(likeliestOther, probability);
  });
  return ofOwn < hardlyBelow && likeliestOther >= otherFrom;
}
