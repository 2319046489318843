import type { ListedSession } from '@chat-module/contract/conversations';

/** The visitor's first message. */
export const titleOf = ({ opening }: Pick<ListedSession, 'opening'>): string => opening?.userMessage || 'Conversation';
