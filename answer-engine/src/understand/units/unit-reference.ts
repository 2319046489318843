import type { SizeOption } from '@chat-module/contract/locations';
import { optionsOfSize } from '../../compose/size-options.ts';
import type { DialogueState } from '../../dialogue.ts';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import type { UnitReferenceGroup } from '../../lexicon/unit-phrases.ts';
import { isFunctionWord } from '../analyze-words.ts';
import { areaSqFt, parseUnitSize, type UnitSize } from '../entities/unit-size.ts';
import { featuresOf, withFeatures } from './unit-features.ts';
import type { UnitWords } from './unit-words.ts';

export type ReferenceKind =
  /** By its size. */
  | 'named'
  /** "The next size up" */
  | 'bigger'
  | 'smaller'
  /** "Your smallest" */
  | 'extreme'
  /** "The second one" */
  | 'listed'
  /** "The heated one" */
  | 'described'
  /** "Which ones are drive-up?" */
  | 'having'
  | 'both'
  /** "That one" */
  | 'that'
  /** "It", or nothing at all. */
  | 'implied';

/** The units that a message means. */
export interface UnitReference {
  readonly kind: ReferenceKind;
  /** Several if the message leaves open which of them. */
  readonly units: readonly SizeOption[];
  /** The unit that "bigger" or "smaller" starts from. */
  readonly base?: UnitSize;
  /** All units that are bigger, or smaller. */
  readonly beyond?: readonly SizeOption[];
  /** The features by which the message asks for units. */
  readonly features?: readonly UnitFeature[];
}

/** The units of a conversation, in so far as the facility still offers them. */
export interface UnitsOfDialogue {
  readonly options: readonly SizeOption[];
  /** Spoken of last. */
  readonly feature: UnitFeature | undefined;
  /** The unit spoken of last; several if they share their size. */
  readonly current: readonly SizeOption[];
  /** In the order of their first mention. */
  readonly mentioned: readonly SizeOption[];
  /** Shown together last. */
  readonly listed: readonly SizeOption[];
  /** Whether the last reply was about a unit. */
  readonly isInFocus: boolean;
  /** Whether the last reply listed units. */
  readonly isListOpen: boolean;
}

export function unitsOfDialogue(dialogue: DialogueState, options: readonly SizeOption[]): UnitsOfDialogue {
  const { chosenUnitId, subject, units, offer } = dialogue;
  const find = (ids: readonly string[] = []) => ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const size = subject?.unitSize === undefined ? undefined : parseUnitSize(subject.unitSize);
  const chosen = find(chosenUnitId === undefined ? [] : [chosenUnitId]);
  return {
    options,
    feature: units?.feature,
    current: chosen.length > 0 ? chosen : size ? optionsOfSize(options, size) : [],
    mentioned: find(units?.mentioned),
    listed: find(units?.listed),
    isInFocus: units?.isLast === true,
    isListOpen: offer?.kind === 'units',
  };
}

const area = ({ size }: SizeOption): number => {
  const parsed = parseUnitSize(size);
  return parsed ? areaSqFt(parsed) : 0;
};
const bySize = (options: readonly SizeOption[]): SizeOption[] =>
  options.filter((option) => area(option) > 0).sort((a, b) => area(a) - area(b));

/** Finds the units that a message means; `undefined` if it means none, or none that the facility offers. */
export function findUnitReference(read: UnitWords, units: UnitsOfDialogue): UnitReference | undefined {
  const groups = new Set(read.references.map(({ name }) => name));
  const finders =
    read.sizes.length > 0 ? [neighbor, named] : [neighbor, extreme, position, pair, described, having, pointed];
  for (const find of finders) {
    const reference = find(read, units, groups);
    if (reference) return reference;
  }
  return undefined;
}

type Finder = (
  read: UnitWords,
  units: UnitsOfDialogue,
  groups: ReadonlySet<UnitReferenceGroup>,
) => UnitReference | undefined;

const featuresIn = (read: UnitWords): UnitFeature[] => [...new Set(read.features.map(({ name }) => name))];

const isParking = (option: SizeOption): boolean => featuresOf(option).has.has('parking');

/** Units of the same use: parking is not the next size up from a room. */
const ofSameUse = (options: readonly SizeOption[], base: readonly SizeOption[]): readonly SizeOption[] => {
  const [first] = base;
  return first ? options.filter((option) => isParking(option) === isParking(first)) : options;
};

