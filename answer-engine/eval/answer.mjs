import { createEngine, newDialogue, nextDialogue } from './engine.mjs';

const engine = createEngine();

/** A Tuesday at noon in New York. The time is fixed, so that "are you open now" always gets the same answer. */
const receivedAt = new Date('2026-06-02T16:00:00Z');

const noPrice = { monthlyPriceCents: null, priceAsOf: '', imageUrl: '' };

const recordOf = (id, facility) => ({
  id,
  timezone: 'America/New_York',
  facilityEmail: 'office@facility.example',
  ...facility,
  sizeOptions: facility.sizeOptions.map((option, at) => ({ id: `${id}-${at}`, ...noPrice, ...option })),
});

/** The knowledge of a facility that `readFacilities` returned. */
export const knowledgeOf = ({ id, facility, faqs }) =>
  engine.index({ facility: facility ? recordOf(id, facility) : undefined, faqs, passages: [] });

/**
 * Answers the messages of one visitor in process, without a language model.
 *
 * @param knowledge from `knowledgeOf`
 * @returns the engine's result for each message
 */
export const answerInTurn = (knowledge, messages) => {
  let dialogue = newDialogue;
  return messages.map((message) => {
    const answered = engine.answer({ message, receivedAt }, dialogue, knowledge);
    dialogue = nextDialogue(dialogue, answered.understanding, answered.reply);
    return answered;
  });
};

/** Whether the reply says how to reach safety. */
export const isEmergency = ({ decision }) => decision.kind === 'answer' && decision.candidate.source === 'emergency';

const kindOfSource = { availability_inquiry: 'availability', unit_details: 'unit_info', unanswered: 'none' };

const factOfField = {
  officeHours: 'hours',
  phoneNumber: 'phone',
  address: 'address',
  paymentPortalUrl: 'pay_bill',
  pricingPageUrl: 'rates',
  amenities: 'amenity',
};

/** Converts a reply to the form of a label. */
const predictionOf = ({ faqId, responseSource, unitSize, sources = [], ...reply }) => {
  if (faqId) return { kind: 'faq', faqId };
  const kind = kindOfSource[responseSource];
  if (kind) return { kind, unitSize };
  const fact = (name) => ({ kind: 'location_fact', fact: name, unitSize });
  if (responseSource === 'unit_pricing' || reply.showRatesButton) return fact('rates');
  if (reply.showPayBillButton) return fact('pay_bill');
  const field = sources.find((source) => source.kind === 'record')?.id;
  // Address and directions are one field of the record; only directions start with the link to the map.
  if (field === 'address' && reply.response.startsWith('[')) return fact('directions');
  return factOfField[field] ? fact(factOfField[field]) : { kind: 'none' };
};

/** Answers every message of the facilities. Returns the input of `score`. */
export const predictAll = (facilities) => {
  const predicted = [];
  for (const facility of facilities) {
    const knowledge = knowledgeOf(facility);
    for (const message of facility.messages) {
      const answered = engine.answer({ message: message.message, receivedAt }, newDialogue, knowledge);
      const suggested = (answered.reply.suggestions ?? []).map(({ id }) => id);
      const prediction = { ...predictionOf(answered.reply), suggested, isEmergency: isEmergency(answered) };
      predicted.push({ facilityId: facility.id, message, prediction });
    }
  }
  return predicted;
};
