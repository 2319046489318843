import type { Reply } from '../api/reply.ts';
import type { Conversation, Inquiry, Offer, Question, Unit } from './conversation-state.ts';

/** The inquiry that the bot's last message offers to pass on to the facility. */
const openInquiryOf = ({ messages }: Conversation): Inquiry | undefined => {
  const last = messages.findLast(({ from }) => from === 'bot');
  const offers = last?.from === 'bot' ? last.offers : [];
  return offers.flatMap((offer) => ('about' in offer && offer.about) || [])[0];
};

/**
 * The subject of a possible lead: the last question and the size it led to. "Yes" is combined with the question that it
 * answers.
 */
export const inquiryOf = (conversation: Conversation, question: Question, reply: Reply): Inquiry => {
  const open = question.kind === 'typed' ? openInquiryOf(conversation) : undefined;
  return {
    inquiry: open ? `${open.inquiry}\n${question.text}` : question.text,
    unitSize: reply.unitSize || reply.leadDraft.unitSize || open?.unitSize || conversation.unit?.size || '',
  };
};

/** Turns the fields of a reply into buttons and forms. */
export const offersOf = ({ step }: Conversation, question: Question, reply: Reply, about: Inquiry): Offer[] => {
  const offers: Offer[] = [];
  if (reply.unitButtons.length) {
    const topic = question.kind === 'typed' ? 'sizes' : question.topic;
    offers.push({ kind: 'units', topic, units: reply.unitButtons });
  }
  if (reply.canTellMore) offers.push({ kind: 'tellMore' });
  if (reply.showRatesButton && reply.ratesPageUrl) offers.push({ kind: 'ratesPage', url: reply.ratesPageUrl });
  if (reply.showPayBillButton) offers.push({ kind: 'payBill' });
  if (reply.suggestions.length)
    offers.push({ kind: 'suggestions', questions: reply.suggestions, about: reply.showLeadForm ? about : undefined });
  else if (reply.showAvailabilityConfirm) offers.push({ kind: 'availabilityPrompt', about });
  else if (reply.showLeadForm) offers.push({ kind: 'form', purpose: { kind: 'lead', about } });
  // The visitor was asked before, and typed the answer.
  if (reply.showReservationPrompt && step === 'awaitingReservation')
    offers.push({ kind: 'form', purpose: { kind: 'reservation', unit: promptedUnit(reply) } });
  return offers;
};

/** A prompt from the server has a unit, or at least a size. */
export const promptedUnit = ({ unitSize, reservationUnit }: Reply): Unit =>
  reservationUnit.id ? reservationUnit : { id: '', size: unitSize, label: unitSize };
