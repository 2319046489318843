import { useEffect, useRef } from 'react';
import type { ConversationEvent } from '../conversation/conversation.ts';
import { type Conversation, countUnread } from '../conversation/conversation-state.ts';
import type { Later } from './use-later.ts';

/** Another tab that shows the messages marks them itself; this one waits for it. */
const otherTabMs = 1000;

interface Seen {
  conversation: Conversation;
  isOpen: boolean;
  isForeign: boolean;
  send: (event: ConversationEvent) => void;
}

/** Marks the messages as seen while the window is open. */
export const useSeen = ({ conversation, isOpen, isForeign, send }: Seen): void => {
  const { messages, seen } = conversation;
  const isUnseen = isOpen && messages.length > seen;
  useEffect(() => {
    if (!isUnseen) return;
    const timer = setTimeout(() => send({ type: 'seen' }), isForeign ? otherTabMs : 0);
    return () => clearTimeout(timer);
  }, [isUnseen, isForeign, send]);
};

const maxCount = 9;

/** Counts the unread messages on the launcher's badge. Before there are any, it stands for the greeting. */
export const useBadge = (root: HTMLElement, conversation: Conversation): void => {
  const unread = conversation.messages.length > 0 ? countUnread(conversation) : 1;
  useEffect(() => {
    const badge = root.querySelector<HTMLElement>('.badge');
    if (!badge) return;
    badge.textContent = unread > maxCount ? `${maxCount}+` : `${unread}`;
    badge.hidden = unread === 0;
  }, [root, unread]);
};

interface Sound {
  conversation: Conversation;
  hasSound: boolean;
  isOpen: boolean;
  isForeign: boolean;
  later: Later | undefined;
}

/** Makes a sound for a new message of the bot that the visitor doesn't see. */
export const useSound = ({ conversation, hasSound, isOpen, isForeign, later }: Sound): void => {
  const { messages } = conversation;
  const heard = useRef(messages.length);
  useEffect(() => {
    const isNew = messages.length > heard.current && messages.at(-1)?.from === 'bot';
    heard.current = messages.length;
    if (isNew && hasSound && !isForeign && (!isOpen || document.hidden)) later?.chime();
  }, [messages, hasSound, isOpen, isForeign, later]);
};
