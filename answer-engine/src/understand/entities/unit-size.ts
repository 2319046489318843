import { detectLanguage } from '../../text/detect-language.ts';
import { memoize } from '../../text/memoize.ts';
import { writeNumbersAsDigits } from '../../text/number-words.ts';

/** A floor size in feet. */
export interface UnitSize {
  readonly widthFt: number;
  readonly depthFt: number;
  /** Where it is said. */
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

/** The room that is usually meant by an area, by its square feet. */
const usualRooms: ReadonlyMap<number, string> = new Map([
  [25, '5x5'],
  [50, '5x10'],
  [75, '5x15'],
  [120, '10x12'],
]);

const inFeet = (figure: string): number => Math.round(Number(figure) * feetPerMeter);
const ofArea = (squareFeet: number): string => usualRooms.get(squareFeet) ?? `10x${squareFeet / 10}`;

/** Every size named in a text, as people write them: 10x10, 10' x 10', 10*10, 10 by 10, ten by ten. */
export function parseUnitSizes(text: string): UnitSize[] {
  return [...inDigits(text).matchAll(sizePattern)]
    .map(([, width, depth]) => ({ widthFt: Number(width), depthFt: Number(depth) }))
    .filter(isPlausible);
}

/** A text without the sizes that it names. */
export const withoutUnitSizes = (text: string): string => inDigits(text).replace(sizePattern, ' ');

/** Every reader of a message looks for sizes in it. */
const remembered = 500;

/** In figures and feet: "ten by ten", "3 x 3 m" and "100 sq ft" are all a 10x10. */
const inDigits = memoize(
  (text) =>
    writeNumbersAsDigits(text, detectLanguage(text) ?? 'english')
      .replace(metricPattern, (_, width: string, depth: string) => `${inFeet(width)}x${inFeet(depth)}`)
      .replace(areaPattern, (_, area: string) => ofArea(Number(area))),
  remembered,
);

/** "24x7" says when, not how big. */
const isPlausible = ({ widthFt, depthFt }: UnitSize): boolean =>
  widthFt > 0 && depthFt > 0 && Math.max(widthFt, depthFt) <= maxSideFt && !(widthFt === 24 && depthFt === 7);

export const parseUnitSize = (text: string): UnitSize | undefined => parseUnitSizes(text)[0];

export const areaSqFt = ({ widthFt, depthFt }: UnitSize): number => widthFt * depthFt;

export const writeUnitSize = ({ widthFt, depthFt }: UnitSize): string => `${widthFt}x${depthFt}`;

/** A 20x10 is a 10x20 seen from the other side. */
export const isSameSize = (a: UnitSize, b: UnitSize): boolean =>
  areaSqFt(a) === areaSqFt(b) && Math.min(a.widthFt, a.depthFt) === Math.min(b.widthFt, b.depthFt);