/** "Anything bigger?", "the next size up", "too small" */
const neighbor: Finder = (read, { options, current, mentioned, listed, isInFocus }, groups) => {
  const isBigger = groups.has('next_up');
  if (isBigger === groups.has('next_down') || groups.has('biggest') || groups.has('smallest')) return undefined;
  const kind = isBigger ? 'bigger' : 'smaller';
  const [size] = read.sizes;
  const from = size ? optionsOfSize(options, size) : current;
  const base = size ?? (from[0] && parseUnitSize(from[0].size));
  if (!base || (hasGoods(read) && !/\b(?:than|que)\b/.test(read.words.join(' ')))) return undefined;
  const twoOf = listed.length === 2 ? listed : mentioned.slice(-2);
  if (!size && twoOf.length === 2 && isDefinite(read)) {
    const [less, more] = bySize(twoOf);
    const unit = isBigger ? more : less;
    return unit && { kind: 'listed', units: [unit] };
  }
  if (!size && !isInFocus && !isDefinite(read) && listed.length === 0) return undefined;
  const candidates = bySize(narrow(ofSameUse(options, from), featuresIn(read)));
  const beyond = candidates.filter((option) =>
    isBigger ? area(option) > areaSqFt(base) : area(option) < areaSqFt(base),
  );
  const nearest = isBigger ? beyond[0] : beyond.at(-1);
  return {
    kind,
    base,
    beyond,
    units: nearest
      ? preferType(
          beyond.filter((it) => area(it) === area(nearest)),
          from,
        )
      : [],
  };
};

const isDefinite = ({ text }: UnitWords): boolean =>
  /\bthe (?:bigger|larger|roomier|smaller)\b(?! (?:size|unit)s)|\b(?:el|la) m[aá]s (?:grande|chic[ao]|peque)/i.test(
    text,
  );

/** Of units with the same size, those of the type that the visitor looked at. */
const preferType = (options: readonly SizeOption[], like: readonly SizeOption[]): readonly SizeOption[] => {
  const same = options.filter(({ type }) => like.some((other) => other.type === type));
  return same.length > 0 ? same : options;
};

const narrow = (options: readonly SizeOption[], features: readonly UnitFeature[]): readonly SizeOption[] => {
  const having = withFeatures(options, features);
  return having.length > 0 ? having : options;
};

const hasGoods = ({ goods: { goods, vehicles, bedrooms } }: UnitWords): boolean =>
  goods.length + vehicles.length + bedrooms.length > 0;

/** "The smallest you have", "your biggest drive-up", "the cheapest" */
const extreme: Finder = (read, { options, listed, isListOpen }, groups) => {
  const isBiggest = groups.has('biggest');
  const isCheapest = groups.has('cheapest');
  if (!isBiggest && !isCheapest && !groups.has('smallest')) return undefined;
  const features = featuresIn(read);
  const isOfTwo = isListOpen && listed.length === 2 && isDefinite(read) && features.length === 0;
  const vehicles = read.goods.vehicles.length > 0 && options.some(isParking);
  const rooms = options.filter((option) => isParking(option) === vehicles);
  const pool =
    features.length > 0 ? withFeatures(options, features) : isOfTwo ? listed : rooms.length > 0 ? rooms : options;
  const inOrder = isCheapest ? byPrice(pool) : bySize(pool);
  const unit = isBiggest ? inOrder.at(-1) : inOrder[0];
  if (!unit) return undefined;
  return { kind: 'extreme', units: isCheapest ? [unit] : inOrder.filter((option) => area(option) === area(unit)) };
};

/** Only if every unit has a price: the smallest need not be the cheapest. */
const byPrice = (options: readonly SizeOption[]): SizeOption[] =>
  options.every(({ monthlyPriceCents }) => typeof monthlyPriceCents === 'number')
    ? [...options].sort((a, b) => (a.monthlyPriceCents ?? 0) - (b.monthlyPriceCents ?? 0))
    : [];

