import { numberWordPattern, numberWordValue } from '../language/number-words.ts';

/** A floor size in feet. */
export interface UnitSize {
  readonly widthFt: number;
  readonly depthFt: number;
  /** Where it is said. */
  readonly heightFt?: number;
}

const feet = `(?:'|’|′|ft\\.?|feet|foot|pies)?`;
const side = '(\\d{1,3}(?:\\.\\d+)?)';
const sizePattern = new RegExp(
  `(?<![\\d.])${side}\\s?${feet}\\s?(?:x|×|\\*|by|por)\\s?${side}(?![\\d.]*\\d)\\s?${feet}`,
  'gi',
);

const maxSideFt = 200;

/** Every size named in a text, as people write them: 10x10, 10' x 10', 10*10, 10 by 10, ten by ten. */
export function parseUnitSizes(text: string): UnitSize[] {
  return [...inDigits(text).matchAll(sizePattern)]
    .map(([, width, depth]) => ({ widthFt: Number(width), depthFt: Number(depth) }))
    .filter(isPlausible);
}

/** A text without the sizes that it names. */
export const withoutUnitSizes = (text: string): string => inDigits(text).replace(sizePattern, ' ');

const inDigits = (text: string): string => text.replace(numberWordPattern, (words) => String(numberWordValue(words)));

/** "24x7" says when, not how big. */
const isPlausible = ({ widthFt, depthFt }: UnitSize): boolean =>
  widthFt > 0 && depthFt > 0 && Math.max(widthFt, depthFt) <= maxSideFt && !(widthFt === 24 && depthFt === 7);

export const parseUnitSize = (text: string): UnitSize | undefined => parseUnitSizes(text)[0];

export const areaSqFt = ({ widthFt, depthFt }: UnitSize): number => widthFt * depthFt;

export const writeUnitSize = ({ widthFt, depthFt }: UnitSize): string => `${widthFt}x${depthFt}`;

/** A 20x10 is a 10x20 seen from the other side. */
export const isSameSize = (a: UnitSize, b: UnitSize): boolean =>
  areaSqFt(a) === areaSqFt(b) && Math.min(a.widthFt, a.depthFt) === Math.min(b.widthFt, b.depthFt);
