import type { SizeOption } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { describeOption } from '../../compose/describe-unit.ts';
import { unitButton } from '../../compose/size-options.ts';
import { unitButtons, writePrice } from '../../compose/write-price.ts';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import { writeUnitSize } from '../../understand/entities/unit-size.ts';
import { featuresOf } from '../../understand/units/unit-features.ts';
import { asksYesNo, type UnitQuestion } from '../../understand/units/unit-question.ts';
import { fromRecord } from '../record/fact.ts';

/** Describes the unit that a message refers to, or lists the units if it could be several. */
export function showUnits(turn: Turn, question: UnitQuestion): Reply | undefined {
  const { texts } = turn;
  const { units, base, beyond = [], kind, read } = question;
  const [unit, ...others] = units;
  if (!unit) {
    if (!base) return undefined;
    const none = kind === 'bigger' ? texts.units.noneBigger : texts.units.noneSmaller;
    return { response: none(writeUnitSize(base)), responseSource: 'unit_details', sources: fromRecord('sizeOptions') };
  }
  if (others.length > 0 && new Set(units.map(({ size }) => size)).size === 1 && kind !== 'having')
    return listUnits(turn, texts.units.whichKind(unit.size), units);
  if (others.length > 0) {
    const [name] = question.features ?? read.features.map((feature) => feature.name);
    const sizes = [...new Set(units.map(({ size }) => size))];
    return listUnits(
      turn,
      confirmed(turn, question, texts.units.theseAre(name && asRecorded(name, units), sizes)),
      units,
    );
  }
  return {
    ...describeOption(turn, unit, confirmed(turn, question, introduce(turn, question, unit))),
    ...(beyond.length > 0 && { unitButtons: unitButtons(turn, beyond) }),
  };
}

/** Answers "do you have heated units?" with a yes. */
const confirmed = ({ texts }: Turn, { kind, read }: UnitQuestion, response: string): string =>
  kind === 'having' && asksYesNo(normalizeText(read.text)) ? `${texts.hours.yes} ${response}` : response;

/** A visitor's "heated" units are "climate controlled" if the record calls them so. */
const asRecorded = (feature: UnitFeature, units: readonly SizeOption[]): UnitFeature =>
  (feature === 'heated' || feature === 'cooled') && units.every((unit) => featuresOf(unit).has.has('climate'))
    ? 'climate'
    : feature;

function introduce(turn: Turn, { kind, read }: UnitQuestion, unit: SizeOption): string {
  const { units: words, sizes } = turn.texts;
  const { label } = unitButton(unit);
  const description = unit.description || sizes.askDetails;
  if (kind === 'bigger') return words.nextUp(label, description);
  if (kind === 'smaller') return words.nextDown(label, description);
  if (kind !== 'extreme' || read.features.length > 0) return words.described(label, description);
  const groups = read.references;
  const price = writePrice(turn, unit);
  if (groups.has('cheapest')) return price ? words.cheapest(label, price) : words.described(label, description);
  return groups.has('biggest') ? words.biggest(label, description) : words.smallest(label, description);
}

const listUnits = (turn: Turn, response: string, units: readonly SizeOption[]): Reply => ({
  response,
  responseSource: 'unit_details',
  unitButtons: unitButtons(turn, units),
  sources: fromRecord('sizeOptions'),
});
