import type { SizeOption } from '@chat-module/contract/locations';
import type { ConversationRow } from '../database/schema.ts';
import { findAsks } from './asks/find-asks.ts';
import { withLikelyAsks } from './asks/likely-asks.ts';
import type { ChatTurn } from './chat-turn.ts';
import { type PastTurn, resolveFollowUp } from './follow-up/resolve-follow-up.ts';
import { readText } from './language/read-text.ts';
import { rememberMessages } from './language/remember-messages.ts';
import { stockWords } from './sizes/stock-words.ts';
import { replyLanguage, textsIn } from './texts/reply-language.ts';

type Loaded = Omit<ChatTurn, 'text' | 'read' | 'asks' | 'texts' | 'chosenUnit'>;

const readMessage = rememberMessages(readText);

/** What a message says, in the light of the turns before it. */
export function readTurn(loaded: Loaded): ChatTurn {
  const { sent, facility, recentTurns } = loaded;
  const options = facility?.sizeOptions ?? [];
  const unit = chosenUnit(recentTurns, options);
  const text = sent.messageType ? sent.message : resolveFollowUp(pastTurns(recentTurns, options), sent.message);
  const earlier = recentTurns.map(({ userMessage }) => userMessage);
  const read = readMessage(text);
  return {
    ...loaded,
    text,
    read,
    asks: withLikelyAsks(findAsks(text, stockWords(options)), read),
    texts: textsIn[replyLanguage(sent.message, earlier)],
    chosenUnit: unit,
  };
}

const pastTurns = (newestFirst: readonly ConversationRow[], options: readonly SizeOption[]): PastTurn[] =>
  newestFirst
    .map(({ userMessage, unitId, responseSource }) => ({
      message: userMessage,
      unitSize: options.find(({ id }) => id === unitId)?.size,
      wasFaq: responseSource === 'faq',
    }))
    .reverse();

function chosenUnit(newestFirst: readonly ConversationRow[], options: readonly SizeOption[]): SizeOption | undefined {
  for (const { unitId } of newestFirst) {
    const option = unitId === null ? undefined : options.find(({ id }) => id === unitId);
    if (option) return option;
  }
  return undefined;
}
