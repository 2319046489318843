import type { SizeOption } from '@chat-module/contract/locations';
import { splitSentences } from '../text/split-sentences.ts';
import { appliances, furniture } from '../understand/entities/furniture-and-boxes.ts';
import { type ExtractedGoods, extractGoods, type MeasuredVehicle } from '../understand/entities/goods-extractor.ts';
import { cubicFeetPerFurtherBedroom, homeCubicFeet } from '../understand/entities/rooms.ts';
import { areaSqFt, parseUnitSize, type UnitSize } from '../understand/entities/unit-size.ts';
import { area, isRackSized } from '../understand/units/reference.ts';
import { featuresOf } from '../understand/units/unit-features.ts';
import {
  findRuledOut,
  furnitureFrom,
  isDescribedAsRoomFor,
  isDescribedFor,
  namesVehicle,
  statesFewer,
  takesAppliances,
} from './ruled-out.ts';

/** The usable stacking height, and the share of a room that can be filled while everything stays within reach. */
const packingHeightFt = 8;
const fillFactor = 0.65;

interface MeasuredOption {
  readonly option: SizeOption;
  readonly size: UnitSize;
}

/** `usable` is in cubic feet; `next` is the next larger option. */
export type Estimate =
  /** The option's description names a home with this number of bedrooms. */
  | { readonly kind: 'described'; readonly option: SizeOption }
  | {
      readonly kind: 'fits';
      readonly option: SizeOption;
      readonly usable: number;
      readonly next: SizeOption | undefined;
    }
  | { readonly kind: 'tooMuch'; readonly largest: SizeOption }
  | { readonly kind: 'vehicleFits'; readonly option: SizeOption }
  | { readonly kind: 'vehicleTooLong'; readonly longest: SizeOption }
  | { readonly kind: 'noVehicles' }
  | { readonly kind: 'noSizes' };

/** The options with a readable size, smallest first. */
const measured = (options: readonly SizeOption[]): MeasuredOption[] =>
  options
    .flatMap((option) => {
      const size = parseUnitSize(option.size);
      return size ? [{ option, size }] : [];
    })
    .sort((a, b) => areaSqFt(a.size) - areaSqFt(b.size));

/** The volume that a unit holds, in cubic feet, with its own height if it is known. */
export const usableCubicFeet = (size: UnitSize): number =>
  Math.round(areaSqFt(size) * (size.heightFt ?? packingHeightFt) * fillFactor);

/** The volume of all goods except vehicles, in cubic feet. A home contains its furniture. */
export function cubicFeetOf({ goods, bedrooms }: ExtractedGoods): number {
  const besideHome = bedrooms.length > 0 ? goods.filter(({ goods: one }) => !furniture.includes(one)) : goods;
  const ofGoods = besideHome.reduce((sum, { goods: { cubicFeet }, count }) => sum + cubicFeet * count, 0);
  return bedrooms.reduce((sum, count) => sum + homeOf(count), ofGoods);
}

function homeOf(bedrooms: number): number {
  const further = Math.max(0, bedrooms - homeCubicFeet.length + 1);
  return (homeCubicFeet[bedrooms - further] ?? 0) + further * cubicFeetPerFurtherBedroom;
}

/** The smallest size option that holds the goods. */
export function estimateSize(options: readonly SizeOption[], wanted: ExtractedGoods): Estimate {
  const all = measured(options);
  if (all.length === 0) return { kind: 'noSizes' };
  if (wanted.vehicles.length > 0) return estimateForVehicles(all, wanted);
  const indoor = all.filter(
    ({ option, size }) =>
      isForGoods(option) &&
      isWideEnough(size, wanted) &&
      isLongEnough(size, wanted) &&
      findRuledOut(option, wanted) === undefined &&
      !statesFewer(option, wanted),
  );
  const byVolume = estimateByVolume(indoor.length > 0 ? indoor : all, cubicFeetOf(wanted));
  return describedFor(indoor, wanted, byVolume) ?? byVolume;
}

/** Parking spaces and wine cellars are not for boxes and furniture. */
const isForGoods = (option: SizeOption): boolean =>
  option.category !== 'parking' && !featuresOf(option).has.has('wine');

