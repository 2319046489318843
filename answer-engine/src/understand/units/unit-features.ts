import type { SizeOption } from '@chat-module/contract/locations';
import { createPhraseMatcher, type PhraseMatch } from '../../lexicon/phrase-matcher.ts';
import { type UnitFeature, unitFeaturePhrases } from '../../lexicon/unit-feature-phrases.ts';
import { memoize } from '../../text/memoize.ts';
import { splitWords } from '../../text/tokenize.ts';

const matcher = createPhraseMatcher(
  Object.entries(unitFeaturePhrases).map(([name, written]): [UnitFeature, string] => [name as UnitFeature, written]),
);

/** The features in a tokenized text, with the positions of their words. "No roof" names no roof, and "swamp cooled" no air conditioning. */
export function findUnitFeatures(words: readonly string[]): PhraseMatch<UnitFeature>[] {
  const found = matcher.find(words);
  const isPartOf = ({ positions }: PhraseMatch<UnitFeature>, other: PhraseMatch<UnitFeature>): boolean =>
    other.positions.length > positions.length && positions.every((at) => other.positions.includes(at));
  return found.filter((one) => !found.some((other) => isPartOf(one, other)));
}

/** The features of a unit according to the record. */
export interface RecordedFeatures {
  readonly has: ReadonlySet<UnitFeature>;
  /** Features that are explicitly denied: "unheated", "non-climate". */
  readonly lacks: ReadonlySet<UnitFeature>;
  /** Features in the unit's type, which the facility's units share, rather than in its description. */
  readonly inType: ReadonlySet<UnitFeature>;
}

const denied = /\b(?:no|not|non|without|sin|never)\b[\s-]*|\bun(?=heated|cooled|conditioned|powered)/gi;
const isDenied = (part: string): boolean => part.search(denied) >= 0;
/** The upper end of "floors 1-3". */
const upperFloors = /\bfloors? \d+\s?(?:-|–|to)\s?[2-9]/i;

const recordedIn = memoize((text): { has: ReadonlySet<UnitFeature>; lacks: ReadonlySet<UnitFeature> } => {
  const has = new Set<UnitFeature>();
  const lacks = new Set<UnitFeature>();
  for (const part of text.split(/[.;,()]/)) {
    const into = isDenied(part) ? lacks : has;
    for (const { name } of findUnitFeatures(splitWords(part.replace(denied, '')))) into.add(name);
    if (upperFloors.test(part)) has.add('upstairs');
  }
  return { has, lacks };
}, 2000);

/** Climate control implies heating and cooling. */
const withImplied = (features: readonly UnitFeature[]): ReadonlySet<UnitFeature> => {
  const isControlled = features.includes('climate') || (features.includes('heated') && features.includes('cooled'));
  return new Set(isControlled ? [...features, 'climate', 'heated', 'cooled'] : features);
};

export function featuresOf({ type, description, category }: SizeOption): RecordedFeatures {
  const ofType = recordedIn(type);
  const parking = category === 'parking' ? (['parking'] as const) : [];
  // "Comparable to a one-car garage" describes the size.
  const described = [...recordedIn(description).has].filter((feature) => feature !== 'garage');
  const stated = [...ofType.has, ...parking, ...described];
  return {
    has: withImplied(stated.filter((feature) => !ofType.lacks.has(feature))),
    inType: withImplied([...ofType.has, ...parking]),
    lacks: withImplied([...ofType.lacks]),
  };
}

/** Features that exclude each other within one unit. */
const opposites: Readonly<Partial<Record<UnitFeature, readonly UnitFeature[]>>> = {
  upstairs: ['drive_up', 'ground', 'parking'],
  ground: ['upstairs'],
  indoor: ['outdoor', 'drive_up', 'uncovered', 'covered', 'parking'],
  outdoor: ['indoor', 'climate', 'heated', 'cooled', 'enclosed'],
  covered: ['uncovered'],
  uncovered: ['covered', 'enclosed', 'indoor'],
  enclosed: ['uncovered'],
  drive_up: ['upstairs'],
};

/** The features of a unit that rule out another feature; empty if none does. */
export const opposed = (option: SizeOption, feature: UnitFeature): UnitFeature[] =>
  (opposites[feature] ?? []).filter((other) => featuresOf(option).has.has(other));

/**
 * Whether a unit has a feature; `unknown` if the record neither states nor denies it. If the type of other units names a feature such as
 * "climate controlled", a unit of another type doesn't have it.
 */
export function hasFeature(
  option: SizeOption,
  feature: UnitFeature,
  options: readonly SizeOption[],
): 'yes' | 'no' | 'unknown' {
  const { has, lacks } = featuresOf(option);
  if (has.has(feature)) return 'yes';
  if (lacks.has(feature) || opposed(option, feature).length > 0) return 'no';
  const isTypeElsewhere = options.some((other) => featuresOf(other).inType.has(feature));
  return option.type !== '' && isTypeElsewhere && featuresNamedInType.has(feature) ? 'no' : 'unknown';
}

/** Features that an operator names in the type of every unit that has them. */
const featuresNamedInType: ReadonlySet<UnitFeature> = new Set<UnitFeature>([
  'climate',
  'heated',
  'cooled',
  'evaporative',
  'drive_up',
  'parking',
  'locker',
  'wine',
  'enclosed',
  'garage',
]);

/** The units that a visitor means by these features, such as "the heated one": those with the features in the record, or else the closest ones. */
export function withFeatures(options: readonly SizeOption[], features: readonly UnitFeature[]): SizeOption[] {
  const exact = options.filter((option) => features.every((feature) => featuresOf(option).has.has(feature)));
  if (exact.length > 0) return exact;
  return options.filter((option) => features.every((feature) => fitsWish(option, feature)));
}

/** Visitors' words are broader than those of the record: a drive-up unit is an "outside" one, a heated one has "climate". */
const broaderTerms: Readonly<Partial<Record<UnitFeature, readonly UnitFeature[]>>> = {
  climate: ['heated', 'cooled'],
  heated: ['climate'],
  cooled: ['climate'],
  outdoor: ['drive_up', 'parking', 'uncovered'],
  indoor: ['climate', 'enclosed'],
  covered: ['enclosed'],
  uncovered: ['outdoor'],
};

const fitsWish = (option: SizeOption, feature: UnitFeature): boolean => {
  const { has, lacks } = featuresOf(option);
  if (lacks.has(feature)) return false;
  return (
    has.has(feature) ||
    (feature === 'garage' && recordedIn(option.description).has.has('garage')) ||
    (broaderTerms[feature] ?? []).some((other) => has.has(other) && !opposed(option, feature).length)
  );
};
