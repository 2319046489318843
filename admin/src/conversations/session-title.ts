import type { RoomType } from '@chat-module/contract/chat';
import type { ListedSession } from '@chat-module/contract/conversations';
import { roomChoiceOf } from '@chat-module/contract/room-choice';

const choices: Record<RoomType, string> = {
  small: 'Small units',
  medium: 'Medium units',
  large: 'Large units',
  vehicle: 'Vehicle storage',
};

/** The visitor's first question, or what they chose first. */
export const titleOf = ({ opening }: Pick<ListedSession, 'opening'>): string => {
  if (!opening?.userMessage) return 'Conversation';
  const choice = roomChoiceOf(opening.userMessage);
  return choice ? choices[choice] : opening.userMessage;
};