const isWideEnough = (size: UnitSize, { goods, bedrooms }: ExtractedGoods): boolean =>
  !isRackSized(size) || (bedrooms.length === 0 && goods.every(({ goods: { cubicFeet } }) => cubicFeet < furnitureFrom));

/** Whether the longest thing fits on the floor, diagonally if need be. */
export const isLongEnough = ({ widthFt, depthFt }: UnitSize, { longestFt = 0 }: ExtractedGoods): boolean =>
  Math.hypot(widthFt, depthFt) >= longestFt;

/** An option that the operator describes as holding this home or these goods takes precedence over the estimate. */
function describedFor(
  options: readonly MeasuredOption[],
  wanted: ExtractedGoods,
  byVolume: Estimate,
): Estimate | undefined {
  const [bedrooms, ...others] = wanted.bedrooms;
  if (wanted.bedrooms.length === 0 && byVolume.kind === 'fits') {
    const named = options.find((it) => isNear(it, byVolume.option) && isDescribedFor(it.option, wanted));
    const roomier = named ?? findRoomier(options, wanted, byVolume.option);
    return roomier && roomier.option !== byVolume.option ? { kind: 'described', option: roomier.option } : undefined;
  }
  const hasAppliances = wanted.goods.some(({ goods }) => appliances.includes(goods));
  const besides = wanted.goods.filter(({ goods }) => !furniture.includes(goods) && !appliances.includes(goods));
  if (bedrooms === undefined || others.length > 0) return undefined;
  const homes = options.filter(({ option: { description } }) => {
    const described = extractGoods(description);
    const isForRest = besides.every((one) =>
      described.goods.some(({ goods, count }) => goods === one.goods && count >= one.count),
    );
    return described.bedrooms.includes(bedrooms) && isForRest && (!hasAppliances || takesAppliances.test(description));
  });
  const found = homes.find(({ option }) => !holdsPart.test(option.description)) ?? homes[0];
  return found && { kind: 'described', option: found.option };
}

/** "A junior one-bedroom without appliances", "the contents of one bedroom" */
const holdsPart =
  /\b(?:junior|small|without|minus|peque[nñ][ao]|sin)\b|\b(?:one|1|a) (?:large |small )?bedroom\b(?! (?:apartment|apt|home|house|condo|place|unit|flat|cabin|casita))/i;

/** The next larger option that is described as having room for the goods, if the description of this one names only other things. */
function findRoomier(
  options: readonly MeasuredOption[],
  wanted: ExtractedGoods,
  than: SizeOption,
): MeasuredOption | undefined {
  if (isDescribedAsRoomFor(than, wanted) !== false) return undefined;
  const larger = options.slice(options.findIndex(({ option }) => option === than) + 1);
  return larger.find((it) => isNear(it, than) && isDescribedAsRoomFor(it.option, wanted) === true);
}

/** The description of a unit that is many times larger mentions things in passing. */
const nearestTimes = 2.5;
const isNear = ({ size }: MeasuredOption, option: SizeOption): boolean => areaSqFt(size) <= nearestTimes * area(option);

function estimateByVolume(options: readonly MeasuredOption[], cubicFeet: number): Estimate {
  const at = options.findIndex(({ size }) => usableCubicFeet(size) >= cubicFeet);
  const found = options[at];
  const largest = options.at(-1);
  if (!largest) return { kind: 'noSizes' };
  if (!found) return { kind: 'tooMuch', largest: largest.option };
  const larger = options.find(({ size }) => areaSqFt(size) > areaSqFt(found.size));
  return { kind: 'fits', option: found.option, usable: usableCubicFeet(found.size), next: larger?.option };
}

const vehicleWords =
  /\b(?:drive|drives|roll|vehicle|outdoor|outside|ground|garage|rv|boat|car|trailer|truck|parking|carport)\w*/i;

/** Names a vehicle or its place, unlike "drive-up", which describes any room with a door to the outside. */
const namedVehicle =
  /\b(?:vehicle|vehiculo|vehículo|garage|rv|boat|bote|lancha|car|auto|carro|trailer|remolque|truck|camper|motorhome|carport)s?\b/i;

