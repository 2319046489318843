import type { SizeOption } from '@chat-module/contract/locations';
import type { ConversationRow } from '../database/schema.ts';
import { findAsks } from './asks/find-asks.ts';
import { withLikelyAsks } from './asks/likely-asks.ts';
import type { ChatTurn } from './chat-turn.ts';
import { type PastTurn, resolveFollowUp } from './follow-up/resolve-follow-up.ts';
import { boundLength, boundWords } from './language/bound-text.ts';
import { readText } from './language/read-text.ts';
import { rememberMessages } from './language/remember-messages.ts';
import { findSituation } from './situations/find-situation.ts';
import { stockWords } from './sizes/stock-words.ts';
import { replyLanguage, textsIn } from './texts/reply-language.ts';

type Loaded = Omit<ChatTurn, 'said' | 'text' | 'read' | 'situation' | 'asks' | 'texts' | 'chosenUnit'>;

const readMessage = rememberMessages(readText);

/** What a message says, in the light of the turns before it. */
export function readTurn(loaded: Loaded): ChatTurn {
  const { sent, facility, recentTurns } = loaded;
  const options = facility?.sizeOptions ?? [];
  const unit = chosenUnit(recentTurns, options);
  const whole = boundLength(sent.message);
  const said = boundWords(whole);
  const earlier = recentTurns.map((turn) => ({ ...turn, userMessage: saidEarlier(turn) }));
  const text = sent.messageType ? said : resolveFollowUp(pastTurns(earlier, options), said);
  const read = readMessage(text);
  return {
    ...loaded,
    said,
    text,
    read,
    situation: findSituation(whole),
    asks: withLikelyAsks(findAsks(text, stockWords(options)), read),
    texts:
      textsIn[
        replyLanguage(
          said,
          earlier.map(({ userMessage }) => userMessage),
        )
      ],
    chosenUnit: unit,
  };
}

/** A follow-up takes up what was asked in a sentence or two. */
const wordsOfEarlier = 50;

const saidEarlier = ({ userMessage }: ConversationRow): string => boundWords(boundLength(userMessage), wordsOfEarlier);

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
