import type { RoomType, UnitButton } from '@chat-module/contract/chat';
import type { Reply } from './reply.ts';

export type Step =
  | 'intro'
  | 'awaitingRoomChoice'
  | 'awaitingUnitChoice'
  | 'awaitingReservation'
  | 'collectingInfo'
  | 'chatting';

/** What the visitor wants to know of a unit. */
export type Topic = 'sizes' | 'rates';

export type Unit = Pick<UnitButton, 'id' | 'size' | 'label'>;

export interface Contact {
  name: string;
  phone: string;
  email: string;
  /** Of a reservation; empty when the visitor does not say. */
  moveInDate: string;
}

/** A message of the visitor, with what the server must know to answer it. */
export type Question =
  | { kind: 'typed'; text: string }
  | { kind: 'room'; topic: Topic; room: RoomType; text: string }
  | { kind: 'unit'; topic: Topic; unit: Unit; text: string };

/** What a lead is about. */
export interface Inquiry {
  inquiry: string;
  unitSize: string;
}

/** What stands under a message for the visitor to press or fill in. */
export type Offer =
  | { kind: 'options' }
  | { kind: 'rooms'; topic: Topic }
  | { kind: 'units'; topic: Topic; units: UnitButton[] }
  | { kind: 'payBill' }
  | { kind: 'ratesPage'; url: string }
  | { kind: 'reservePrompt'; unit: Unit }
  | { kind: 'availabilityPrompt'; about: Inquiry }
  | { kind: 'form'; purpose: Purpose }
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

/** What a form is filled in for. */
export type Purpose = { kind: 'reservation'; unit: Unit } | { kind: 'lead'; about: Inquiry };

/** A filled in form. The key is the same for every attempt to send it, so that however many arrive count as one. */
export type FilledForm = Purpose & { contact: Contact; key: string };

/** The one call that may be on its way to the server. */
export type Request = { kind: 'chat'; question: Question } | FilledForm;

export type RequestOutcome =
  | { kind: 'failed' }
  | { kind: 'replied'; question: Question; reply: Reply }
  | { kind: 'reserved'; officeHours: string }
  | { kind: 'leadTaken'; message: string };

/** Something the bot says later, by itself. */
export type BotTurn =
  | { kind: 'message'; message: BotMessage }
  | { kind: 'answer'; question: Question; reply: Reply }
  | { kind: 'reservePrompt'; unit: Unit };

export interface UpcomingTurn {
  afterMs: number;
  turn: BotTurn;
}

/** The whole chat, as plain data: it is kept for the next page of the site and goes on from there. */
export interface Conversation {
  step: Step;
  messages: Message[];
  upcoming: UpcomingTurn[];
  request?: Request;
  /** The unit chosen last. */
  unit?: Unit;
  /** What stands in the message field. */
  draft: string;
  /** What stands in the form. */
  contact: Contact;
  /** The form was submitted without what it needs. */
  isContactMissing: boolean;
  /** The form that was sent last, as long as nobody has confirmed it. */
  sentForm?: FilledForm;
}

const noContact: Contact = { name: '', phone: '', email: '', moveInDate: '' };

/** An empty form, with nothing to complain of. */
export const emptyForm = { contact: noContact, isContactMissing: false, sentForm: undefined };

export const newConversation: Conversation = { step: 'intro', messages: [], upcoming: [], draft: '', ...emptyForm };

/** As many digits as the server asks for; fewer are a number not typed to its end. */
const minPhoneDigits = 7;

export const isFilled = ({ name, phone }: Contact): boolean =>
  name.trim() !== '' && phone.replace(/\D/g, '').length >= minPhoneDigits;

/** True from the moment a message is sent until its answer shows; nothing else can be sent meanwhile. */
export const isBusy = ({ request, upcoming }: Conversation): boolean =>
  request !== undefined || upcoming.some(({ turn }) => turn.kind === 'answer');

/** The dots show for an answer and for the rest of the welcome, not while a form is on its way. */
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
 * Buttons that lead on stay for the whole chat. A yes-or-no question and a form are shown in their own step only,
 * and of several the last one; an invitation to try again goes with the next message.
 */
export const openOffers = ({ step, messages }: Conversation, at: number): Offer[] => {
  const message = messages[at];
  if (message?.from !== 'bot') return [];
  const isLastOfStep = !messages
    .slice(at + 1)
    .some((later) => later.from === 'bot' && later.offers.some((offer) => stepOfOffer(offer) === step));
  return message.offers.filter((offer) => {
    if (offer.kind === 'retry') return at === messages.length - 1;
    const ownStep = stepOfOffer(offer);
    return ownStep === undefined || (ownStep === step && isLastOfStep);
  });
};
