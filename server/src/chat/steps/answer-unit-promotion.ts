import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { type KindScores, probabilityOf } from '../language/question-kinds.ts';
import { callUs } from '../write-contact.ts';

/** So probable must it be that a text asks for, or tells of, discounts. */
const onDiscountsFrom = 0.5;
const isOnDiscounts = (kinds: KindScores): boolean => probabilityOf(kinds, 'price/discount') >= onDiscountsFrom;

/** A question for specials while a unit is chosen: the operator's own words on discounts, for that unit. */
export function answerUnitPromotion(_context: Context, turn: ChatTurn): Reply | undefined {
  const { chosenUnit, read, knowledge, facility, texts } = turn;
  if (!chosenUnit || !isOnDiscounts(read.kinds)) return undefined;
  const match = knowledge.faqs.match(read);
  const entry = match && knowledge.faqs.entries.get(match.faq.id);
  const faq = entry && isOnDiscounts(entry.kinds) ? entry.faq : undefined;
  const words = faq ? faq.answer : texts.availability.askForSpecials(callUs(texts, facility));
  const rates = facility?.pricingPageUrl ? { showRatesButton: true, ratesPageUrl: facility.pricingPageUrl } : {};
  return {
    response: texts.availability.promotion(chosenUnit.size, words),
    responseSource: 'contextual_promo_unit',
    unitSize: chosenUnit.size,
    unitId: chosenUnit.id,
    ...(faq && { faqId: faq.id }),
    ...rates,
  };
}
