/** Encodes parentheses too, which would end a Markdown link. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

/** A Google Maps URL, in the universal form that opens on every device. */
export const mapsSearchUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encode(address)}`;
