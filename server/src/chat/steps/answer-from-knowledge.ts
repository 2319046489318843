import type { Location } from '@chat-module/contract/locations';
import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { address } from '../facts/address.ts';
import { amenities, confirmAmenity } from '../facts/amenities.ts';
import { directions } from '../facts/directions.ts';
import type { Fact, FactFinder } from '../facts/fact.ts';
import { officeHours } from '../facts/office-hours.ts';
import { payBill } from '../facts/pay-bill.ts';
import { phone } from '../facts/phone.ts';
import { rates } from '../facts/rates.ts';
import { sizes } from '../facts/sizes.ts';
import type { FaqMatch } from '../faq-index.ts';

const finders: readonly FactFinder[] = [payBill, rates, officeHours, directions, address, phone, sizes, amenities];

/** What the operator has stored: the facility's record and the FAQs. Where both have an answer, the more specific one. */
export function answerFromKnowledge(_context: Context, turn: ChatTurn): Reply | undefined {
  const { facility, read, knowledge } = turn;
  const match = knowledge.faqs.match(read);
  const fact = facility && findFact(turn, facility);
  if (match && (!fact || isMoreSpecific(match, fact))) return showFaq(match);
  if (fact) return fact.reply;
  return facility && !isOnAnotherTrade(turn) ? confirmAmenity(turn, facility) : undefined;
}

function findFact(turn: ChatTurn, facility: Location): Fact | undefined {
  if (isOnAnotherTrade(turn)) return undefined;
  const facts = finders.flatMap((find) => find(turn, facility) ?? []);
  return facts.sort((a, b) => b.coverage - a.coverage)[0];
}

const isOnAnotherTrade = ({ read }: ChatTurn): boolean => read.concepts.has('elsewhere');

/** At a draw the record wins: it is looked after as data, while prose grows old. */
const isMoreSpecific = ({ coverage, sharesTopic }: FaqMatch, fact: Fact): boolean =>
  coverage > fact.coverage || (sharesTopic && coverage === fact.coverage);

const showFaq = ({ faq }: FaqMatch): Reply => ({ response: faq.answer, responseSource: 'faq', faqId: faq.id });
