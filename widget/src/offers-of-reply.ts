import type { Conversation, Inquiry, Offer, Question } from './conversation-state.ts';
import type { Reply } from './reply.ts';

/** The subject of a possible lead: the last question and the size it led to. */
export const inquiryOf = ({ unit }: Conversation, question: Question, { unitSize }: Reply): Inquiry => ({
  inquiry: question.text,
  unitSize: unitSize || unit?.size || '',
});

/** Turns the flags of a reply into buttons and forms. */
export const offersOf = (reply: Reply, question: Question, about: Inquiry): Offer[] => {
  const offers: Offer[] = [];
  if (reply.unitButtons.length) {
    const topic = question.kind === 'typed' ? 'sizes' : question.topic;
    offers.push({ kind: 'units', topic, units: reply.unitButtons });
  }
  if (reply.showRatesButton && reply.ratesPageUrl) offers.push({ kind: 'ratesPage', url: reply.ratesPageUrl });
  if (reply.showPayBillButton) offers.push({ kind: 'payBill' });
  if (reply.showAvailabilityConfirm) offers.push({ kind: 'availabilityPrompt', about });
  else if (reply.showLeadForm) offers.push({ kind: 'form', purpose: { kind: 'lead', about } });
  return offers;
};
