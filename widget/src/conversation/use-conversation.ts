import type { PublicBot } from '@chat-module/contract/bots';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { readBotSettings } from '../api/bot-settings.ts';
import type { Location } from '../api/location.ts';
import { soon } from '../api/soon.ts';
import { log } from '../log.ts';
import type { Tell } from '../widget-events.ts';
import type { ConversationEvent } from './conversation.ts';
import type { Conversation, Request, RequestOutcome } from './conversation-state.ts';

type Send = Dispatch<ConversationEvent>;

export type Reducer = (conversation: Conversation, event: ConversationEvent) => Conversation;

export interface Surroundings {
  bot: Promise<PublicBot | undefined>;
  location: Promise<Location | undefined>;
  /** Makes a call; rejects if it fails. */
  perform: (request: Request) => Promise<RequestOutcome>;
  tell: Tell;
}

/** Another tab finishes what it started. If it was closed, this tab takes over after these times. */
const takeOver = { turnMs: 3000, requestMs: 35_000 };

/** Adds the upcoming messages in time. */
const useTimers = ({ upcoming }: Conversation, isForeign: boolean, send: Send): void => {
  const timers = useRef(new Map<object, number>());
  useEffect(() => {
    for (const turn of upcoming) {
      if (timers.current.has(turn)) continue;
      const come = () => send({ type: 'turnCame', upcoming: turn });
      timers.current.set(turn, window.setTimeout(come, turn.afterMs + (isForeign ? takeOver.turnMs : 0)));
    }
  }, [upcoming, isForeign, send]);
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer);
      timers.current.clear();
    },
    [],
  );
};

/** Makes the pending call. */
const useRequest = (request: Request | undefined, isForeign: boolean, { perform }: Surroundings, send: Send): void => {
  const isForeignNow = useRef(isForeign);
  isForeignNow.current = isForeign;
  useEffect(() => {
    if (!request) return;
    const make = async () => {
      const outcome = await perform(request).catch((error: unknown): RequestOutcome => {
        log(error);
        return { kind: 'failed' };
      });
      send({ type: 'requestEnded', request, outcome });
    };
    if (!isForeignNow.current) {
      make();
      return;
    }
    const timer = setTimeout(make, takeOver.requestMs);
    return () => clearTimeout(timer);
  }, [request, perform, send]);
};

const useGreeting = ({ location, bot }: Surroundings, isBegun: boolean, send: Send): void => {
  useEffect(() => {
    if (!isBegun) return;
    Promise.all([soon(location), soon(bot)]).then(([found, record]) => {
      const { greeting } = readBotSettings(record);
      send({ type: 'opened', businessName: found?.businessName ?? '', greeting });
    });
  }, [location, bot, isBegun, send]);
};

/** Tells the host page about new messages of this tab. */
const useMessageEvents = ({ messages }: Conversation, isForeign: boolean, { tell }: Surroundings): void => {
  const told = useRef(messages.length);
  useEffect(() => {
    if (!isForeign) for (const { from, text } of messages.slice(told.current)) tell('message', { from, text });
    told.current = messages.length;
  }, [messages, isForeign, tell]);
};

const idle = { upcoming: [], request: undefined };

/**
 * A chat that starts with the greeting or continues. Nothing runs before it has begun. A changed `stored` chat comes
 * from another tab. The last value tells whether the chat is as that tab left it.
 */
export const useConversation = (
  stored: Conversation,
  isBegun: boolean,
  reduce: Reducer,
  surroundings: Surroundings,
): [Conversation, Send, isForeign: boolean] => {
  const [conversation, send] = useReducer(reduce, stored);
  const known = useRef({ stored, adopted: undefined as Conversation | undefined });
  const isForeign = conversation === known.current.adopted;
  useEffect(() => {
    if (stored === known.current.stored) return;
    known.current = { stored, adopted: stored };
    send({ type: 'synced', conversation: stored });
  }, [stored]);
  useGreeting(surroundings, isBegun, send);
  const running = isBegun ? conversation : { ...conversation, ...idle };
  useTimers(running, isForeign, send);
  useRequest(running.request, isForeign, surroundings, send);
  useMessageEvents(conversation, isForeign, surroundings);
  return [conversation, send, isForeign];
};
