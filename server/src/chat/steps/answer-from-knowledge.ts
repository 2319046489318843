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
  if (match) return showFaq(match);
  return turn.facility && amenityAskedFor(turn, turn.facility)?.reply;
}

function findFact(turn: ChatTurn): Fact | undefined {
  const { facility } = turn;
  if (!facility) return undefined;
  return finders.flatMap((find) => find(turn, facility) ?? []).sort((a, b) => b.coverage - a.coverage)[0];
}

const saysMoreThan = (turn: ChatTurn, { coverage, isCertain = true, isQuote }: Fact, match: FaqMatch): boolean => {
  if (isQuote && coverage === 1) return false;
  return !isCertain || isRatherForFaqs(turn, match, coverage);
};
