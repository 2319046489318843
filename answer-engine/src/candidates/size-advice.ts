import type { Location, SizeOption } from '@chat-module/contract/locations';
import { namesOf } from '../compose/describe-goods.ts';
import { unitButton } from '../compose/size-options.ts';
import { callUs } from '../compose/write-contact.ts';
import { unitButtons } from '../compose/write-price.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { likelyAct } from '../understand/dialogue/act-classifier.ts';
import { type ExtractedGoods, extractGoods, isEmpty } from '../understand/entities/goods-extractor.ts';
import { type UnitSize, writeUnitSize } from '../understand/entities/unit-size.ts';
import { completeGoods, narrowsGoodsDown } from '../understand/units/complete-goods.ts';
import { withFeatures } from '../understand/units/unit-features.ts';
import { readUnitWords } from '../understand/units/unit-words.ts';
import { wishedFeatures } from '../understand/units/wished-features.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';
import { cubicFeetOf, type Estimate, estimateSize, holds, isLongEnough, usableCubicFeet } from './size-estimate.ts';

/**
 * Recommends a size for the goods in a message, or says whether they fit into a size that it names. A visitor who wants to rent for certain
 * goods isn't asking for a size.
 */
export function sizeAdviceCandidate(turn: Turn): Candidate | undefined {
  const { facility, recordIntents, text } = turn;
  const wanted = extractGoods(text);
  const asksForRoom = wanted.goods.length > 0 || wanted.bedrooms.length > 0;
  const { act, probability } = turn.act;
  const ofWish = recordIntents.get('rent_wish') ?? (act === 'recommendSize' ? probability : undefined);
  const isCompleted = completeGoods(turn.dialogue, turn.said) !== undefined;
  const isAsked = asksWhichSize.test(turn.said) || (asksForRoom && seeksRoom.test(turn.said));
  const coverage = isCompleted || isAsked ? 1 : (recordIntents.get('which_size') ?? (asksForRoom ? ofWish : undefined));
  const asksPrice = likelyAct(turn.act) === 'unitPrice';
  if (!facility || asksPrice || isEmpty(wanted) || coverage === undefined) return undefined;
  const narrowed = estimateWithFeatures(turn, facility, wanted);
  const estimate = narrowed ?? estimateSize(facility.sizeOptions, wanted);
  const isNarrowing = narrowsGoodsDown(turn.dialogue, turn.said);
  if (estimate.kind === 'noSizes' || (isNarrowing && !narrowed)) return undefined;
  return {
    source: isCompleted ? 'unitQuestion' : 'sizeAdvice',
    name: estimate.kind,
    score: coverage,
    ...(isAsked && { isCertain: true }),
    compose: () =>
      narrowed
        ? withKind(turn, recommendSize(turn, facility, wanted, narrowed), narrowed.option)
        : adviseSize(turn, facility, wanted, estimate),
  };
}