const named: Finder = (read, { options }) => {
  const found = read.sizes.flatMap((size) => optionsOfSize(options, size));
  if (found.length === 0) return undefined;
  const [only] = read.sizes;
  const units = read.sizes.length === 1 && only ? narrow(found, featuresIn(read)) : found;
  return { kind: 'named', units: [...new Set(units)] };
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "The second one", of a list or of the units spoken of. */
const position: Finder = (_, { listed, mentioned, isListOpen }, groups) => {
  const at = groups.has('last') ? -1 : ordinals.findIndex((ordinal) => groups.has(ordinal));
  if (at < 0 && !groups.has('last')) return undefined;
  const among = (isListOpen || mentioned.length < 2) && listed.length > 0 ? listed : mentioned;
  const unit = among.at(at);
  return unit && { kind: 'listed', units: [unit] };
};

/** "Both", "the other one" */
const pair: Finder = (_, { listed, mentioned, current }, groups) => {
  const two = listed.length === 2 ? listed : mentioned.slice(-2);
  if (two.length < 2) return undefined;
  if (groups.has('both')) return { kind: 'both', units: two };
  if (!groups.has('other')) return undefined;
  const others = two.filter((unit) => !current.includes(unit));
  return others.length === 1 ? { kind: 'listed', units: others } : undefined;
};

const determiners = new Set(['the', 'that', 'those', 'el', 'la', 'los', 'las', 'una', 'uno', 'your']);
const nouns = new Set([
  'one',
  'ones',
  'kind',
  'type',
  'unit',
  'units',
  'size',
  'sizes',
  'spot',
  'space',
  'bodega',
  'unidad',
]);

/** "The heated one", "the drive-up", "la de clima" */
const described: Finder = (read, { options, current, listed, isListOpen }) => {
  const features = featuresIn(read);
  if (features.length === 0 || !isNamedByFeature(read)) return undefined;
  const sameSize = options.filter((option) => current.some((other) => area(other) === area(option)));
  const pools = [sameSize.length > 1 ? sameSize : [], isListOpen ? listed : [], options];
  const units = pools.map((pool) => withFeatures(pool, features)).find((having) => having.length > 0);
  return units && { kind: 'described', units };
};

/** Whether a feature stands for a unit: after an article, or before "one". "Is it heated?" asks of a unit instead. */
const isNamedByFeature = ({ words, features }: UnitWords): boolean =>
  features.some(({ positions }) => {
    const [start = 0] = positions;
    const end = positions.at(-1) ?? start;
    const [further, before] = [words[start - 2] ?? '', words[start - 1] ?? ''];
    const isOne = nouns.has(words[end + 1] ?? '') && !subjects.has(before);
    const next = words[end + 1];
    const isLast = next === undefined || nouns.has(next) || isFunctionWord(next);
    const isOneWith = words.slice(Math.max(0, start - 4), start).includes('one');
    return isOne || isOneWith || (isLast && determiners.has(before) && !subjects.has(further));
  });

/** "It is inside", "has the heated floor": what is said of a unit. */
const subjects = new Set(['it', 'is', 'its', 'has', 'have', 'got', 'at', 'on']);

const wants =
  /\b(?:which|any|anything|do (?:you|yall|they)|got|have|need|want|looking for|are there|is there|what sizes|cual|cuales|tienen|tiene|hay|quiero|necesito|busco|que tamanos)\b/;

const likeThat =
  /\b(?:that way|like that|with that|with it|have that|have it|has that|has it|those|asi|con eso|lo tienen|eso)\b/;
const asksWhich =
  /\b(?:which|what|cuales|que)\b.{0,12}\b(?:sizes?|ones?|units?|rooms?|tamanos?|bodegas?|unidades|cuales)\b|\bcuales\b/;

/** The feature in "which sizes come that way?" is the one spoken of last. */
const featuresAsked = (read: UnitWords, last: UnitFeature | undefined): UnitFeature[] => {
  const text = read.words.join(' ');
  return last && likeThat.test(text) && asksWhich.test(text) ? [last] : [];
};

/** "Has AC?", asked of the unit in question. */
const asksOfMany =
  /\b(?:which|what|any|anything|ones|units|sizes|you|they|need|want|looking|cual|cuales|tienen|hay|quiero|necesito|busco)\b/;

/** "Which ones are drive-up?", "any with air conditioning?" */
const having: Finder = (read, { options, feature, isInFocus }, groups) => {
  const own = featuresIn(read);
  const features = own.length > 0 ? own : featuresAsked(read, feature);
  const isPointed = groups.has('it') || groups.has('that_one');
  const isOfOne = own.length > 0 && (isPointed || (isInFocus && !asksOfMany.test(read.words.join(' '))));
  if (features.length === 0 || isOfOne || !wants.test(read.words.join(' '))) return undefined;
  const units = withFeatures(options, features);
  return units.length > 0 ? { kind: 'having', units, features } : undefined;
};

/** "How much are your units" asks of all of them. */
const isOfAll =
  /\b(?:units|sizes|rooms|lockers|spaces|storage|anything|something|everything|bodegas|unidades|tamanos|algo)\b/;

/** "That one", "it", or nothing at all */
const pointed: Finder = (read, { current }, groups) => {
  const isPronoun = groups.has('that_one') || groups.has('it');
  if (current.length === 0 || (!isPronoun && isOfAll.test(read.words.join(' ')))) return undefined;
  return { kind: groups.has('that_one') ? 'that' : 'implied', units: current };
};
