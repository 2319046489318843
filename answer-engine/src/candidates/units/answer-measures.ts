import type { SizeOption } from '@chat-module/contract/locations';
import { showFaq } from '../../compose/show-faq.ts';
import { unitButton } from '../../compose/size-options.ts';
import { unitButtons } from '../../compose/write-price.ts';
import { thresholds } from '../../decide/thresholds.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import { areaSqFt, parseUnitSize } from '../../understand/entities/unit-size.ts';
import { probabilityOf } from '../../understand/intents/intents.ts';
import { measureIn } from '../../understand/units/measures.ts';
import type { UnitQuestion } from '../../understand/units/unit-question.ts';
import { isOfDoorOrHeight } from '../../understand/units/unit-words.ts';
import { fromRecord } from '../record/fact.ts';

/** Quotes what a unit's description says about its door or height, or states its floor area; `undefined` if the record doesn't say. */
export function answerMeasures(turn: Turn, { units, read, kind }: UnitQuestion): Reply | undefined {
  const [unit, ...others] = units;
  const size = unit && parseUnitSize(unit.size);
  if (others.length > 0 && isOfDoorOrHeight(read)) return compareUnits(turn, units);
  if (!size || others.length > 0) return undefined;
  const isOfDoor = read.asks.has('door');
  const { quoted, measures } = turn.texts.units;
  const reply = (response: string): Reply => ({
    response,
    responseSource: 'unit_details',
    unitSize: unit.size,
    unitId: unit.id,
    sources: fromRecord('sizeOptions'),
  });
  if (!isOfDoorOrHeight(read))
    return kind === 'named' ? undefined : reply(measures(unit.size, size.widthFt, size.depthFt, areaSqFt(size)));
  const sentence = measureIn(unit, isOfDoor ? 'door' : 'height');
  return sentence
    ? reply(quoted(unit.size, sentence))
    : answerByFaq(turn, isOfDoor ? 'unit/door-size' : 'unit/ceiling');
}

/** The FAQ on doors or ceilings, for facilities where these are the same everywhere. */
function answerByFaq(turn: Turn, intent: string): Reply | undefined {
  const {
    knowledge: { faqs },
    read,
  } = turn;
  const match = faqs.nearest(read, nearestFaqs).find(({ faq }) => {
    const intents = faqs.entries.get(faq.id)?.intents;
    return intents !== undefined && probabilityOf(intents, intent) >= thresholds.intent;
  });
  return match && showFaq(turn, match);
}

const nearestFaqs = 5;

/** Shows units side by side. */
export function compareUnits(turn: Turn, units: readonly SizeOption[]): Reply {
  const { comparison, compared, described } = turn.texts.units;
  const lines = units.map((unit) => {
    const size = parseUnitSize(unit.size);
    const { label } = unitButton(unit);
    return size ? compared(label, areaSqFt(size), unit.description) : described(label, unit.description);
  });
  return {
    response: comparison(lines),
    responseSource: 'unit_details',
    unitButtons: unitButtons(turn, units),
    sources: fromRecord('sizeOptions'),
  };
}
