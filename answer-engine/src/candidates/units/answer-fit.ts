import type { Location, SizeOption } from '@chat-module/contract/locations';
import { unitButtons } from '../../compose/write-price.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import { extractGoods, isEmpty } from '../../understand/entities/goods-extractor.ts';
import { parseUnitSize } from '../../understand/entities/unit-size.ts';
import { area } from '../../understand/units/reference.ts';
import type { UnitQuestion } from '../../understand/units/unit-question.ts';
import { ofThose } from '../../understand/units/unit-reference.ts';
import { fromRecord } from '../record/fact.ts';
import { findRuledOut, isDescribedAsRoomFor } from '../ruled-out.ts';
import { adviseOnNamed, recommendSize } from '../size-advice.ts';
import { cubicFeetOf, estimateSize, limitStatedBy, takes } from '../size-estimate.ts';

/** Says whether goods or vehicles fit into a unit, according to its description or else by their volume and length. */
export function answerFit(
  turn: Turn,
  facility: Location,
  { kind, read: { goods, references } }: UnitQuestion,
  unit: SizeOption,
): Reply | undefined {
  const size = parseUnitSize(unit.size);
  if (!size || isEmpty(goods)) return undefined;
  const estimate = estimateSize(facility.sizeOptions, goods);
  const isAnySmall = kind === 'extreme' && (references.has('smallest') || references.has('cheapest'));
  // "The smallest of those, do they go in?" is about one unit.
  if (isAnySmall && !ofThose.test(turn.said)) return recommendSize(turn, facility, goods, estimate);
  const of = { unitSize: unit.size, unitId: unit.id, sources: fromRecord('sizeOptions') };
  const described = extractGoods(unit.description).bedrooms;
  const isHome = goods.bedrooms.length > 0 && goods.goods.length + goods.vehicles.length === 0;
  if (isHome && Math.max(...described) >= Math.max(...goods.bedrooms))
    return {
      response: turn.texts.units.fitsAsDescribed(unit.size, unit.description),
      responseSource: 'unit_details',
      ...of,
    };
  if (
    isDescribedAsRoomFor(unit, goods) === false &&
    estimate.kind === 'described' &&
    area(estimate.option) > area(unit)
  )
    return {
      response: `${turn.texts.units.quoted(unit.size, unit.description)} ${turn.texts.advice.betterIn(estimate.option.size)}`,
      responseSource: 'unit_details',
      ...of,
      unitButtons: unitButtons(turn, [estimate.option]),
    };
  const limit = goods.vehicles.length > 0 ? limitStatedBy(unit) : undefined;
  const doesFit = takes({ option: unit, size }, goods.vehicles, cubicFeetOf(goods));
  if (limit !== undefined && doesFit)
    return { response: turn.texts.units.fitsAsDescribed(unit.size, limit), responseSource: 'unit_details', ...of };
  const advice = adviseOnNamed(turn, goods, size, estimate, doesFit, findRuledOut(unit, goods));
  const better = 'option' in estimate && area(estimate.option) > area(unit) ? [estimate.option] : [];
  const subject = { text: turn.text, recordIntents: [], unitSize: unit.size, answeredByFaq: false };
  return {
    responseSource: 'unit_details',
    ...advice,
    ...of,
    ...(better.length > 0 && { unitButtons: unitButtons(turn, better) }),
    dialogue: { subject },
  };
}
