/** Units that a number may have, each with the base that units of one kind share. */
const units: readonly (readonly [words: string, base: string, factor: number])[] = [
  ['seconds?|segundos?', 'minute', 1 / 60],
  ['minutes?|mins?|minutos?', 'minute', 1],
  ['hours?|hrs?|horas?', 'minute', 60],
  ['(?:business|working) days?|d[ií]as h[aá]biles', 'business day', 1],
  ['days?|d[ií]as?', 'minute', 24 * 60],
  ['weeks?|semanas?', 'minute', 7 * 24 * 60],
  ['months?|mos?|mes(?:es)?', 'month', 1],
  ['years?|yrs?|años?', 'month', 12],
  ['square (?:feet|foot|ft)|sq ?(?:ft|feet|foot)|sqft|sf|pies cuadrados', 'square foot', 1],
  ['cubic (?:feet|foot|ft)|cu ?ft', 'cubic foot', 1],
  ["feet|foot|ft|pies?|'(?!s)", 'foot', 1],
  ['inch(?:es)?|"|pulgadas?', 'inch', 1],
  ['yards?|yds?', 'yard', 1],
  ['miles?|mi|millas?', 'mile', 1],
  ['blocks?|cuadras?', 'block', 1],
  ['met(?:er|re)s?|metros?', 'metre', 1],
  ['kilomet(?:er|re)s?|km', 'kilometre', 1],
  ['pounds?|lbs?|libras?', 'pound', 1],
  ['tons?|toneladas?', 'ton', 1],
  ['gallons?|galones', 'gallon', 1],
  ['watts?', 'watt', 1],
  ['amps?', 'amp', 1],
  ['volts?', 'volt', 1],
  ['°(?: ?[fc])?|degrees?(?: (?:fahrenheit|celsius))?|grados?', 'degree', 1],
  ['acres?', 'acre', 1],
  ['mph', 'mph', 1],
  ['bed ?rooms?|br|rec[aá]maras?|dormitorios?|habitaci(?:ó|o)n(?:es)?', 'bedroom', 1],
];

const kindOfDay = '(?:(?:full|whole|calendar|more|extra|additional|free|consecutive) )?';
export const unitPattern = `${kindOfDay}(?:${units.map(([words]) => `(?:${words})`).join('|')})(?![a-z])`;

/** "2 weeks" and "14 days" are the same; 30 days are not a month. */
export function measureKey(number: number, unit: string): string {
  const bare = unit.replace(new RegExp(`^${kindOfDay}`, 'i'), '');
  const [, base, factor] = units.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(bare)) ?? ['', bare, 1];
  return `${Math.round(number * factor * 1000) / 1000} ${base}`;
}
