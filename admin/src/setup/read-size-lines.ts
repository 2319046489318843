import type { SizeOptionInput } from '@chat-module/contract/locations';

const separators = /[\n;]|,(?=\s*\d+(?:\.\d+)?\s*['’′]?\s*[x×])/i;
const dimensions = /^\d+(?:\.\d+)?\s*['’′]?\s*[x×]\s*\d+(?:\.\d+)?\s*['’′]?/i;
const price = /\$\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(?:\/|per|a)?\s*(?:months?|mo)?\b\.?/i;
const punctuation = /^[\s,:–—-]+|[\s,:–—-]+$/g;

const usualTypes: readonly (readonly [RegExp, string])[] = [
  [/^(?:climate|temperature)(?:[ -]?control(?:led)?)?$/i, 'Climate controlled'],
  [/^drive[ -]?up$/i, 'Drive-up'],
];

const isParking = /\b(?:parking|vehicles?|cars?|boats?|rvs?|trailers?)\b/i;

/** Parses sizes as people list them, one per line: "10x10 climate controlled $89". */
export const readSizeLines = (text: string): SizeOptionInput[] =>
  text
    .split(separators)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);

const readLine = (line: string): SizeOptionInput => {
  const words = line.replace(price, ' ').replace(/\s+/g, ' ').replace(punctuation, '');
  const measured = dimensions.exec(words)?.[0];
  return {
    size: measured?.replace(/['’′\s]/g, '').replace('×', 'x') ?? words,
    type: measured === undefined ? '' : writeType(words.slice(measured.length).replace(punctuation, '')),
    monthlyPriceCents: readCents(price.exec(line)?.[1]),
    ...(isParking.test(words) && { category: 'parking' as const }),
  };
};

const readCents = (dollars: string | undefined): number | null =>
  dollars === undefined ? null : Math.round(Number(dollars.replaceAll(',', '')) * 100) || null;

const writeType = (type: string): string =>
  usualTypes.find(([written]) => written.test(type))?.[1] ?? type.charAt(0).toUpperCase() + type.slice(1);
