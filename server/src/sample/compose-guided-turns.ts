import { unitButton } from '@chat-module/answer-engine/compose/size-options';
import { english } from '@chat-module/answer-engine/compose/texts/english';
import { callUs } from '@chat-module/answer-engine/compose/write-contact';
import type { SizeCategory, SizeOption } from '@chat-module/contract/locations';
import { discountsFaq } from './content/paying-faqs.ts';
import { sampleFacility } from './content/sample-facility.ts';
import { sampleSizeOptions } from './content/sample-size-options.ts';
import type { SampleTurn } from './sample-turn.ts';
import { chance, pick, pickEarly, type Random } from './seeded-random.ts';

interface Room {
  readonly button: string;
  readonly category: SizeCategory;
  readonly name: string;
}

/** The most popular first. */
const rooms: readonly Room[] = [
  { button: 'Medium', category: 'medium', name: 'medium units' },
  { button: 'Small', category: 'small', name: 'small units' },
  { button: 'Large', category: 'large', name: 'large units' },
  { button: 'Vehicle', category: 'parking', name: 'vehicle spaces' },
];

/** A visit through the buttons: a size, then a unit's details or rates or both, sometimes a question about offers. */
export function composeGuidedTurns(random: Random, discountsFaqId: string | null): SampleTurn[] {
  const room = pickEarly(random, rooms);
  const unit = pick(
    random,
    sampleSizeOptions.filter(({ category }) => category === room.category),
  );
  const turns = [listTurn(room)];
  const wantsRates = chance(random, 0.45);
  if (!wantsRates || chance(random, 0.4)) turns.push(detailsTurn(unit));
  if (wantsRates) turns.push(ratesTurn(unit));
  if (chance(random, 0.3)) turns.push(promotionTurn(random, unit, discountsFaqId));
  return turns;
}

const listTurn = ({ button, name }: Room): SampleTurn => ({
  userMessage: button,
  botResponse: `Here are our ${name}. Which one would you like to know more about?`,
  responseSource: 'unit_details',
  faqId: null,
  unitId: null,
});

const detailsTurn = (unit: SizeOption): SampleTurn => ({
  userMessage: unitButton(unit).label,
  botResponse: unit.description,
  responseSource: 'unit_details',
  faqId: null,
  unitId: unit.id,
});

const ratesTurn = (unit: SizeOption): SampleTurn => ({
  userMessage: unitButton(unit).label,
  botResponse: `You'll find today's price of the **${unitButton(unit).label}** unit on our rates page. If you'd rather talk it over, please ${callUs(english, sampleFacility)}.`,
  responseSource: 'unit_pricing',
  faqId: null,
  unitId: unit.id,
});

const promotionQuestions = [
  'any specials on this one?',
  'Is there a discount for this unit?',
  'is there a move in deal',
  'do i get the first month free',
  'Any promotions right now?',
];

const promotionTurn = (random: Random, unit: SizeOption, faqId: string | null): SampleTurn => ({
  userMessage: pick(random, promotionQuestions),
  botResponse: `About your **${unit.size}** unit: ${discountsFaq.answer}`,
  responseSource: 'contextual_promo_unit',
  faqId,
  unitId: unit.id,
});
