import { toJson } from '../api/to-json.ts';
import { fill, texts } from '../texts/texts.ts';
import type { BotMessage, BotTurn, Conversation, Message, Offer, UpcomingTurn, Visitor } from './conversation-state.ts';

const howCanIHelpDelayMs = 1000;
const optionPromptDelayMs = 3500;

/** The events that occur before the visitor acts, and those of a chat that is only shown. */
export type WelcomeEvent =
  | { type: 'opened'; businessName: string; greeting: string }
  | { type: 'turnCame'; upcoming: UpcomingTurn }
  | { type: 'drafted'; text: string }
  /** The host page provided details about the visitor. */
  | { type: 'identified'; visitor: Partial<Visitor> }
  | { type: 'seen' }
  /** Another tab of the site changed the chat. */
  | { type: 'synced'; conversation: Conversation }
  /** The visitor acted, but the code for it can't be loaded. */
  | { type: 'notLoaded' };

export const says = (text: string, ...offers: Offer[]): BotMessage => ({ from: 'bot', text, offers });

export const later = (afterMs: number, turn: BotTurn): UpcomingTurn => ({ afterMs, turn });

export const add = (conversation: Conversation, ...messages: Message[]): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, ...messages],
});

/** Compared by content: a chat that comes from another tab is a copy. */
export const isSame = (one: object, other: object): boolean => toJson(one) === toJson(other);

/** The conversation without an upcoming turn; undefined if the turn has come already. */
export const withoutTurn = (conversation: Conversation, upcoming: UpcomingTurn): Conversation | undefined => {
  const at = conversation.upcoming.findIndex((one) => isSame(one, upcoming));
  if (at < 0) return undefined;
  return { ...conversation, upcoming: conversation.upcoming.filter((_, index) => index !== at) };
};

const greet = (conversation: Conversation, businessName: string, ownGreeting: string): Conversation => {
  if (conversation.messages.length > 0) return conversation;
  const usualGreeting = businessName ? fill(texts.greeting, businessName) : texts.greetingWithoutName;
  const optionPrompt = says(texts.optionPrompt, { kind: 'options' });
  return {
    ...add(conversation, says(ownGreeting || usualGreeting)),
    upcoming: [
      later(howCanIHelpDelayMs, { kind: 'message', message: says(texts.howCanIHelp) }),
      later(optionPromptDelayMs, { kind: 'message', message: optionPrompt }),
    ],
  };
};

const takeMessage = (conversation: Conversation, upcoming: UpcomingTurn): Conversation => {
  const { turn } = upcoming;
  const rest = turn.kind === 'message' && withoutTurn(conversation, upcoming);
  return rest ? add(rest, turn.message) : conversation;
};

/** Fills in what the form lacks. */
const identify = (conversation: Conversation, { name = '', email = '' }: Partial<Visitor>): Conversation => {
  const { contact } = conversation;
  return { ...conversation, contact: { ...contact, name: contact.name || name, email: contact.email || email } };
};

/** The part of the reducer that is there from the first opening on; `converse` does the rest. Ignores other events. */
export const welcome = (conversation: Conversation, event: WelcomeEvent): Conversation => {
  switch (event.type) {
    case 'opened':
      return greet(conversation, event.businessName, event.greeting);
    case 'turnCame':
      return takeMessage(conversation, event.upcoming);
    case 'drafted':
      return { ...conversation, draft: event.text };
    case 'identified':
      return identify(conversation, event.visitor);
    case 'seen':
      return { ...conversation, seen: conversation.messages.length };
    case 'synced':
      return event.conversation;
    case 'notLoaded':
      return add(conversation, says(texts.chatFailure));
    default:
      return conversation;
  }
};
