import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { type Location, locationSoon } from '../api/location.ts';
import { log } from '../log.ts';
import type { Tell } from '../widget-events.ts';
import { type ConversationEvent, converse } from './conversation.ts';
import type { Conversation, Request, RequestOutcome, UpcomingTurn } from './conversation-state.ts';

type Send = Dispatch<ConversationEvent>;

export interface Surroundings {
  location: Promise<Location | undefined>;
  /** Makes a call; rejects if it fails. */
  perform: (request: Request) => Promise<RequestOutcome>;
  tell: Tell;
}

/** Adds the upcoming messages in time. */
const useTimers = (upcoming: UpcomingTurn[], send: Send): void => {
  const timers = useRef(new Map<UpcomingTurn, number>());
  useEffect(() => {
    for (const turn of upcoming) {
      if (timers.current.has(turn)) continue;
      const come = () => send({ type: 'turnCame', upcoming: turn });
      timers.current.set(turn, window.setTimeout(come, turn.afterMs));
    }
  }, [upcoming, send]);
  useEffect(
    () => () => {
      for (const timer of timers.current.values()) clearTimeout(timer);
      timers.current.clear();
    },
    [],
  );
};

/** Makes the pending call. */
const useRequest = (request: Request | undefined, { perform }: Surroundings, send: Send): void => {
  useEffect(() => {
    if (!request) return;
    perform(request)
      .catch((error: unknown): RequestOutcome => {
        log('a call failed.', error);
        return { kind: 'failed' };
      })
      .then((outcome) => send({ type: 'requestEnded', request, outcome }));
  }, [request, perform, send]);
};

const useGreeting = ({ location }: Surroundings, isBegun: boolean, send: Send): void => {
  useEffect(() => {
    if (!isBegun) return;
    locationSoon(location).then((found) => send({ type: 'opened', businessName: found?.businessName ?? '' }));
  }, [location, isBegun, send]);
};

/** Tells the host page about new messages. */
const useMessageEvents = ({ messages }: Conversation, { tell }: Surroundings): void => {
  const told = useRef(messages.length);
  useEffect(() => {
    for (const { from, text } of messages.slice(told.current)) tell('message', { from, text });
    told.current = messages.length;
  }, [messages, tell]);
};

const nothingUpcoming: UpcomingTurn[] = [];

/** A chat that starts with the greeting, or continues, once it has begun; until then nothing runs. */
export const useConversation = (
  stored: Conversation,
  isBegun: boolean,
  surroundings: Surroundings,
): [Conversation, Send] => {
  const [conversation, send] = useReducer(converse, stored);
  useGreeting(surroundings, isBegun, send);
  useTimers(isBegun ? conversation.upcoming : nothingUpcoming, send);
  useRequest(isBegun ? conversation.request : undefined, surroundings, send);
  useMessageEvents(conversation, surroundings);
  return [conversation, send];
};
