import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { findSmallTalk, type SmallTalk } from '../small-talk/find-small-talk.ts';
import { callUs } from '../write-contact.ts';

/** Greetings, thanks, questions about the bot, abuse, orders to the machine: met briefly and honestly. */
export function replyToSmallTalk(_context: Context, turn: ChatTurn): Reply | undefined {
  if (turn.sent.messageType) return undefined;
  const smallTalk = findSmallTalk(turn.said) ?? (turn.read.words.length === 0 ? 'greeting' : undefined);
  if (smallTalk === undefined) return undefined;
  if (smallTalk !== 'injection' && turn.asks.size > 0) return undefined;
  return { response: reply(turn, smallTalk), responseSource: 'unanswered', isQuestion: false };
}

function reply({ texts, facility }: ChatTurn, smallTalk: SmallTalk): string {
  const words = texts.smallTalk;
  switch (smallTalk) {
    case 'greeting':
    case 'maker':
      return words[smallTalk](facility?.businessName);
    case 'bot':
    case 'abuse':
      return words[smallTalk](callUs(texts, facility));
    default:
      return words[smallTalk];
  }
}
