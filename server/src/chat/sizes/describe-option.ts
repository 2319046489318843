import type { SizeOption } from '@chat-module/contract/locations';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { fromRecord } from '../facts/fact.ts';
import { capitalize } from '../texts/capitalize.ts';
import { unitButton } from './size-options.ts';
import { writePrice } from './write-price.ts';

/** One size option, with its description as the operator wrote it, and the price beside the rates button if it has one. */
export function describeOption(turn: ChatTurn, option: SizeOption, text = option.description): Reply {
  const { id, size, imageUrl } = option;
  const { texts, facility } = turn;
  const price = writePrice(turn, option);
  const ratesPageUrl = price && facility?.pricingPageUrl;
  const description = text || texts.sizes.askDetailsOf(unitButton(option).label);
  return {
    response: price ? `${description}\n\n**${capitalize(price)}**` : description,
    responseSource: 'unit_details',
    unitSize: size,
    unitId: id,
    ...(imageUrl && { unitImage: imageUrl }),
    ...(ratesPageUrl && { showRatesButton: true, ratesPageUrl }),
    sources: fromRecord('sizeOptions'),
  };
}
