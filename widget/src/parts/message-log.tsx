import { isBotTyping } from '../conversation-state.ts';
import { texts } from '../texts.ts';
import type { Chat } from './chat.ts';
import { MessageView } from './message-view.tsx';

/** New after each message: what moved down instead would count as a shift of the page's layout. */
const TypingIndicator = ({ after }: { after: number }) => (
  <div key={after} class="bubble bot typing" role="img" aria-label={texts.typing}>
    <i />
    <i />
    <i />
  </div>
);

/** The dots stand beside the log, so that they are not read out. */
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
