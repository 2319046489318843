import type { PublicBot } from '@chat-module/contract/bots';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readBotSettings } from '../api/bot-settings.ts';
import type { Location } from '../api/location.ts';
import { textOf } from '../api/received.ts';
import { type StoredChat, saveChat } from '../conversation/chat-storage.ts';
import type { ConversationEvent } from '../conversation/conversation.ts';
import { type Conversation, hasVisitorWritten } from '../conversation/conversation-state.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { log } from '../log.ts';
import type { WindowNeeds } from '../window-contract.ts';
import type { Chat, Panel } from './chat.ts';
import { ChatWindow } from './chat-window.tsx';
import { takeScreen } from './phone-screen.ts';
import { useCalls } from './use-calls.ts';
import { useFocusAfterActs, useFocusOnOpening } from './use-focus.ts';
import { dispatchWhenLoaded, reduce, useLater } from './use-later.ts';
import { useResolved } from './use-resolved.ts';
import { useBadge, useSeen, useSound } from './use-unread.ts';

export interface WindowState extends Pick<Chat, 'isOpen' | 'isWhole'> {
  /** The visitor opened it, not the site's next page. */
  takesFocus: boolean;
  /** The bot's record, if it came before the window. */
  knownBot: PublicBot | undefined;
  /** A message that the host page sends for the visitor; each new object once. */
  message?: { text: string };
}

/** A chat that starts over must not send them again. */
const sent = new WeakSet<object>();

interface Props extends WindowState {
  needs: WindowNeeds;
  location: Promise<Location | undefined>;
  stored: StoredChat;
  startOver: () => void;
}

/** True from the first opening on, and for a chat that continues. */
const useBegun = (isOpen: boolean, stored: Conversation): boolean => {
  const isBegun = useRef(hasVisitorWritten(stored));
  isBegun.current ||= isOpen;
  return isBegun.current;
};

/** The window with one session's chat. */
export const Session = ({
  needs,
  location,
  stored,
  startOver,
  isOpen,
  isWhole,
  takesFocus,
  knownBot,
  message,
}: Props) => {
  const { origin, options, root, bot, visitor, onMinimize: minimize } = needs;
  const { sessionId } = stored;
  const element = useRef<HTMLDivElement>(null);
  // Before all other effects, for which the visitor need not wait.
  useFocusOnOpening(element, isOpen && takesFocus);
  const isBegun = useBegun(isOpen && isWhole, stored.conversation);
  const calls = useCalls(needs, location, sessionId);
  const [conversation, dispatch, isForeign] = useConversation(stored.conversation, isBegun, reduce, calls);
  const [panel, showPanel] = useState<Panel>();
  const isGoing = hasVisitorWritten(conversation) || conversation.draft !== '';
  const isWelcomed = conversation.messages.length > 0 && conversation.upcoming.length === 0;
  const later = useLater(isBegun && (isGoing || isWelcomed), conversation.messages.length, root);
  const send = useFocusAfterActs(element, (event: ConversationEvent) => {
    dispatchWhenLoaded(event, dispatch);
    if (event.type === 'rated') calls.rate(event.conversationId, event.rating).catch(log);
  });
  useSeen({ conversation, isOpen, isForeign, send: dispatch });
  useBadge(root, conversation);
  useEffect(() => {
    if (isBegun && !isForeign) saveChat(options.botId, { sessionId, conversation });
  }, [isBegun, isForeign, options, sessionId, conversation]);
  useEffect(() => (isOpen ? takeScreen({ root, onBack: minimize }) : undefined), [isOpen, root, minimize]);
  useEffect(() => {
    if (!message || sent.has(message)) return;
    sent.add(message);
    dispatchWhenLoaded({ type: 'asked', question: { kind: 'typed', text: message.text } }, dispatch);
  }, [message, dispatch]);
  const [name, email] = [textOf(visitor, 'name'), textOf(visitor, 'email')];
  useEffect(() => {
    if (isBegun && (name || email)) dispatch({ type: 'identified', visitor: { name, email } });
  }, [isBegun, name, email, dispatch]);
  const record = useResolved(bot, knownBot);
  const settings = useMemo(() => readBotSettings(record), [record]);
  useSound({ conversation, hasSound: settings.hasSound, isOpen, isForeign, later });
  const chat = {
    ...{ conversation, location: useResolved(location), settings, later, isOpen, isWhole, panel, origin },
    ...{ send, showPanel, startOver, emailChat: calls.emailChat, minimize },
  };
  return <ChatWindow chat={chat} element={element} />;
};
