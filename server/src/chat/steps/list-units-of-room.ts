import type { RoomType } from '@chat-module/contract/chat';
import type { SizeCategory } from '@chat-module/contract/locations';
import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { fromRecord } from '../facts/fact.ts';
import { optionsIn } from '../sizes/size-options.ts';
import { unitButtons } from '../sizes/write-price.ts';
import { callUs } from '../write-contact.ts';

const categories: Readonly<Record<RoomType, SizeCategory>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  vehicle: 'parking',
};

/** The guided flow, first choice: how much there is to store. */
export function listUnitsOfRoom(_context: Context, turn: ChatTurn): Reply | undefined {
  const { sent, facility, texts } = turn;
  if (sent.messageType !== 'roomSelection' || !sent.roomType) return undefined;
  const options = optionsIn(facility?.sizeOptions ?? [], categories[sent.roomType]);
  const room = texts.sizes.rooms[sent.roomType];
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
