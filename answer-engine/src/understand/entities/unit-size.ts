import { detectLanguage } from '../../text/detect-language.ts';
import { memoize } from '../../text/memoize.ts';
import { writeNumbersAsDigits } from '../../text/number-words.ts';

/** A floor size in feet. */
export interface UnitSize {
  readonly widthFt: number;
  readonly depthFt: number;
  /** Present when stated. */
  readonly heightFt?: number;
}

const feet = `(?:'|’|′|ft\\.?|feet|foot|pies)?`;
const side = '(\\d{1,3}(?:\\.\\d{1,9})?)';
const sizePattern = new RegExp(
  `(?<![\\d.])${side}\\s?${feet}\\s?(?:x|×|\\*|by|por)\\s?${side}(?![\\d.]*\\d)\\s?${feet}`,
  'gi',
);

const maxSideFt = 200;
const feetPerMeter = 3.28;

const meters = '(?:m|mts?|meters?|metres?|metros?)';
const metricPattern = new RegExp(
  `(?<![\\d.])${side}\\s?${meters}?\\s?(?:x|×|\\*|by|por)\\s?${side}\\s?${meters}(?![a-z²2])`,
  'gi',
);
const areaPattern =
  /(?<![\d.])(\d{2,4})[\s-]?(?:sq\.?\s?(?:ft|feet|foot)\.?|sqft|square[\s-](?:feet|foot|ft)|pies cuadrados|ft2|ft²)/gi;

/** The common unit size for an area in square feet; for any other area, a unit 10 feet wide is assumed. */
const usualSizes: ReadonlyMap<number, string> = new Map([
  [25, '5x5'],
  [50, '5x10'],
  [75, '5x15'],
  [120, '10x12'],
]);

const inFeet = (figure: string): number => Math.round(Number(figure) * feetPerMeter);
function sizeOfArea(squareFeet: number): string {
  const otherSide = squareFeet / 10;
  return usualSizes.get(squareFeet) ?? (otherSide < 10 ? `${otherSide}x10` : `10x${otherSide}`);
}

/** Parses all unit sizes in a text: 10x10, 10' x 10', 10*10, 10 by 10, ten by ten, 3 x 3 m, 100 sq ft. */
export function parseUnitSizes(text: string): UnitSize[] {
  return [...inDigits(text).matchAll(sizePattern)]
    .map(([, width, depth]) => ({ widthFt: Number(width), depthFt: Number(depth) }))
    .filter(isPlausible);
}

/** Replaces the unit sizes of a text with spaces, and its number words with digits. */
export const withoutUnitSizes = (text: string): string => inDigits(text).replace(sizePattern, ' ');

/** Cache size; many steps parse the sizes of the same message. */
const cacheSize = 500;

/** Rewrites sizes in digits and feet: "ten by ten", "3 x 3 m" and "100 sq ft" all become 10x10. */
const inDigits = memoize(
  (text) =>
    writeNumbersAsDigits(text, detectLanguage(text) ?? 'english')
      .replace(metricPattern, (_, width: string, depth: string) => `${inFeet(width)}x${inFeet(depth)}`)
      .replace(areaPattern, (_, area: string) => sizeOfArea(Number(area))),
  cacheSize,
);

/** Rejects "24x7", which is a time. */
const isPlausible = ({ widthFt, depthFt }: UnitSize): boolean =>
  widthFt > 0 && depthFt > 0 && Math.max(widthFt, depthFt) <= maxSideFt && !(widthFt === 24 && depthFt === 7);

/** The first unit size of a text. */
export const parseUnitSize = (text: string): UnitSize | undefined => parseUnitSizes(text)[0];

/** The floor area in square feet. */
export const areaSqFt = ({ widthFt, depthFt }: UnitSize): number => widthFt * depthFt;

/** Formats a size as "10x20". */
export const writeUnitSize = ({ widthFt, depthFt }: UnitSize): string => `${widthFt}x${depthFt}`;

/** Whether two sizes are equal, ignoring the order of their sides: a 20x10 is a 10x20. */
export const isSameSize = (a: UnitSize, b: UnitSize): boolean =>
  areaSqFt(a) === areaSqFt(b) && Math.min(a.widthFt, a.depthFt) === Math.min(b.widthFt, b.depthFt);
