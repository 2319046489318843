import type { Location, SizeOption } from '@chat-module/contract/locations';
import { quotePrices } from '../../compose/quote-prices.ts';
import { unitButton } from '../../compose/size-options.ts';
import { statedPrice } from '../../compose/stated-price.ts';
import { unitButtons } from '../../compose/write-price.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';
import { likelyAct } from '../../understand/dialogue/act-classifier.ts';
import { hasFeature } from '../../understand/units/unit-features.ts';
import { asksForVacancy, type UnitQuestion } from '../../understand/units/unit-question.ts';
import { offerReservation } from '../availability.ts';
import type { Candidate } from '../candidate.ts';
import { fromRecord } from '../record/fact.ts';
import { pointToRates } from '../record/rates.ts';
import { answerFeatures } from './answer-features.ts';
import { answerFit } from './answer-fit.ts';
import { answerMeasures, compareUnits } from './answer-measures.ts';
import { showUnits } from './show-units.ts';

/** Answers what the visitor asks about units: "price on it?", "is the bigger one heated?", "I'll take that one". */
export function unitQuestionCandidate(turn: Turn): Candidate | undefined {
  const { facility, unitQuestion } = turn;
  if (!facility || !unitQuestion || isAboutLastFaq(turn, unitQuestion) || asksAboutVacancy(turn)) return undefined;
  const reply = answer(turn, facility, unitQuestion);
  if (!reply) return undefined;
  const isCertain = !faqMayAnswer(turn, facility);
  return { source: 'unitQuestion', name: unitQuestion.ask, score: 1, isCertain, compose: () => reply };
}

/**
 * Whether an FAQ may answer a question about units. "Which units have air conditioning?" may be the question of an FAQ; "which sizes come that
 * way?" names no feature. If the record doesn't mention a feature, an FAQ may.
 */
function faqMayAnswer({ dialogue, unitQuestion }: Turn, { sizeOptions }: Location): boolean {
  if (!unitQuestion) return false;
  const { kind, ask, read, units } = unitQuestion;
  const isInDialogue = dialogue.units?.isLast === true || dialogue.offer?.kind === 'units';
  if (kind === 'having') return read.features.length > 0;
  if (kind === 'described') return (ask === 'details' || ask === 'fit') && !isInDialogue;
  if (kind === 'bigger' || kind === 'smaller')
    return read.sizes.length > 0 && !comparesWithSize.test(read.text) && !asksForNext.test(read.text);
  const [feature] = read.features;
  const [unit] = units;
  return (
    ask === 'feature' &&
    feature !== undefined &&
    unit !== undefined &&
    hasFeature(unit, feature.name, sizeOptions) === 'unknown'
  );
}

/** "What is the next size up from a 5x5?", unlike "can I move from a 5x5 to a bigger one?" */
const asksForNext =
  /\b(?:what(?:.?s)?|which|cu[aá]l|qu[eé])\b.{0,30}\b(?:next|bigger|larger|smaller|sigue|siguiente|m[aá]s)\b|^(?!.*\b(?:can|may|move|switch|transfer|upgrade)\b).*\bnext (?:one|size) (?:up|down)\b/i;

const comparesWithSize = /\b(?:than|que)\s+(?:the|an?|el|la|una?)?\s*\d/i;

/** After an FAQ that states a price, "how much is it?" refers to the thing with that price. */
function isAboutLastFaq({ dialogue, knowledge, act }: Turn, { isCertain, ask }: UnitQuestion): boolean {
  const faqId = dialogue.subject?.faqId;
  const faq = isCertain || faqId === undefined ? undefined : knowledge.faqs.entries.get(faqId)?.faq;
  if (ask === 'wish' || (ask === 'available' && likelyAct(act) === 'available')) return false;
  return faq !== undefined && (ask === 'available' || /[$€£]\s?\d/.test(faq.answer));
}

function answer(turn: Turn, facility: Location, question: UnitQuestion): Reply | undefined {
  const { ask, units } = question;
  const [unit, ...others] = units;
  switch (ask) {
    case 'feature':
      return asksForFloor(question) ? showUnits(turn, question) : answerFeatures(turn, facility, question);
    case 'fit':
      return unit && answerFit(turn, facility, question, unit);
    case 'compare':
      return compareUnits(turn, units);
    case 'dimensions':
      return answerMeasures(turn, question);
    case 'details':
      return showUnits(turn, question);
  }
  if (!unit) return showUnits(turn, question);
  if (ask === 'price') return quote(turn, facility, units);
  const isOneSize = units.every(({ size }) => size === unit.size);
  if (others.length > 0 && !(ask === 'available' && isOneSize)) return askWhich(turn, units);
  return ask === 'wish' ? offerReservation(turn.texts, unit) : offerContact(turn, unit, question);
}

/** Whether a message asks if units are free: "any wine lockers left?" */
const asksAboutVacancy = ({ recordIntents, unitQuestion }: Turn): boolean =>
  unitQuestion !== undefined &&
  recordIntents.has('availability') &&
  (unitQuestion.kind === 'having' || unitQuestion.ask === 'feature') &&
  asksForVacancy(unitQuestion.read);

/** "Is it heated, and on which floor is it?" is answered by the unit's description. */
const asksForFloor = ({ read: { text }, units }: UnitQuestion): boolean =>
  units.length === 1 && /\b(?:(?:which|what) (?:floor|level|story)|(?:que|cual) piso)\b/i.test(text);

/** The price of one unit, or of several side by side. */
function quote(turn: Turn, facility: Location, units: readonly SizeOption[]): Reply {
  const { texts } = turn;
  const [unit, ...others] = units;
  const names = texts.list([...new Set(units.map(({ size }) => `**${size}**`))]);
  const what = unit && others.length === 0 ? texts.record.theUnit(unitButton(unit).label) : names;
  return {
    ...(quotePrices(turn, units) ?? { ...pointToRates(texts, facility, what), ...statedPrice(turn, units) }),
    responseSource: 'unit_pricing',
    ...(unit && others.length === 0 && { unitSize: unit.size, unitId: unit.id }),
  };
}

const offerContact = (turn: Turn, unit: SizeOption, { units, beyond = [] }: UnitQuestion): Reply => ({
  response: turn.texts.availability.managerKnows(unit.size),
  responseSource: 'availability_inquiry',
  showAvailabilityConfirm: true,
  unitSize: unit.size,
  ...(units.length === 1 && { unitId: unit.id }),
  ...(beyond.length > 0 && { unitButtons: unitButtons(turn, beyond) }),
  dialogue: { offer: { kind: 'contact' } },
  sources: fromRecord('sizeOptions'),
});

function askWhich(turn: Turn, units: readonly SizeOption[]): Reply {
  const [first] = units;
  const isOneSize = first && units.every(({ size }) => size === first.size);
  return {
    response: isOneSize ? turn.texts.units.whichKind(first.size) : turn.texts.units.whichOne,
    responseSource: 'unit_details',
    unitButtons: unitButtons(turn, units),
    sources: fromRecord('sizeOptions'),
  };
}
