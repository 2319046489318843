import type { SizeOption } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { thresholds } from '../../decide/thresholds.ts';
import type { DialogueState, UnitAsk } from '../../dialogue.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { type ClassifiedAct, isCertainQuestion } from '../dialogue/act-classifier.ts';
import { withoutUnitSizes } from '../entities/unit-size.ts';
import { measureIn, measuresDoor } from './measures.ts';
import type { ReferenceKind, UnitReference } from './reference.ts';
import { findUnitReference } from './unit-reference.ts';
import { hasGoods, isAboutUnits, isOfDoorOrHeight, readUnitWords, type UnitWords } from './unit-words.ts';
import { unitsOfDialogue } from './units-of-dialogue.ts';

/** A message about one or more units of the facility. */
export interface UnitQuestion extends UnitReference {
  readonly ask: UnitAsk;
  /** The message as a complete question, which names the size. */
  readonly text: string;
  readonly read: UnitWords;
  /** False if the last reply was about something else, which "it" may refer to. */
  readonly isCertain: boolean;
}

/**
 * Finds out which units a message is about and what it asks of them; `undefined` if it is not about units in particular. Of a message that says
 * more, only one sentence may be: "My daughter takes half of it. What would be a step down?"
 */
export function findUnitQuestion(
  said: string,
  dialogue: DialogueState,
  options: readonly SizeOption[],
  act: ClassifiedAct,
): UnitQuestion | undefined {
  if (options.length === 0) return undefined;
  const find = (text: string) => findIn(withoutAlternative(text), dialogue, options, act);
  const whole = find(said);
  const sentences = splitSentences(said, { anyCase: true });
  if (whole || sentences.length < 2) return whole;
  const last = find(sentences.at(-1) ?? '');
  if (last && plainKinds.has(last.kind)) return last;
  if (isCertainQuestion(act) || readUnitWords(said).sizes.length > 0) return undefined;
  const asking = sentences.filter((sentence, at) => at === sentences.length - 1 || sentence.includes('?'));
  return asking
    .map(find)
    .find((question) => question?.isCertain && singling.has(question.kind) && question.ask !== 'feature');
}

/** "What do you charge for a mattress bag?" asks for the price of the bag. */
const chargesForGoods = /\b(?:charge|cobran) (?:for|por) (?:an?|one|each|una?|cada)\b/;

/** "Is it heated, or do I have to bring a heater?" asks whether it is heated. */
const withoutAlternative = (said: string): string =>
  said.replace(/,? \bor (?:do|does|will|would|am|are|is|can) (?:i|we|you|it|they)\b[^.?!]*/i, '');

function findIn(
  said: string,
  dialogue: DialogueState,
  options: readonly SizeOption[],
  act: ClassifiedAct,
): UnitQuestion | undefined {
  const units = unitsOfDialogue(dialogue, options);
  const all = readUnitWords(said);
  const reference = findUnitReference(all, units);
  if (!reference) return undefined;
  const { read = all } = reference;
  if (measuresDoor(read) && reference.units.some((unit) => measureIn(unit, 'door')))
    return { ...reference, ask: 'dimensions', read, text: withSize(said, read, reference), isCertain: true };
  if (isCertainQuestion(act) && !isPlainChoice(all, reference)) return undefined;
  if (read.isOther || !(isAboutUnits(read) || asksForNextToOwn(read, reference))) return undefined;
  if (chargesForGoods.test(normalizeText(said)) && hasGoods(read)) return undefined;
  const isFromOwn = read.sizes.length > 0 && isNeighbor(reference);
  if (tenantsOwnUnit.test(normalizeText(said)) && !isFromOwn) return undefined;
  if (reference.kind === 'having' && isDenied.test(normalizeText(said))) return undefined;
  const ask = askOf(read, reference);
  if (ask === undefined) return isPronoun(reference) ? undefined : repeated(read, reference, dialogue);
  const isCertain = reference.kind !== 'implied' || units.isInFocus;
  const isIt = read.references.has('it');
  const isBarePrice = ask === 'price' && act.act === 'unitPrice' && act.probability >= thresholds.act;
  if (!isCertain && !isBarePrice && (!isIt || !asksOfImpliedUnit.has(ask))) return undefined;
  return { ...reference, ask, read, text: withSize(said, read, reference), isCertain };
}

/** "The bigger one then?" asks for a unit, whatever else it may sound like. */
const isPlainChoice = ({ unexplained, asks }: UnitWords, { kind }: UnitReference): boolean =>
  unexplained === 0 && (plainKinds.has(kind) || (kind === 'described' && asks.has('price')));

const plainKinds: ReadonlySet<ReferenceKind> = new Set(['bigger', 'smaller', 'listed', 'extreme']);

