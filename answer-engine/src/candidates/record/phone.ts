import { phoneLink } from '../../compose/write-contact.ts';
import { type FactFinder, fromRecord } from './fact.ts';

export const phone: FactFinder = ({ recordIntents, texts }, facility) => {
  const coverage = recordIntents.get('phone');
  if (coverage === undefined) return undefined;
  const number = texts.record.phone(phoneLink(facility));
  if (!facility.officeHours) {
    return { reply: { response: number, responseSource: 'website', sources: fromRecord('phoneNumber') }, coverage };
  }
  const response = `${number}\n\n${texts.hours.ours(facility.officeHours)}`;
  const sources = fromRecord('phoneNumber', 'officeHours');
  return { reply: { response, responseSource: 'website', sources }, coverage };
};
