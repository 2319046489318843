const factOfField = {
  officeHours: 'hours',
  phoneNumber: 'phone',
  address: 'address',
  paymentPortalUrl: 'pay_bill',
  pricingPageUrl: 'rates',
  amenities: 'amenity',
};

const kindOfSource = {
  availability_inquiry: 'availability',
  unit_details: 'unit_info',
  unanswered: 'none',
};

/** A reply in the scorer's terms. `conversation` is what the operator sees of it: the FAQ, and the fields of the record. */
export const predict = (reply, conversation, idsInSet) => {
  const { responseSource, unitSize } = reply;
  if (conversation.faqId) return { kind: 'faq', faqId: idsInSet.get(conversation.faqId) };
  const kind = kindOfSource[responseSource];
  if (kind) return { kind, unitSize };
  if (responseSource === 'unit_pricing' || reply.showRatesButton)
    return { kind: 'location_fact', fact: 'rates', unitSize };
  if (reply.showPayBillButton) return { kind: 'location_fact', fact: 'pay_bill' };
  const field = conversation.sources.find((source) => source.kind === 'record')?.id;
  // Both are the address: the way there begins with the map.
  if (field === 'address' && reply.response.startsWith('[')) return { kind: 'location_fact', fact: 'directions' };
  return field in factOfField ? { kind: 'location_fact', fact: factOfField[field] } : { kind: 'none' };
};
