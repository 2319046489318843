import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { callUs } from '../../compose/write-contact.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** "Send me where to pay" */
const asksWhereToPay =
  /\bwhere (?:to|do i|can i|do we|can we) (?:make a payment|pay)\b(?! (?:in|by|with|cash|for|the|at)\b)|\b(?:payment|pay) (?:page|link|portal|site)\b|\blink to pay\b|\b(?:a ?)?donde (?:se )?(?:pag[oa]|puedo pagar)\b/;

export const payBill: FactFinder = ({ recordIntents, texts, said }, facility) => {
  const coverage = asksWhereToPay.test(normalizeText(said)) ? 1 : recordIntents.get('pay_bill');
  if (coverage === undefined) return undefined;
  if (!facility.paymentPortalUrl) {
    const response = texts.record.payByPhone(callUs(texts, facility));
    return { reply: { response, responseSource: 'website', sources: fromRecord('phoneNumber') }, coverage };
  }
  return {
    reply: {
      response: texts.record.payOnline,
      responseSource: 'website',
      showPayBillButton: true,
      sources: fromRecord('paymentPortalUrl'),
    },
    coverage,
  };
};
