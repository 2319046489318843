import type { Location, SizeOption } from '@chat-module/contract/locations';
import { unitButton } from '../../compose/size-options.ts';
import { callUs } from '../../compose/write-contact.ts';
import { unitButtons } from '../../compose/write-price.ts';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import type { Reply } from '../../reply.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { Turn } from '../../turn.ts';
import {
  featuresOf,
  findUnitFeatures,
  hasFeature,
  opposed,
  withFeatures,
} from '../../understand/units/unit-features.ts';
import type { UnitQuestion } from '../../understand/units/unit-question.ts';
import { fromRecord } from '../record/fact.ts';

/** Answers "is that one climate controlled?" from the types and descriptions of units; `undefined` if these don't say. */
export function answerFeatures(turn: Turn, { sizeOptions }: Location, question: UnitQuestion): Reply | undefined {
  const { texts } = turn;
  const [asked] = question.read.features.map(({ name }) => name);
  const [unit, ...others] = question.units;
  if (!asked || !unit) return undefined;
  // Visitors can drive up to any parking space.
  const feature =
    asked === 'drive_up' && others.length === 0 && featuresOf(unit).has.has('parking') ? 'parking' : asked;
  const having = unitsWith(feature, sizeOptions);
  if (others.length > 0) {
    const among = question.units.filter((option) => having.includes(option));
    if (among.length === 0) return undefined;
    const labels = among.map((option) => (among.length === 1 ? unitButton(option).label : option.size));
    return { ...shown(texts.units.whichHave(feature, labels)), unitButtons: unitButtons(turn, question.units) };
  }
  const of = { unitSize: unit.size, unitId: unit.id };
  const is = hasFeature(unit, feature, sizeOptions);
  if (is === 'yes') return { ...shown(confirm(turn, unit, feature)), ...of };
  if (is === 'unknown') {
    const response = texts.units.isUnsure(unitButton(unit).label, callUs(texts, turn.facility));
    return { ...shown(response), ...of };
  }
  const denial = deny(turn, unit, feature);
  if (having.length === 0) return { ...shown(denial), ...of };
  const response = `${denial} ${texts.units.othersWith(feature, [...new Set(having.map(({ size }) => size))])}`;
  return { ...shown(response), ...of, unitButtons: unitButtons(turn, having) };
}

/** The units with a feature. If no unit is "climate controlled", the heated or cooled ones come closest. */
function unitsWith(feature: UnitFeature, options: readonly SizeOption[]): SizeOption[] {
  const having = options.filter((option) => hasFeature(option, feature, options) === 'yes');
  return having.length > 0 || feature !== 'climate' ? having : withFeatures(options, ['climate']);
}

const shown = (response: string): Pick<Reply, 'response' | 'responseSource' | 'sources'> => ({
  response,
  responseSource: 'unit_details',
  sources: fromRecord('sizeOptions'),
});

/** Quotes the operator's own sentence if the description has one, including "Climate controlled or drive-up". */
function confirm({ texts }: Turn, unit: SizeOption, feature: UnitFeature): string {
  const { has, hasQuoted, comesAs, is } = texts.units;
  if (/ or /.test(unit.type)) return comesAs(unit.size, unit.type);
  const sentence = splitSentences(unit.description, { anyCase: true }).find((part) =>
    findUnitFeatures(splitWords(part)).some(({ name }) => name === feature),
  );
  if (sentence) return hasQuoted(unit.size, sentence.trim());
  return /\d/.test(unit.type) ? hasQuoted(unit.size, `${unit.type}.`) : has(unit.size, is([feature]));
}

function deny({ texts }: Turn, unit: SizeOption, feature: UnitFeature): string {
  const { hasNot, hasNotListed, is } = texts.units;
  const against = opposed(unit, feature);
  const { inType, lacks } = featuresOf(unit);
  const own = against.length > 0 ? against.slice(0, 1) : [...inType].filter(tellsApart).slice(0, 1);
  return own.length === 0 || lacks.has(feature) ? hasNotListed(unit.size, feature) : hasNot(unit.size, is(own));
}

const tellsApart = (feature: UnitFeature): boolean => feature === 'drive_up' || feature === 'parking';
