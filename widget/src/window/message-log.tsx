import { useEffect, useRef } from 'react';
import { isBotTyping } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { Chat } from './chat.ts';
import { MessageView } from './message-view.tsx';

const spaceAbove = 8;

/** Created anew after each message: moving it down would count as a layout shift. */
const TypingIndicator = () => (
  <div className="bubble bot typing" role="img" aria-label={texts.typing}>
    <i />
    <i />
    <i />
  </div>
);

/** The scroll position of the end of the log, or of the start of its last message if that is longer than the window. */
const newestPositionIn = (scroller: HTMLElement): number => {
  const last = scroller.querySelector('.log')?.lastElementChild;
  if (!last) return 0;
  const start = last.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return Math.min(scroller.scrollHeight, start - spaceAbove);
};

/**
 * Scrolls to the newest message when the messages or their space have changed. Observing sizes, unlike reading them after
 * each render, forces no layout.
 */
const useScrollToNewest = () => {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = newestPositionIn(element);
    });
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return scroller;
};

/** The dots are outside the log, so that screen readers don't announce them. */
export const MessageLog = ({ chat }: { chat: Chat }) => {
  const { messages } = chat.conversation;
  return (
    <div className="scroller" ref={useScrollToNewest()}>
      <div>
        <p className="notice">{texts.botAnswers}</p>
        <div className="log" role="log" aria-label={texts.log}>
          {messages.map((_, at) => (
            <MessageView key={at} chat={chat} at={at} />
          ))}
        </div>
        {isBotTyping(chat.conversation) && <TypingIndicator key={messages.length} />}
      </div>
    </div>
  );
};
