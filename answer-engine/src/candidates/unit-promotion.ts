import type { SizeOption } from '@chat-module/contract/locations';
import { introduceEnglish } from '../compose/introduce-english.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { Faq } from '../retrieve/faq.ts';
import { faqAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { type IntentProbabilities, probabilityOf } from '../understand/intents/intents.ts';
import type { Candidate } from './candidate.ts';

const isAboutDiscounts = (intents: IntentProbabilities): boolean =>
  probabilityOf(intents, 'price/discount') >= thresholds.intent;

/**
 * Answers a question about discounts while a unit is chosen: with the FAQ that answers it, or else with the FAQ on discounts, applied to that
 * unit.
 */
export function unitPromotionCandidate(turn: Turn): Candidate | undefined {
  const { chosenUnit, read, knowledge } = turn;
  if (!chosenUnit || !isAboutDiscounts(read.intents)) return undefined;
  const faq = knowledge.faqs.match(read)?.faq ?? faqAbout(knowledge.faqs.entries, ['price/discount'], () => true);
  return {
    source: 'unitPromotion',
    name: chosenUnit.size,
    score: 1,
    compose: () => describePromotion(turn, chosenUnit, faq),
  };
}

function describePromotion(turn: Turn, unit: SizeOption, faq: Faq | undefined): Reply {
  const { texts, facility } = turn;
  const words = faq
    ? introduceEnglish(turn, faq.answer, 'answer')
    : texts.availability.askForSpecials(callUs(texts, facility));
  return {
    response: texts.availability.promotion(unit.size, words),
    responseSource: 'contextual_promo_unit',
    unitSize: unit.size,
    unitId: unit.id,
    ...(faq && { faqId: faq.id }),
    ...(facility?.pricingPageUrl && { showRatesButton: true, ratesPageUrl: facility.pricingPageUrl }),
  };
}
