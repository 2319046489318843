import type { SizeOption } from '@chat-module/contract/locations';
import { fromRecord } from '../candidates/record/fact.ts';
import type { Reply } from '../reply.ts';
import { capitalize } from '../text/capitalize.ts';
import type { Turn } from '../turn.ts';
import { introduceEnglish } from './introduce-english.ts';
import { unitButton } from './size-options.ts';
import { writePrice } from './write-price.ts';

/** Describes one size option, with its price and the rates button if the operator shows a price. */
export function describeOption(turn: Turn, option: SizeOption, text = option.description): Reply {
  const { id, size, imageUrl } = option;
  const { texts, facility } = turn;
  const price = writePrice(turn, option);
  const ratesPageUrl = price && facility?.pricingPageUrl;
  const description = introduceEnglish(turn, text, 'unit') || texts.sizes.askDetailsOf(unitButton(option).label);
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
