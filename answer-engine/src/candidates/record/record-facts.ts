import type { Turn } from '../../turn.ts';
import type { Candidate } from '../candidate.ts';
import { amenities } from './amenities.ts';
import { email } from './email.ts';
import type { FactFinder } from './fact.ts';
import { officeHours } from './office-hours.ts';
import { payBill } from './pay-bill.ts';
import { phone } from './phone.ts';
import { address, directions } from './place.ts';
import { rates } from './rates.ts';
import { sizes } from './sizes.ts';
import { website } from './website.ts';

/** In order of preference among facts with the same coverage. */
const finders: Readonly<Record<string, FactFinder>> = {
  payBill,
  rates,
  officeHours,
  address,
  directions,
  phone,
  email,
  website,
  sizes,
  amenities,
};

/** The facts of the record that a message asks for. */
export function recordFactCandidates(turn: Turn): Candidate[] {
  const { facility } = turn;
  if (!facility) return [];
  return Object.entries(finders).flatMap(([name, find]) => {
    const fact = find(turn, facility);
    if (!fact) return [];
    const { coverage: score, isCertain, isQuote, reply } = fact;
    return [{ source: 'recordFact' as const, name, score, isCertain, isQuote, compose: () => reply }];
  });
}
