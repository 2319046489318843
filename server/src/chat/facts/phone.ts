import { phoneLink } from '../write-contact.ts';
import { coverageBy, type FactFinder } from './fact.ts';

export const phone: FactFinder = (turn, facility) => {
  if (!turn.read.topics.has('ask_phone')) return undefined;
  const hours = facility.officeHours && `\n\nOur hours:\n${facility.officeHours}`;
  return {
    reply: { response: `You can reach us at ${phoneLink(facility)}.${hours}`, responseSource: 'website' },
    coverage: coverageBy(turn, ['phone', 'human', 'office', 'wish']),
  };
};
