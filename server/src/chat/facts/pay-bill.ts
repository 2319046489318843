import { callUs } from '../write-contact.ts';
import { coverageBy, type FactFinder } from './fact.ts';

const explains = ['pay', 'pay_now', 'bill', 'account', 'online', 'rent_money', 'rent', 'send', 'wish'];

export const payBill: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_pay_bill')) return undefined;
  const coverage = coverageBy(turn, explains);
  if (!facility.paymentPortalUrl) {
    const response = `To pay your bill, please ${callUs(facility)} or stop by the office.`;
    return { reply: { response, responseSource: 'website' }, coverage };
  }
  return {
    reply: {
      response: 'You can pay your bill online, any time, with the button below.',
      responseSource: 'website',
      showPayBillButton: true,
    },
    coverage,
  };
};
