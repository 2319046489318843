const streets: readonly (readonly [written: string, short: string])[] = [
  ['street', 'st'],
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['way', 'way'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['circle', 'cir'],
  ['terrace', 'ter'],
  ['trail', 'trl'],
  ['route', 'rte'],
  ['loop', 'loop'],
  ['pike', 'pike'],
  ['square', 'sq'],
];
const directions: readonly (readonly [written: string, short: string])[] = [
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['suite', 'ste'],
  ['building', 'bldg'],
  ['interstate', 'i'],
];
const states = new Map(
  (
    'alabama al,alaska ak,arizona az,arkansas ar,california ca,colorado co,connecticut ct,delaware de,florida fl,georgia ga,hawaii hi,idaho id,' +
    'illinois il,indiana in,iowa ia,kansas ks,kentucky ky,louisiana la,maine me,maryland md,massachusetts ma,michigan mi,minnesota mn,mississippi ms,' +
    'missouri mo,montana mt,nebraska ne,nevada nv,new-hampshire nh,new-jersey nj,new-mexico nm,new-york ny,north-carolina nc,north-dakota nd,ohio oh,' +
    'oklahoma ok,oregon or,pennsylvania pa,rhode-island ri,south-carolina sc,south-dakota sd,tennessee tn,texas tx,utah ut,vermont vt,virginia va,' +
    'washington wa,west-virginia wv,wisconsin wi,wyoming wy'
  )
    .split(',')
    .map((pair): [string, string] => {
      const [name = '', code = ''] = pair.split(' ');
      return [name.replace('-', ' '), code];
    }),
);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const suffix = streets
  .flatMap((pair) => [...pair])
  .map(capitalised)
  .join('|');
const name = String.raw`(?:[A-Z][\w'&]*|\d+(?:st|nd|rd|th))`;
const stateCodes = [...states.values()].map((code) => code.toUpperCase()).join('|');
const stateNames = [...states.keys()].map((it) => it.split(' ').map(capitalised).join(' ')).join('|');

/** "12 N Cedar Lane", "Fifth Avenue" */
export const streetPattern = new RegExp(`(?:\\b\\d+[A-Za-z]? )?(?:\\b${name} ){1,4}(?:${suffix})\\b(?!-)`, 'g');
/** "Highway 101", "Suite 4", "Exit 24" */
export const numberedPlacePattern =
  /\b(?:[Hh]ighway|Hwy|[Rr]oute|Rte|[Ii]nterstate|[Ee]xit|[Ss]uite|Ste|[Bb]uilding|Bldg|Gate|Door|Bay|Room|Level|Lot|Unit|US|SR)[ #-]{1,2}\d+[A-Z]?\b(?! ?(?:[ap]m?\b|:|-\d|[a-z]))|\bI-\d+\b/g;
/** "Springfield, OR" */
export const cityPattern = new RegExp(
  `\\b[A-Z][\\w'-]+(?: [A-Z][\\w'-]+){0,2},? (?:${stateCodes}|${stateNames})\\b`,
  'g',
);

const shortForms = new Map([...streets, ...directions]);

/** Lower case, without punctuation, every usual word in its short form: what is looked for, and where. */
export function placeKey(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const withStates = [...states].reduce(
    (key, [state, code]) => key.replaceAll(new RegExp(`\\b${state}\\b`, 'g'), code),
    words,
  );
  return withStates
    .split(' ')
    .map((word) => shortForms.get(word) ?? word)
    .join(' ');
}
