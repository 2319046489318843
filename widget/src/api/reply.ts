import type { ChatReply, LeadDraft, UnitButton, UnitCard } from '@chat-module/contract/chat';
import { flagOf, listOf, textOf } from './received.ts';

/** The fields of a reply that the widget reads. Missing texts are empty. */
export type Reply = Required<Omit<ChatReply, 'responseSource' | 'suggestions' | 'leadDraft'>> & {
  /** Questions to choose from. */
  suggestions: string[];
  leadDraft: Required<LeadDraft>;
};

const readUnitButton = (received: unknown): Required<UnitButton> => ({
  id: textOf(received, 'id'),
  size: textOf(received, 'size'),
  label: textOf(received, 'label'),
  price: textOf(received, 'price'),
});

const readUnitCard = (received: unknown): Required<UnitCard> => ({
  ...readUnitButton(received),
  description: textOf(received, 'description'),
  imageUrl: textOf(received, 'imageUrl'),
});

const readLeadDraft = (received: unknown): Required<LeadDraft> => ({
  name: textOf(received, 'name'),
  phone: textOf(received, 'phone'),
  email: textOf(received, 'email'),
  unitSize: textOf(received, 'unitSize'),
  moveInDate: textOf(received, 'moveInDate'),
});

/** Undefined if the data isn't a reply. */
export const readReply = (received: unknown): Reply | undefined => {
  const response = textOf(received, 'response');
  if (!response) return undefined;
  return {
    response,
    conversationId: textOf(received, 'conversationId'),
    showLeadForm: flagOf(received, 'showLeadForm'),
    showAvailabilityConfirm: flagOf(received, 'showAvailabilityConfirm'),
    showPayBillButton: flagOf(received, 'showPayBillButton'),
    showRatesButton: flagOf(received, 'showRatesButton'),
    ratesPageUrl: textOf(received, 'ratesPageUrl'),
    unitSize: textOf(received, 'unitSize'),
    showReservationPrompt: flagOf(received, 'showReservationPrompt'),
    reservationUnit: readUnitButton(Object(received).reservationUnit),
    unitButtons: listOf(received, 'unitButtons')
      .map(readUnitCard)
      .filter(({ id, label }) => id && label),
    unitImage: textOf(received, 'unitImage'),
    suggestions: listOf(received, 'suggestions')
      .map((suggestion) => textOf(suggestion, 'question'))
      .filter(Boolean),
    leadDraft: readLeadDraft(Object(received).leadDraft),
    canTellMore: flagOf(received, 'canTellMore'),
  };
};
