import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { quotePrices } from '../facts/quote-prices.ts';
import { pointToRates } from '../facts/rates.ts';
import { unitButton } from '../sizes/size-options.ts';
import { findUnitSent } from './find-unit-sent.ts';

/** The guided flow, second choice: a unit to know the price of. */
export function quoteUnitRates(_context: Context, turn: ChatTurn): Reply | undefined {
  if (turn.sent.messageType !== 'ratesInquiry') return undefined;
  const option = findUnitSent(turn);
  const { texts, facility } = turn;
  return {
    ...(quotePrices(turn, [option]) ?? pointToRates(texts, facility, texts.record.theUnit(unitButton(option).label))),
    responseSource: 'unit_pricing',
    unitSize: option.size,
    unitId: option.id,
  };
}
