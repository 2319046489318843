import type { RoomType } from '@chat-module/contract/chat';
import type { SizeCategory } from '@chat-module/contract/locations';
import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { optionsIn, unitButton } from '../sizes/size-options.ts';
import { callUs } from '../write-contact.ts';

const rooms: Record<RoomType, { readonly category: SizeCategory; readonly name: string }> = {
  small: { category: 'small', name: 'small units' },
  medium: { category: 'medium', name: 'medium units' },
  large: { category: 'large', name: 'large units' },
  vehicle: { category: 'parking', name: 'vehicle spaces' },
};

/** The guided flow, first choice: how much there is to store. */
export function listUnitsOfRoom(_context: Context, { sent, facility }: ChatTurn): Reply | undefined {
  if (sent.messageType !== 'roomSelection' || !sent.roomType) return undefined;
  const { category, name } = rooms[sent.roomType];
  const options = optionsIn(facility?.sizeOptions ?? [], category);
  if (options.length === 0) {
    return {
      response: `We don't have ${name} listed right now. Please ${callUs(facility)}, or leave your details and ask us what we can do for you.`,
      responseSource: 'unit_details',
      showLeadForm: true,
    };
  }
  return {
    response: `Here are our ${name}. Which one would you like to know more about?`,
    responseSource: 'unit_details',
    unitButtons: options.map(unitButton),
  };
}