const isDescribedForVehicles = ({ option: { type, description } }: MeasuredOption): boolean =>
  namedVehicle.test(`${type} ${description}`);

/** Whether a vehicle can be driven in. */
export const takesVehicles = ({ category, type, description }: SizeOption): boolean =>
  category === 'parking' ||
  vehicleWords.test(`${type} ${description}`) ||
  extractGoods(description).vehicles.length > 0;

function estimateForVehicles(all: readonly MeasuredOption[], wanted: ExtractedGoods): Estimate {
  const candidates = all.filter(({ option }) => takesVehicles(option));
  const longest = [...candidates].sort((a, b) => longestTaken(b) - longestTaken(a))[0];
  if (!longest) return { kind: 'noVehicles' };
  const cubicFeet = cubicFeetOf(wanted);
  // An open parking space does not take furniture.
  const rooms = cubicFeet > 0 ? candidates.filter(({ option }) => option.category !== 'parking') : candidates;
  const holding = rooms.filter((it) => takes(it, wanted.vehicles, cubicFeet));
  const found =
    holding.find(({ option }) => wanted.vehicles.every(({ vehicle }) => namesVehicle(option, vehicle))) ??
    holding.find(isDescribedForVehicles) ??
    holding[0];
  return found ? { kind: 'vehicleFits', option: found.option } : { kind: 'vehicleTooLong', longest: longest.option };
}

/** "Boats up to 28 ft" */
const statedLimit = /\bto (\d{2})[\s-]?(?:ft|feet|foot|'|pies)/i;

function limitOf({ description }: SizeOption): number | undefined {
  const [, limitFt] = statedLimit.exec(description) ?? [];
  return limitFt === undefined ? undefined : Number(limitFt);
}

/** The sentence of a unit's description that states the length of vehicles which it takes. */
export const limitStatedBy = ({ description }: SizeOption): string | undefined =>
  splitSentences(description, { anyCase: true })
    .find((sentence) => statedLimit.test(sentence))
    ?.trim();

const longestTaken = ({ option, size }: MeasuredOption): number => limitOf(option) ?? lengthFt(size);

/** Whether vehicles are no longer than the description of a unit allows; true if it states no limit. */
function isWithinLimit(option: SizeOption, vehicles: readonly MeasuredVehicle[]): boolean {
  const limitFt = limitOf(option);
  return limitFt === undefined || vehicles.every(({ lengthFt: said }) => said <= limitFt);
}

/** Whether a unit takes vehicles and other goods: one vehicle within the limit that its description states, others by their measures. */
export function takes(
  { option, size }: MeasuredOption,
  vehicles: readonly MeasuredVehicle[],
  cubicFeet: number,
): boolean {
  if (!isWithinLimit(option, vehicles)) return false;
  const isStated = limitOf(option) !== undefined && vehicles.length === 1 && cubicFeet === 0;
  return isStated || holds(size, vehicles, cubicFeet);
}

const lengthFt = ({ widthFt, depthFt }: UnitSize): number => Math.max(widthFt, depthFt);
const neededLengthFt = ({ vehicle, lengthFt: said }: MeasuredVehicle): number => said + vehicle.extraFt;

/** Whether vehicles, parked one behind the other, and other goods fit into a unit. */
export function holds(size: UnitSize, vehicles: readonly MeasuredVehicle[], cubicFeet: number): boolean {
  const needed = vehicles.reduce((sum, vehicle) => sum + neededLengthFt(vehicle), 0);
  const widest = Math.max(...vehicles.map(({ vehicle }) => vehicle.widthFt));
  const isLargeEnough = lengthFt(size) >= needed && Math.min(size.widthFt, size.depthFt) >= widest;
  const left = Math.max(0, areaSqFt(size) - needed * Math.min(size.widthFt, size.depthFt));
  const usable = left * (size.heightFt ?? packingHeightFt) * fillFactor;
  return isLargeEnough && usable >= cubicFeet;
}
