import type { Conversation, Inquiry, Offer, Question } from './conversation-state.ts';
import type { Reply } from './reply.ts';

/** What a lead would be about: the question just asked, and the size it came to. */
export const inquiryOf = ({ unit }: Conversation, question: Question, { unitSize }: Reply): Inquiry => ({
  inquiry: question.text,
  unitSize: unitSize || unit?.size || '',
});

/** The flags of a reply as what the visitor can press or fill in. */
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
