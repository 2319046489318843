import type { UnitButton } from '@chat-module/contract/chat';
import { type SizeCategory, type SizeOption, unitLabel } from '@chat-module/contract/locations';
import { stemWord } from '../text/stem-word.ts';
import { splitWords } from '../text/tokenize.ts';
import { areaSqFt, isSameSize, parseUnitSize, type UnitSize } from '../understand/entities/unit-size.ts';

export const unitButton = (option: SizeOption): UnitButton => ({
  id: option.id,
  size: option.size,
  label: unitLabel(option),
});

/** The operator's category, or else one by floor area; `everywhere` if the size can't be parsed. */
export function categoryOf({ category, size }: SizeOption): SizeCategory | 'everywhere' {
  if (category !== null) return category;
  const parsed = parseUnitSize(size);
  if (!parsed) return 'everywhere';
  const area = areaSqFt(parsed);
  if (area < 75) return 'small';
  return area < 175 ? 'medium' : 'large';
}

export const optionsIn = (options: readonly SizeOption[], category: SizeCategory): SizeOption[] =>
  options.filter((option) => [category, 'everywhere'].includes(categoryOf(option)));

const sizeOf = (option: SizeOption): UnitSize | undefined => parseUnitSize(option.size);

export const optionsOfSize = (options: readonly SizeOption[], size: UnitSize): SizeOption[] =>
  options.filter((option) => {
    const offered = sizeOf(option);
    return offered !== undefined && isSameSize(offered, size);
  });

/** The options whose type shares the most stems with a text; all of them if none shares any. */
export function optionsOfType(options: readonly SizeOption[], text: string): readonly SizeOption[] {
  const stems = new Set(splitWords(text).map(stemWord));
  const overlap = ({ type }: SizeOption): number => splitWords(type).filter((word) => stems.has(stemWord(word))).length;
  const most = Math.max(0, ...options.map(overlap));
  return most === 0 ? options : options.filter((option) => overlap(option) === most);
}

/** The names of the offered sizes closest in area to a wanted size, closest first, without duplicates. */
export function nearestSizes(options: readonly SizeOption[], wanted: UnitSize, limit: number): string[] {
  const distances = options.flatMap((option) => {
    const offered = sizeOf(option);
    return offered ? [{ size: option.size, distance: Math.abs(areaSqFt(offered) - areaSqFt(wanted)) }] : [];
  });
  const closestFirst = distances.sort((a, b) => a.distance - b.distance).map(({ size }) => size);
  return [...new Set(closestFirst)].slice(0, limit);
}

const byArea = (options: readonly SizeOption[], isWanted: (areaSqFt: number) => boolean): SizeOption[] =>
  options.filter((option) => {
    const offered = sizeOf(option);
    return offered !== undefined && isWanted(areaSqFt(offered));
  });

export const biggerOptions = (options: readonly SizeOption[], than: UnitSize): SizeOption[] =>
  byArea(options, (area) => area > areaSqFt(than));

export const smallerOptions = (options: readonly SizeOption[], than: UnitSize): SizeOption[] =>
  byArea(options, (area) => area < areaSqFt(than));
