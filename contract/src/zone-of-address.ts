import { type UsState, usStates } from './us-states.ts';

/** The time zone of a postal address, if the address is unambiguous. */
export function zoneOfAddress(address: string): string | undefined {
  const written = address.trim().replace(/[.,\s]+$/, '');
  return zoneInCountry(written) ?? zoneInCanada(written) ?? zoneInUs(written);
}

const zoneInCountry = (address: string): string | undefined => {
  if (/,\s*(?:united kingdom|uk|great britain|england|scotland|wales|northern ireland)$/i.test(address))
    return 'Europe/London';
  return /,\s*(?:republic of )?ireland$/i.test(address) ? 'Europe/Dublin' : undefined;
};

/** By the first letter of the postal code, where all codes with it share one time zone. */
const canadianZones: readonly (readonly [letters: string, zone: string])[] = [
  ['BC', 'America/Halifax'],
  ['E', 'America/Moncton'],
  ['HJKLMN', 'America/Toronto'],
  ['R', 'America/Winnipeg'],
  ['T', 'America/Edmonton'],
];

const zoneInCanada = (address: string): string | undefined => {
  const [, letter] = /\b([a-z])\d[a-z]\s?\d[a-z]\d(?:,?\s*(?:canada|ca))?$/i.exec(address) ?? [];
  return letter && canadianZones.find(([letters]) => letters.includes(letter.toUpperCase()))?.[1];
};

const country = /,?\s+(?:usa|u\.s\.a|us|u\.s|united states(?: of america)?)$/i;

function zoneInUs(address: string): string | undefined {
  const place = address.replace(country, '').replace(/\bD\.C\b\.?/i, 'DC');
  const [, before, zip] = /^(.*?)[\s,.]+(\d{5})(?:-\d{4})?$/.exec(place) ?? [];
  if (before !== undefined && zip) return zoneOfZip(stateAtEnd(before), zip);
  const state = stateAtEnd(place);
  const isSure = state?.isWhole && (place !== address || isClearlyState(place, state));
  return isSure ? state.zones[0]?.[1] : undefined;
}

/** If the ZIP code belongs to another state, one of the two is wrong. */
const zoneOfZip = (state: UsState | undefined, zip: string): string | undefined =>
  state?.zones.find(([zips]) => zips.split(' ').some((range) => isWithin(range, zip)))?.[1];

function isWithin(range: string, zip: string): boolean {
  const [first = '', last = first] = range.split('-');
  return zip.slice(0, first.length) >= first && zip.slice(0, last.length) <= last;
}

const stateAtEnd = (place: string): UsState | undefined => {
  const end = place.toLowerCase();
  return usStates.find(({ code, name }) => [code, name].some((it) => isLastWord(end, it.toLowerCase())));
};

const isLastWord = (place: string, word: string): boolean =>
  place.endsWith(word) && /^$|[\s,]$/.test(place.slice(0, -word.length));

/** Other countries, or parts of them, have the same names and codes. */
const ambiguousNames = new Set(['Georgia', 'Washington']);
const codesOfOthers = new Set(
  'AL AR AS AZ CA CO DE GA GU ID IL IN KY LA MA MD ME MN MO MP MS MT NC NE PA PR SC SD TN VA VI WA'.split(' '),
);

/** Without a ZIP code or a country: "12 Main St, Albany, NY". Other countries put postal codes elsewhere. */
function isClearlyState(place: string, { code, name }: UsState): boolean {
  if (/\D\d{4,}/.test(place) || !/^\d.*,/.test(place)) return false;
  return place.endsWith(code) ? !codesOfOthers.has(code) : !ambiguousNames.has(name);
}
