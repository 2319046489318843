import { useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from '../api/location.ts';
import { loadChat, newChat, type StoredChat, saveChat } from '../conversation/chat-storage.ts';
import type { ConversationEvent } from '../conversation/conversation.ts';
import { hasVisitorWritten, type Rating, type Request } from '../conversation/conversation-state.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { log } from '../log.ts';
import type { WindowNeeds } from '../window-contract.ts';
import { ChatWindow } from './chat-window.tsx';
import { takeScreen } from './phone-screen.ts';
import { useFocus } from './use-focus.ts';
import { loadLater, useLater } from './use-later.ts';
import { useResolved } from './use-resolved.ts';

interface Props {
  needs: WindowNeeds;
  location: Promise<Location | undefined>;
  isOpen: boolean;
}

/** True from the first opening on. */
const useWasOpened = (isOpen: boolean): boolean => {
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  return wasOpened.current;
};

/** The calls of a session, whose code is loaded with the first one. */
const useCalls = ({ needs, location }: Props, sessionId: string) => {
  const { origin, options, tell } = needs;
  const { botId } = options;
  return useMemo(() => {
    const load = async () => {
      const later = await loadLater();
      if (!later) throw new Error('Not loaded.');
      return { ...later, api: later.createApi(origin, botId, sessionId) };
    };
    return {
      location,
      tell,
      perform: async (request: Request) => {
        const { performRequest, api } = await load();
        return performRequest(request, { api, location, tell });
      },
      rate: async (conversationId: string, rating: Rating) => (await load()).api.rate(conversationId, rating),
    };
  }, [origin, botId, sessionId, location, tell]);
};

interface SessionProps extends Props {
  stored: StoredChat;
  startOver: () => void;
}

/** The window with one session's chat. */
const Session = ({ stored, startOver, ...props }: SessionProps) => {
  const { location, isOpen } = props;
  const { origin, options, root, onMinimize: minimize } = props.needs;
  const { sessionId } = stored;
  const isBegun = useWasOpened(isOpen);
  const calls = useCalls(props, sessionId);
  const [conversation, dispatch] = useConversation(stored.conversation, isBegun, calls);
  const later = useLater(hasVisitorWritten(conversation), conversation.messages.length);
  const element = useRef<HTMLDivElement>(null);
  const send = useFocus(element, isOpen, (event: ConversationEvent) => {
    dispatch(event);
    if (event.type === 'rated')
      calls.rate(event.conversationId, event.rating).catch((error: unknown) => log('rating lost.', error));
  });
  useEffect(() => {
    if (isBegun) saveChat(options.botId, { sessionId, conversation });
  }, [isBegun, options, sessionId, conversation]);
  useEffect(() => (isOpen ? takeScreen({ root, onBack: minimize }) : undefined), [isOpen, root, minimize]);
  const chat = { conversation, location: useResolved(location), later, isOpen, origin, send, startOver, minimize };
  return <ChatWindow chat={chat} element={element} />;
};

/** The chat of one bot, stored in the browser from the first opening on. */
export const ChatOnPage = (props: Props) => {
  const { botId } = props.needs.options;
  const [stored, setStored] = useState(() => loadChat(botId));
  return <Session key={stored.sessionId} {...props} stored={stored} startOver={() => setStored(newChat())} />;
};
