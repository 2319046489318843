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

/** Where an option is offered: as the operator said, else by its area; `everywhere` when that cannot be read. */
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

/** Of several options of one size, those whose type a text speaks of most; all when it speaks of none. */
export function optionsOfKind(options: readonly SizeOption[], text: string): readonly SizeOption[] {
  const said = new Set(splitWords(text).map(stemWord));
  const inCommon = ({ type }: SizeOption): number => splitWords(type).filter((word) => said.has(stemWord(word))).length;
  const most = Math.max(0, ...options.map(inCommon));
  return most === 0 ? options : options.filter((option) => inCommon(option) === most);
}

/** The sizes offered that come closest to one that is not, the closest first. */
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