const isPronoun = ({ kind }: UnitReference): boolean => kind === 'implied' || kind === 'that';

/** References to a particular unit. */
const singling: ReadonlySet<ReferenceKind> = new Set(['bigger', 'smaller', 'extreme', 'listed', 'that', 'implied']);

const isNeighbor = ({ kind }: UnitReference): boolean => kind === 'bigger' || kind === 'smaller';

/** "I have a 10x20 now and it's half empty. What's one step smaller?" */
const asksForNextToOwn = ({ text, sizes }: UnitWords, reference: UnitReference): boolean =>
  isNeighbor(reference) &&
  sizes.length > 0 &&
  isAboutUnits(readUnitWords(splitSentences(text, { anyCase: true }).at(-1) ?? ''));

/** Matches a unit that the visitor already rents, which a larger one may replace. */
const tenantsOwnUnit = /\bmy (?:\w+ )?(?:unit|locker|storage|space|spot|\d+ ?x ?\d+)\b|\bmi (?:bodega|unidad|cuarto)\b/;

/** Whether a message names a unit, as in "no, the other one". */
export const namesUnit = (question: UnitQuestion | undefined): boolean =>
  question !== undefined && !isPronoun(question);

/** What "it" can ask about a unit after a reply on something else. */
const asksOfImpliedUnit: ReadonlySet<UnitAsk> = new Set(['price', 'available', 'wish']);

/** Adds the size of the units, if they share one that the message does not name. */
function withSize(text: string, read: UnitWords, { units }: UnitReference): string {
  const sizes = new Set(units.map(({ size }) => size));
  return read.sizes.length > 0 || sizes.size !== 1 ? text : `${text} ${[...sizes].join(' ')}`;
}

/** "Does it cost more than the same upstairs?" asks for a difference in price. */
const comparesPrices =
  /\b(?:cheaper|dearer|pricier|more expensive|(?:costs?|pay) (?:more|less|extra)|cuesta mas|mas car[ao])\b/;

const isYesNo =
  /^\W*(?:(?:and|so|ok|okay|well|cool|y|entonces|pero|oiga|hmm?|um|uh|but)\W+)*(?:is|are|does|do|has|have|can|could|would|will|got|any|es|esta|estan|tiene|tienen|son|hay|esa|ese|cuenta)\b/;
/** Whether one of the clauses of a normalized text asks for yes or no. */
export const asksYesNo = (text: string): boolean => text.split(/[,.;?!]+/).some((clause) => isYesNo.test(clause));
const isOpenQuestion =
  /\b(?:what|whats|which|how|why|when|where|what if|what happens|who|do i (?:have|need|get)|que (?:necesito|debo|tengo que|hay que|me piden)|como le|cuando|donde|por que|que pasa)\b/;
const isDenied = /\b(?:not|dont|do not|never|wont|didnt|cannot|cant|isnt|no (?:la|lo|quiero|me))\b/;
const isTakenByUs =
  /\b(?:you|yall|they|u) (?:guys )?(?:take|get|want|grab)\b|\b(?:does|will|would|can|could) (?:the|that|this|it|those) (?:\w+ ){0,3}take\b/;
const asksForSize =
  /\b(?:what|which|how big)\b.{0,12}\b(?:size|unit|one|of an?)\b|\b(?:que|cual)\b.{0,8}\b(?:tamano|medida|bodega|necesito)\b/;
const compares = /\b(?:vs|versus|or|compared?|comparison|difference|differ\w*|better|between|diferencia|o)\b/;

/** What a message asks of the units that it refers to; `undefined` if nothing in particular. */
function askOf(read: UnitWords, reference: UnitReference): UnitAsk | undefined {
  const { kind, units } = reference;
  const text = normalizeText(read.text);
  if (kind === 'named') return askOfNamed(read, units, text);
  const isDriveUp = read.features.some(({ name }) => name === 'drive_up');
  const isPointedWish = kind === 'that' && isWish(read, text);
  if (read.asks.has('holds') && asksHowMany.test(text) && kind !== 'having') return 'details';
  if (hasGoods(read) && !isDriveUp && !isPointedWish) return askOfGoods(read, kind, text);
  const { asks } = read;
  const isChosenByFeature = kind === 'described' || kind === 'having';
  const isNext = isNeighbor(reference);
  const isFeature = read.features.length > 0 && !isChosenByFeature && !isNext && kind !== 'extreme';
  // "13 foot 2 with the AC on top" is a height, not a wish for air conditioning.
  if (asks.has('height') && /\d/.test(text)) return 'dimensions';
  if (isFeature && comparesPrices.test(text)) return undefined;
  if (isFeature && !isWish(read, text) && (asksYesNo(text) || read.words.length <= 3)) return 'feature';
  if (asks.has('holds')) return 'details';
  if (isOfDoorOrHeight(read) || (asks.has('floor_area') && kind !== 'having')) return 'dimensions';
  if (asks.has('price')) return isConditional.test(text) ? undefined : 'price';
  if (kind === 'having') return 'details';
  if (isWish(read, text) && (!isNext || isDefiniteChoice.test(text))) return 'wish';
  const isPointed = kind === 'that' || kind === 'implied';
  if (asks.has('available') && (isPointed || vacant.test(text))) return 'available';
  if (kind === 'both') return 'compare';
  if (isPointed) return asks.has('details') && !opens.test(text) ? 'details' : undefined;
  return asks.has('choose') && !text.includes('?') && (kind === 'listed' || kind === 'described') ? 'wish' : undefined;
}

