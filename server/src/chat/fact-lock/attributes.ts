/** What a figure is a figure of: a late fee is no deposit, although both may be $20. Each line is one attribute. */
const attributes: readonly RegExp[] = [
  /\b(?:late|overdue|past due|atrasad[oa]s?|tard[ií][oa]s?|recargo)\b/gi,
  /\b(?:admin\w*|set-?up)\b/gi,
  /\b(?:deposits?|dep[oó]sitos?)\b/gi,
  /\b(?:insur\w+|coverage|protection|seguros?)\b/gi,
  /\b(?:pad)?locks?\b|\bcandados?\b/gi,
  /\b(?:clean\w*|sweep\w*|limpieza)\b/gi,
  /\b(?:liens?|auctions?|subastas?)\b/gi,
  /\btransfer\w*\b/gi,
  /\b(?:trucks?|vans?|cami[oó]n(?:es)?)\b/gi,
  /\b(?:box|boxes|cajas?)\b/gi,
  /\b(?:keys?|fobs?|codes?|llaves?|c[oó]digos?)\b/gi,
  /\b(?:nsf|returned|bounced)\b/gi,
  /\b(?:parking|vehicles?|rvs?|boats?|cars?|trailers?|motorcycles?|estacionamiento)\b/gi,
  /\b(?:military|veterans?|militar\w*)\b/gi,
  /\bseniors?\b/gi,
  /\bstudents?\b|\bestudiantes?\b/gi,
  /\b(?:referrals?|refer)\b/gi,
  /\b(?:prepa\w+|in advance|upfront)\b/gi,
  /\b(?:notice|mov(?:e|ing)[ -]out|vacat\w+|aviso)\b/gi,
  /\b(?:reserv\w+|hold)\b/gi,
  /\b(?:refund\w*|prorat\w*|reembols\w+)\b/gi,
  /\b(?:years old|age|edad)\b/gi,
  /\b(?:outlets?|electric\w*|amps?|power)\b/gi,
  /\b(?:carts?|doll(?:y|ies))\b/gi,
  /\b(?:floors?|elevators?|upstairs|pisos?|elevador(?:es)?)\b/gi,
  /\b(?:cameras?|surveillance|c[aá]maras?)\b/gi,
  /\b(?:ceilings?|tall|height|techos?)\b/gi,
  /\b(?:doors?|puertas?)\b/gi,
  /\b(?:grace)\b/gi,
];

export interface FoundAttribute {
  readonly attribute: number;
  readonly at: number;
}

export const attributesIn = (text: string): FoundAttribute[] =>
  attributes.flatMap((words, attribute) => [...text.matchAll(words)].map(({ index }) => ({ attribute, at: index })));

/** The attributes closest to a place in a text: one, or two at the same distance. */
export function nearestAttributes(found: readonly FoundAttribute[], at: number): ReadonlySet<number> {
  const distances = found.map((it) => ({ attribute: it.attribute, distance: Math.abs(it.at - at) }));
  const nearest = Math.min(...distances.map(({ distance }) => distance));
  return new Set(distances.filter(({ distance }) => distance <= nearest + 6).map(({ attribute }) => attribute));
}
