import { isBotTyping } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { MessageView } from './message-view.tsx';

/** Created anew after each message: moving it down would count as a layout shift. */
const TypingIndicator = ({ after }: { after: number }) => (
  <div key={after} class="bubble bot typing" role="img" aria-label={texts.typing}>
    <i />
    <i />
    <i />
  </div>
);

/** The dots are outside the log, so that screen readers don't announce them. */
export const MessageLog = ({ chat }: { chat: Chat }) => (
  <div class="scroller">
    <p class="notice">{texts.botAnswers}</p>
    <div class="log" role="log" aria-label={texts.log}>
      {chat.conversation.messages.map((_, at) => (
        <MessageView key={at} chat={chat} at={at} />
      ))}
    </div>
    {isBotTyping(chat.conversation) && <TypingIndicator after={chat.conversation.messages.length} />}
  </div>
);
