import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { callUs } from '../write-contact.ts';

/** A question for specials while a unit is chosen: the operator's own words on discounts, for that unit. */
export function answerUnitPromotion(_context: Context, turn: ChatTurn): Reply | undefined {
  const { chosenUnit, read, knowledge, facility, texts } = turn;
  if (!chosenUnit || !read.topics.has('discounts')) return undefined;
  const match = knowledge.faqs.match(read);
  const faq = match?.topics.includes('discounts') ? match.faq : undefined;
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
