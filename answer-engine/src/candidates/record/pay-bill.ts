import { callUs } from '../../compose/write-contact.ts';
import { type FactFinder, fromRecord } from './fact.ts';

export const payBill: FactFinder = ({ recordIntents, texts }, facility) => {
  const coverage = recordIntents.get('pay_bill');
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
