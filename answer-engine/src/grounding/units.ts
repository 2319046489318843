/** Units of measure: their words, the base unit and how many of it they are. Days do not convert to months. */
export const units: readonly (readonly [string, string, number])[] = [
  ['minutes?|mins?|minutos?', 'minute', 1],
  ['hours?|hrs?|horas?', 'minute', 60],
  ['(?:business|working) days?|d[ií]as h[aá]biles', 'business day', 1],
  ['days?|d[ií]as?', 'minute', 1440],
  ['weeks?|semanas?', 'minute', 10_080],
  ['months?|mos?|mes(?:es)?', 'month', 1],
  ['years?|yrs?|años?|anos?', 'month', 12],
  ['square (?:feet|foot|ft)|sq ?ft|pies cuadrados', 'square foot', 1],
  ["feet|foot|ft|pies?|'(?!s)", 'foot', 1],
  ['inch(?:es)?|"|pulgadas?', 'inch', 1],
  ['yards?', 'yard', 1],
  ['miles?|mi|millas?', 'mile', 1],
  ['blocks?|cuadras?', 'block', 1],
  ['pounds?|lbs?|libras?', 'pound', 1],
  ['gallons?|galones', 'gallon', 1],
  ['watts?', 'watt', 1],
  ['amps?', 'amp', 1],
  ['volts?', 'volt', 1],
  ['acres?', 'acre', 1],
  ['°(?: ?[fc])?|degrees?(?: (?:fahrenheit|celsius))?|grados?', 'degree', 1],
  ['bed ?rooms?|br|rec[aá]maras?|dormitorios?|habitaci[oó]n(?:es)?', 'bedroom', 1],
];
export const anyUnit = units.map(([words]) => `(?:${words})`).join('|');
export const measureOf = (amount: number, unit: string): string => {
  const [, base, factor] = units.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit)) ?? ['', unit, 1];
  return `${Math.round(amount * factor * 1000) / 1000} ${base}`;
};

export const scaleOf = (text: string): number => {
  const unit = text.replace(/^[\d.,]+[ -]?/, '');
  return units.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit))?.[2] ?? 1;
};
