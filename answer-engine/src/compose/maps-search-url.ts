/** Parentheses would end the link that the address stands in. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

/** A map of a place, on whatever device: Google's universal map address. */
export const mapsSearchUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encode(address)}`;
