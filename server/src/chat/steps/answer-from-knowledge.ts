import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { address } from '../facts/address.ts';
import { amenities, amenityAskedFor } from '../facts/amenities.ts';
import { directions } from '../facts/directions.ts';
import type { Fact, FactFinder } from '../facts/fact.ts';
import { officeHours } from '../facts/office-hours.ts';
import { payBill } from '../facts/pay-bill.ts';
import { phone } from '../facts/phone.ts';
import { rates } from '../facts/rates.ts';
import { sizes } from '../facts/sizes.ts';
import type { FaqMatch } from '../faq-index.ts';
import { isRatherForFaqs } from './is-rather-for-faqs.ts';
import { showFaq } from './show-faq.ts';

const finders: readonly FactFinder[] = [payBill, rates, officeHours, address, directions, phone, sizes, amenities];

/** What the operator has stored: the facility's record and the FAQs. Where both have an answer, the more specific one. */
export function answerFromKnowledge(_context: Context, turn: ChatTurn): Reply | undefined {
  const match = turn.knowledge.faqs.match(turn.read);
  const fact = findFact(turn);
  if (fact && !(match && saysMoreThan(turn, fact, match))) return fact.reply;
  const amenity = findAmenity(turn);
  if (amenity && !(match && saysMore(match, amenity)))
    return isLeftToWebsite(turn, amenity) ? undefined : amenity.reply;
  return match && showFaq(match);
}

function findFact(turn: ChatTurn): Fact | undefined {
  const { facility } = turn;
  if (!facility || isOnAnotherTrade(turn)) return undefined;
  return finders.flatMap((find) => find(turn, facility) ?? []).sort((a, b) => b.coverage - a.coverage)[0];
}

const findAmenity = (turn: ChatTurn): Fact | undefined =>
  turn.facility && !isOnAnotherTrade(turn) ? amenityAskedFor(turn, turn.facility) : undefined;

const isOnAnotherTrade = ({ read }: ChatTurn): boolean => read.concepts.has('elsewhere');

const saysMoreThan = (turn: ChatTurn, { coverage, isCertain = true, isQuote }: Fact, match: FaqMatch): boolean => {
  if (isQuote && coverage === 1) return false;
  return !isCertain || isRatherForFaqs(turn, match, coverage);
};

/** What the record's list does not have may stand on the website, whose step comes next. */
const isLeftToWebsite = ({ knowledge, read }: ChatTurn, { reply }: Fact): boolean =>
  reply.responseSource === 'unanswered' && knowledge.passages.match(read) !== undefined;

/** An operator's answer says more than the bare yes of the list, unless it only touches on the question. */
const saysMore = (match: FaqMatch, { coverage, isCertain = true }: Fact): boolean =>
  !isCertain || match.coverage * 2 >= coverage;