/** What a message asks about a size that it names. The other sources answer the rest. */
function askOfNamed(read: UnitWords, units: readonly SizeOption[], text: string): UnitAsk | undefined {
  const { asks, features, sizes } = read;
  if (hasGoods(read) || asks.has('price') || asks.has('available')) return undefined;
  if (sizes.length === 2 && units.length > 1 && comparesPrices.test(text)) return 'price';
  if (sizes.length === 1 && units.length > 1 && asks.has('compare')) return 'compare';
  if (sizes.length === 2 && units.length > 1 && (asks.has('compare') || (compares.test(text) && asks.size === 0)))
    return 'compare';
  if (isOfDoorOrHeight(read)) return 'dimensions';
  if (features.length > 0 && sizes.length === 1 && asksYesNo(text) && !asks.has('wish')) return 'feature';
  if (isWish(read, text)) return 'wish';
  return asks.has('details') && sizes.length === 1 && !opens.test(text) ? 'details' : undefined;
}

function askOfGoods(read: UnitWords, kind: ReferenceKind, text: string): UnitAsk | undefined {
  if (kind === 'extreme' && read.asks.has('price')) return 'price';
  if (kind === 'extreme' && !read.references.has('biggest')) return 'fit';
  if (read.asks.has('fit') && kind !== 'having' && !asksForSize.test(text)) return 'fit';
  return kind === 'bigger' || kind === 'smaller' ? 'details' : undefined;
}

const isWish = ({ asks }: UnitWords, text: string): boolean =>
  asks.has('wish') && !isOpenQuestion.test(text) && !isDenied.test(text) && !isTakenByUs.test(text);

/** "How many boxes go in it?" asks what the unit holds. */
const asksHowMany = /\bhow many\b|\bcuant[ao]s\b/;

const isConditional = /\b(?:if|once|si)\b/;
const opens = /what about|how about|que tal/;
const vacant = /\b(?:available|availability|free|open|vacant|empty|left|taken|disponible|libre|queda(?! en\b))/;

/** Whether a message asks if a unit is free now. */
export const asksForVacancy = ({ text }: UnitWords): boolean => vacant.test(normalizeText(text));

const isDefiniteChoice = /\bthe (?:bigger|larger|roomier|smaller|next)\b|\b(?:el|la) (?:mas|siguiente)\b/;

const namesOnly =
  /\b(?:and|what about|how about|no|nah|meant|mean|sorry|actually|instead|y|que tal|digo|perdon|mejor)\b/;

/** "And the heated one?" repeats the last question about another unit; "the second one" shows that unit. */
function repeated(read: UnitWords, reference: UnitReference, dialogue: DialogueState): UnitQuestion | undefined {
  const { subject, units } = dialogue;
  const said = normalizeText(read.text);
  const isNew = isNeighbor(reference) || reference.kind === 'extreme';
  const isChoice = !isNew || (isDefiniteChoice.test(said) && !/\bwhat(?:s| is)\b/.test(said));
  const isAgain = units?.asked !== undefined && !read.asks.has('price') && namesOnly.test(said) && isChoice;
  if (hasGoods(read)) return undefined;
  if (isAgain && units?.asked !== undefined) {
    const text = withSize(subject ? withoutUnitSizes(subject.text) : read.text, readUnitWords(''), reference);
    const again = readUnitWords(text);
    if (canRepeat(units.asked, again)) return { ...reference, ask: units.asked, text, read: again, isCertain: true };
  }
  if (reference.kind === 'named') return undefined;
  const isInDialogue = units?.isLast === true || dialogue.offer?.kind === 'units';
  if (reference.kind === 'described' && read.unexplained > 0 && !isInDialogue) return undefined;
  return { ...reference, ask: 'details', text: withSize(read.text, read, reference), read, isCertain: true };
}

const canRepeat = (ask: UnitAsk, read: UnitWords): boolean =>
  ask === 'price' ||
  ask === 'available' ||
  ask === 'wish' ||
  (ask === 'feature' ? read.features.length > 0 : ask === 'fit' && hasGoods(read));
