import type { RoomType, UnitButton, UnitCard } from '@chat-module/contract/chat';
import type { Reply } from '../api/reply.ts';

export type Step =
  | 'intro'
  | 'awaitingRoomChoice'
  | 'awaitingUnitChoice'
  | 'awaitingReservation'
  | 'collectingInfo'
  | 'chatting';

/** The visitor's question about a unit. */
export type Topic = 'sizes' | 'rates';

export type Unit = Pick<UnitButton, 'id' | 'size' | 'label'>;

export interface Contact {
  name: string;
  phone: string;
  email: string;
  /** The move-in date of a reservation; empty if the visitor gives none. */
  moveInDate: string;
}

/** The details that the host page may provide about the visitor. */
export type Visitor = Pick<Contact, 'name' | 'email'>;

/** A visitor's message, with what the server needs to answer it. */
export type Question = { text: string; messageId?: string; declined?: boolean | undefined } & (
  | { kind: 'typed' }
  | { kind: 'room'; topic: Topic; room: RoomType }
  | { kind: 'unit'; topic: Topic; unit: Unit }
);

/** The subject of a lead. */
export interface Inquiry {
  inquiry: string;
  unitSize: string;
}

/** Buttons or a form below a message. */
export type Offer =
  | { kind: 'options' }
  | { kind: 'rooms'; topic: Topic }
  | { kind: 'units'; topic: Topic; units: UnitCard[] }
  | { kind: 'payBill' }
  | { kind: 'ratesPage'; url: string }
  | { kind: 'reservePrompt'; unit: Unit }
  | { kind: 'availabilityPrompt'; about: Inquiry }
  | { kind: 'form'; purpose: Purpose }
  /** A reservation as it was requested. */
  | { kind: 'summary'; unit: Unit; contact: Contact }
  /** Questions to choose from; with `about`, a lead form opens if the visitor wants none of them. */
  | { kind: 'suggestions'; questions: string[]; about?: Inquiry | undefined }
  | { kind: 'tellMore' }
  | { kind: 'retry'; question: Question };

/** A question of the bot that is answered with yes or no. */
export type Prompt = Extract<Offer, { kind: 'reservePrompt' | 'availabilityPrompt' }>;

export type Rating = 1 | 5;

export interface BotMessage {
  from: 'bot';
  text: string;
  offers: Offer[];
  imageUrl?: string;
  conversationId?: string;
  rating?: Rating;
}

export interface VisitorMessage {
  from: 'visitor';
  text: string;
}

export type Message = BotMessage | VisitorMessage;

/** The purpose of a form. */
export type Purpose = { kind: 'reservation'; unit: Unit } | { kind: 'lead'; about: Inquiry };

/** A submitted form. All attempts to send it have the same key, so they count as one. */
export type FilledForm = Purpose & { contact: Contact; key: string };

/** The one call that may be in flight. */
export type Request = { kind: 'chat'; question: Question } | FilledForm;

export type RequestOutcome =
  | { kind: 'failed' }
  | { kind: 'replied'; question: Question; reply: Reply }
  | { kind: 'reserved'; officeHours: string }
  | { kind: 'leadTaken'; message: string };

/** A message that the bot adds later by itself. */
export type BotTurn =
  | { kind: 'message'; message: BotMessage }
  | { kind: 'answer'; question: Question; reply: Reply }
  | { kind: 'reservePrompt'; unit: Unit };

export interface UpcomingTurn {
  afterMs: number;
  turn: BotTurn;
}

/** The whole chat as plain data, stored for the next page of the site, where it continues. */
export interface Conversation {
  step: Step;
  messages: Message[];
  upcoming: UpcomingTurn[];
  request?: Request;
  /** How many of the messages the visitor has seen. */
  seen: number;
  /** The visitor declined the last offer with a button, which the server learns with the next message. */
  declined?: boolean | undefined;
  /** The last chosen unit. */
  unit?: Unit;
  /** The text in the message field. */
  draft: string;
  /** The form's fields. */
  contact: Contact;
  /** What the bot filled in from the visitor's messages. */
  drafted?: Contact;
  /** The form was submitted without required fields. */
  isContactMissing: boolean;
  /** The last submitted form, until it is confirmed. */
  sentForm?: FilledForm;
}

export const noContact: Contact = { name: '', phone: '', email: '', moveInDate: '' };

/** An empty form without errors. */
export const emptyForm = { contact: noContact, isContactMissing: false, sentForm: undefined };

export const newConversation: Conversation = {
  ...{ step: 'intro', messages: [], upcoming: [], seen: 0, draft: '' },
  ...emptyForm,
};

export const hasVisitorWritten = ({ messages }: Conversation): boolean =>
  messages.some(({ from }) => from === 'visitor');

export const countUnread = ({ messages, seen }: Conversation): number =>
  messages.slice(seen).filter(({ from }) => from === 'bot').length;

/** As many digits as the server requires; fewer mean an incomplete number. */
const minPhoneDigits = 7;

export const isFilled = ({ name, phone }: Contact): boolean =>
  name.trim() !== '' && phone.replace(/\D/g, '').length >= minPhoneDigits;

/** True from sending a message until its answer shows; nothing else can be sent meanwhile. */
export const isBusy = ({ request, upcoming }: Conversation): boolean =>
  request !== undefined || upcoming.some(({ turn }) => turn.kind === 'answer');

/** The dots show while an answer or the rest of the welcome is pending, not while a form is being sent. */
export const isBotTyping = ({ request, upcoming }: Conversation): boolean =>
  request?.kind === 'chat' || upcoming.length > 0;

const stepOfOffer = (offer: Offer): Step | undefined => {
  switch (offer.kind) {
    case 'reservePrompt':
    case 'availabilityPrompt':
      return 'awaitingReservation';
    case 'form':
      return 'collectingInfo';
  }
};

/**
 * Buttons that continue the flow stay for the whole chat. A yes-or-no question or a form is shown only in its own step,
 * and only the last one; what refers to the last message alone disappears with the next one.
 */
export const openOffers = ({ step, messages }: Conversation, at: number): Offer[] => {
  const message = messages[at];
  if (message?.from !== 'bot') return [];
  const isLastOfStep = !messages
    .slice(at + 1)
    .some((later) => later.from === 'bot' && later.offers.some((offer) => stepOfOffer(offer) === step));
  return message.offers.filter((offer) => {
    if (offer.kind === 'retry' || offer.kind === 'tellMore') return at === messages.length - 1;
    const ownStep = stepOfOffer(offer);
    return ownStep === undefined || (ownStep === step && isLastOfStep);
  });
};