/** "Which one is good for this?", "what's going to hold all that?", "where would a pontoon go?" */
const asksWhichSize =
  /\bwhich (?:one|size|unit|room)\b.{0,20}\b(?:do i|should|would|is (?:good|best|right|big)|fits?|holds?)\b|\bwhich (?:one|size|unit|spot|space|bay|room) for\b|\bwhere (?:would|could|can|should|does|do) (?:it|that|this|they|those|(?:an?|the|my|our|his|her|some) \w+(?: \w+){0,2}) (?:go|fit|sleep)\b|\bwhat(?:'?s| is| would| will)? (?:gonna |going to )?(?:holds?|fits?|good for)\b|\b(?:cu[aá]l|qu[eé] (?:tama[nñ]o|unidad|bodega)) (?:me |nos )?(?:sirve|conviene|necesito|recomienda)/i;

/** "Looking for something small for 7 boxes", "our three bedroom, need it all stored" */
const seeksRoom =
  /\b(?:look(?:ing)? for|needs?|wants?|wanna|after|in search of|search|got|have) (?:an? |some |any )?(?:\w+ )?(?:(?:some|sum)thin\w*|smth\w*|anything|somewhere|place|space|room|spot|unit|locker|parking)\b(?: \w+){0,3} (?:for|4|to (?:put|store|keep|hold|park)|where|in which|under)\b|\bneeds? an? (?:place|home|spot)\W*$|\bneeds? (?:the whole lot|all of (?:it|that|them)|it all|everything|it|them|that) (?:stored|put away|in storage)\b|\b(?:busco|buscando|necesito|ocupo|quiero|quisiera) (?:algo|un (?:lugar|espacio|cuarto)|una (?:bodega|unidad)) (?:\w+ ){0,2}(?:para|pa)\b/i;

type Choice = Extract<Estimate, { option: SizeOption }>;

/** The smallest unit for the goods that has the features which the message asks for; `undefined` if it asks for none or none has them. */
function estimateWithFeatures(
  { text, read }: Turn,
  { sizeOptions }: Location,
  wanted: ExtractedGoods,
): Choice | undefined {
  const isForVehicle = wanted.vehicles.length > 0;
  const features = isForVehicle ? readUnitWords(text).features.map(({ name }) => name) : wishedFeatures(text);
  if (features.length === 0 || read.sizes.length > 0) return undefined;
  const estimate = estimateSize(withFeatures(sizeOptions, features), wanted);
  return 'option' in estimate ? estimate : undefined;
}

/** Names the kind of the unit, which shows that it has the features: "10x10 — Upstairs, heated". */
const withKind = (turn: Turn, reply: Reply, option: SizeOption): Reply => ({
  ...reply,
  response: reply.response.replace(`**${option.size}**`, `**${unitButton(option).label}**`),
  unitButtons: unitButtons(turn, [option]),
});

/** Writes the advice for an estimate, with buttons for the sizes that it names. */
export function adviseSize(turn: Turn, facility: Location, wanted: ExtractedGoods, estimate: Estimate): Reply {
  const [named] = turn.read.sizes;
  const advice = named ? adviseOnNamed(turn, wanted, named, estimate) : adviseOn(turn, facility, wanted, estimate);
  return withButtons(turn, facility, estimate, advice);
}

/** Recommends a size, even if the message names one. */
export const recommendSize = (turn: Turn, facility: Location, wanted: ExtractedGoods, estimate: Estimate): Reply =>
  withButtons(turn, facility, estimate, adviseOn(turn, facility, wanted, estimate));

const withButtons = (turn: Turn, facility: Location, estimate: Estimate, advice: Advice): Reply => ({
  responseSource: 'unit_details',
  sources: fromRecord('sizeOptions'),
  ...advice,
  unitButtons: buttonsOf(turn, facility, estimate),
});

type Advice = Pick<Reply, 'response' | 'unitSize' | 'unitId'>;

function adviseOn(turn: Turn, facility: Location, wanted: ExtractedGoods, estimate: Estimate): Advice {
  const { advice, list } = turn.texts;
  const toUs = callUs(turn.texts, facility);
  const [vehicle] = wanted.vehicles;
  const name = vehicle?.vehicle[turn.texts.language] ?? '';
  const lengthFt = vehicle?.lengthFt ?? 0;
  switch (estimate.kind) {
    case 'described':
      return {
        response: advice.asDescribed(estimate.option.size, list(namesOf(turn.texts, wanted))),
        ...as(estimate.option),
      };
    case 'fits':
      return { response: withRoomier(turn, wanted, estimate), ...as(estimate.option) };
    case 'tooMuch':
      return { response: advice.tooMuch(needOf(turn, wanted), estimate.largest.size, toUs) };
    case 'vehicleFits': {
      const isAlone = wanted.vehicles.length === 1 && cubicFeetOf(wanted) === 0;
      const { size } = estimate.option;
      const response = isAlone ? advice.vehicleFits(name, lengthFt, size) : advice.vehicleAndThings(name, size);
      return { response, ...as(estimate.option) };
    }
    case 'vehicleTooLong':
      return { response: advice.vehicleTooLong(name, lengthFt, estimate.longest.size, toUs) };
    case 'noVehicles':
    case 'noSizes':
      return { response: advice.noVehicles(name, toUs) };
  }
}

const as = ({ size, id }: SizeOption): Pick<Reply, 'unitSize' | 'unitId'> => ({ unitSize: size, unitId: id });

function needOf({ texts }: Turn, wanted: ExtractedGoods): string {
  const isOne = wanted.bedrooms.length + wanted.goods.reduce((sum, { count }) => sum + count, 0) === 1;
  return texts.advice.need(namesOf(texts, wanted), isOne, Math.round(cubicFeetOf(wanted)));
}

/** The fill level, as a share of the usable volume, at which the reply also mentions the next size. */
const tightFrom = 0.85;

function withRoomier(
  turn: Turn,
  wanted: ExtractedGoods,
  { option, usable, next }: Extract<Estimate, { kind: 'fits' }>,
): string {
  const { advice } = turn.texts;
  const isTight = cubicFeetOf(wanted) >= usable * tightFrom;
  const fit = advice.fits(needOf(turn, wanted), option.size, usable);
  return isTight && next ? `${fit} ${advice.roomy(next.size)}` : fit;
}

/**
 * Says whether goods fit into a size and, if not, which size of the facility is better.
 *
 * @param doesFit whether the unit takes the vehicles
 * @param ruledOut the sentence of the unit's description that rules out some of the goods
 */
export function adviseOnNamed(
  turn: Turn,
  wanted: ExtractedGoods,
  named: UnitSize,
  estimate: Estimate,
  doesFit = holds(named, wanted.vehicles, cubicFeetOf(wanted)),
  ruledOut?: string,
): Advice {
  const { advice, language } = turn.texts;
  const size = writeUnitSize(named);
  const better = 'option' in estimate ? ` ${advice.betterIn(estimate.option.size)}` : '';
  const [vehicle] = wanted.vehicles;
  const unitSize = size;
  if (vehicle) {
    const name = vehicle.vehicle[language];
    const response = doesFit
      ? advice.vehicleFitsInto(name, vehicle.lengthFt, size)
      : advice.tooLongFor(name, vehicle.lengthFt, size) + better;
    return { response, unitSize };
  }
  if (!isLongEnough(named, wanted)) {
    const things = turn.texts.list(namesOf(turn.texts, wanted));
    return { response: advice.tooLongFor(things, wanted.longestFt ?? 0, size) + better, unitSize };
  }
  if (ruledOut) return { response: advice.ruledOut(size, ruledOut) + better, unitSize };
  const usable = usableCubicFeet(named);
  const need = needOf(turn, wanted);
  if (cubicFeetOf(wanted) <= usable) return { response: advice.fitsInto(need, size, usable), unitSize };
  return { response: advice.tooMuchFor(need, size, usable) + better, unitSize };
}

/** Buttons for the recommended size and the next larger one. */
function buttonsOf(turn: Turn, { sizeOptions }: Location, estimate: Estimate): Reply['unitButtons'] {
  const shown: readonly (SizeOption | undefined)[] = [
    ...('option' in estimate ? sizeOptions.filter(({ size }) => size === estimate.option.size) : []),
    ...('next' in estimate ? [estimate.next] : []),
    ...('largest' in estimate ? [estimate.largest] : []),
    ...('longest' in estimate ? [estimate.longest] : []),
  ];
  const buttons = unitButtons(
    turn,
    shown.flatMap((option) => option ?? []),
  );
  return buttons.length > 0 ? buttons : undefined;
}
