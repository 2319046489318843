import { usStates } from './us-states.ts';

const country = /^(?:usa|u\.s\.a\.?|us|u\.s\.?|united states(?: of america)?|uk|united kingdom|ireland|canada)$/i;
/** ZIP codes, Canadian and British postal codes at the end of a part. */
const postalCode = /(?:^|\s)(?:\d{4,6}(?:-\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2})$/i;

const stateNames = new Set(usStates.map(({ name }) => name.toLowerCase()));
const isState = (part: string): boolean => /^[A-Z]{2}$/.test(part) || stateNames.has(part.toLowerCase());

/** The city of a postal address, as written; empty if the address has no commas or line breaks to tell it by. */
export function cityOfAddress(address: string): string {
  const [, ...parts] = address
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '' && !country.test(part));
  const named = parts.map((part) => part.replace(postalCode, '').trim()).filter((part) => part !== '');
  const last = named.at(-1) ?? '';
  const city = isState(last) ? (named.at(-2) ?? last) : last;
  return city.replace(/\s+[A-Z]{2}$/, '');
}
