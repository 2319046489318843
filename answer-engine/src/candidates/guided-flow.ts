import type { RoomType } from '@chat-module/contract/chat';
import type { SizeCategory, SizeOption } from '@chat-module/contract/locations';
import { roomChoiceOf } from '@chat-module/contract/room-choice';
import { describeOption } from '../compose/describe-unit.ts';
import { quotePrices } from '../compose/quote-prices.ts';
import { optionsIn, unitButton } from '../compose/size-options.ts';
import { callUs } from '../compose/write-contact.ts';
import { unitButtons } from '../compose/write-price.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';
import { pointToRates } from './record/rates.ts';

/** The reply to a button of the guided flow, also a typed one; `undefined` for a unit that the facility does not offer. */
export function guidedFlowCandidate(turn: Turn): Candidate | undefined {
  const { sent, facility } = turn;
  const { messageType: name = 'roomSelection' } = sent;
  const roomType = sent.messageType ? sent.roomType : typedRoomOf(sent.message);
  const of = (compose: () => Reply): Candidate => ({ source: 'guidedFlow', name, score: 1, compose });
  if (name === 'roomSelection') return roomType && of(() => listRoom(turn, roomType));
  const unit = facility?.sizeOptions.find(({ id }) => id === sent.unitId);
  if (!unit) return undefined;
  return of(() => (sent.messageType === 'ratesInquiry' ? quoteUnit(turn, unit) : describeOption(turn, unit)));
}

/** In characters. */
const longestChoice = 30;

/** The room of a message like "Small" or "large units?", and nothing else. */
const typedRoomOf = (message: string): RoomType | undefined =>
  message.length > longestChoice ? undefined : roomChoiceOf(message.replace(/(?:\s+units?)?[\s.!?]*$/i, ''));

const categories: Readonly<Record<RoomType, SizeCategory>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  vehicle: 'parking',
};

/** Lists the units of a category. */
export function listRoom(turn: Turn, roomType: RoomType): Reply {
  const { facility, texts } = turn;
  const options = optionsIn(facility?.sizeOptions ?? [], categories[roomType]);
  const room = texts.sizes.rooms[roomType];
  if (options.length === 0) {
    const response = texts.sizes.noneOfRoom(room, callUs(texts, facility));
    return { response, responseSource: 'unit_details', showLeadForm: true };
  }
  return {
    response: texts.sizes.ofRoom(room),
    responseSource: 'unit_details',
    unitButtons: unitButtons(turn, options),
    sources: fromRecord('sizeOptions'),
  };
}

/** Quotes the price of the chosen unit. */
function quoteUnit(turn: Turn, unit: SizeOption): Reply {
  const { texts, facility } = turn;
  return {
    ...(quotePrices(turn, [unit]) ?? pointToRates(texts, facility, texts.record.theUnit(unitButton(unit).label))),
    responseSource: 'unit_pricing',
    unitSize: unit.size,
    unitId: unit.id,
  };
}
