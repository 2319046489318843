import type { SizeOption } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { optionsOfSize } from '../../compose/size-options.ts';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { areaSqFt, parseUnitSize } from '../entities/unit-size.ts';
import { described, having } from './feature-reference.ts';
import { area, type Finder, featuresIn, type UnitReference } from './reference.ts';
import { featuresOf, withFeatures } from './unit-features.ts';
import { hasGoods, readUnitWords, type UnitWords } from './unit-words.ts';
import type { UnitsOfDialogue } from './units-of-dialogue.ts';

const bySize = (options: readonly SizeOption[]): SizeOption[] =>
  options.filter((option) => area(option) > 0).sort((a, b) => area(a) - area(b));

/** Finds the units that a message means; `undefined` if it means none, or none that the facility offers. */
export function findUnitReference(read: UnitWords, units: UnitsOfDialogue): UnitReference | undefined {
  const groups = read.references;
  const finders =
    read.sizes.length > 0
      ? [neighbor, named]
      : [previous, ofTwo, neighbor, extreme, position, pair, described, having, pointed];
  for (const find of finders) {
    const reference = find(read, units, groups);
    if (reference) return reference;
  }
  return undefined;
}

const isParking = (option: SizeOption): boolean => featuresOf(option).has.has('parking');

/** What a unit is for: parking, a rack or a container is not the next size up from a room. */
function useOf(option: SizeOption): 'parking' | 'wine' | 'rack' | 'container' | 'room' {
  if (isParking(option)) return 'parking';
  if (featuresOf(option).inType.has('wine')) return 'wine';
  if (/\b(?:racks?|hooks?|estantes?|ganchos?)\b/i.test(option.type)) return 'rack';
  return /\b(?:containers?|pods?|contenedor(?:es)?)\b/i.test(option.type) ? 'container' : 'room';
}

const ofSameUse = (options: readonly SizeOption[], [first]: readonly SizeOption[]): readonly SizeOption[] =>
  first ? options.filter((option) => useOf(option) === useOf(first)) : options;

/** "Anything bigger?", "the next size up", "too small" */
const neighbor: Finder = (read, { options, current, mentioned, listed, isInFocus, feature }, groups) => {
  const isBigger = groups.has('next_up') && !nextDown.test(read.text);
  if (isBigger === groups.has('next_down') || groups.has('biggest') || groups.has('smallest')) return undefined;
  if (severalSuch.test(read.text)) return undefined;
  const kind = isBigger ? 'bigger' : 'smaller';
  const [size] = read.sizes;
  const from = size ? optionsOfSize(options, size) : current;
  const base = size ?? (from[0] && parseUnitSize(from[0].size));
  if (hasGoods(read) && !/\b(?:than|next|que|siguiente)\b/.test(read.words.join(' '))) return undefined;
  const two = twoOf(listed, mentioned);
  if (!size && two.length === 2 && isDefinite(read)) {
    const [less, more] = bySize(two);
    const unit = isBigger ? more : less;
    return unit && { kind: 'listed', units: [unit] };
  }
  if (!base) return undefined;
  if (!size && !isInFocus && !isDefinite(read) && !asksForNext.test(read.text) && listed.length === 0) return undefined;
  const isBeyond = (option: SizeOption): boolean =>
    isBigger ? area(option) > areaSqFt(base) : area(option) < areaSqFt(base);
  const wished = featuresIn(read);
  const kept = feature && withFeatures(from, [feature]).length > 0 ? [feature] : [];
  const beyond = narrow(bySize(ofSameUse(options, from)).filter(isBeyond), wished.length > 0 ? wished : kept);
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

/** The two units listed, or else those mentioned last; fewer if there are not two. */
const twoOf = (listed: readonly SizeOption[], mentioned: readonly SizeOption[]): readonly SizeOption[] =>
  listed.length === 2 ? listed : mentioned.slice(-2);

/** "The little one", "that big one", of two units */
const ofTwo: Finder = (read, { listed, mentioned }, groups) => {
  const [one] = oneBySize.exec(normalizeText(read.text)) ?? [];
  const among = bySize(twoOf(listed, mentioned));
  if (one === undefined || among.length < 2 || groups.has('next_up') || groups.has('next_down')) return undefined;
  const unit = /big|large|huge|grande/.test(one) ? among.at(-1) : among[0];
  return unit && { kind: 'listed', units: [unit] };
};

const oneBySize =
  /\b(?:the|that) (?:little|small|tiny|big|large|huge) (?:one|unit|room)\b|\b(?:el|la) (?:chic[ao]|pequen[ao]|grande)\b/;

/** "Two smaller ones" are no alternative to one unit. */
const severalSuch = /\b(?:two|three|2|3|dos|tres) (?:smaller|bigger|larger|m[aá]s (?:chic|peque|grande))/i;

/** "Next size" alone is the larger one. */
const nextDown = /\bnext size (?:down|smaller)\b/i;

/** Asks for the next size, even after a reply on something else. */
const asksForNext = /\bnext (?:size|one (?:up|down)|bigger|larger|smaller)\b|\b(?:siguiente|tama[nñ]o siguiente)\b/i;

const isDefinite = ({ text }: UnitWords): boolean =>
  /\bthe (?:bigger|larger|roomier|smaller)\b(?! (?:size|unit)s)|(?<!\b(?:an?|any|no|next|one|some|got|have) )\b(?:bigger|smaller) one\b|\bthe (?:next )?one (?:right )?(?:after|above|below|under|over)\b|\b(?:el|la) m[aá]s (?:grande|chic[ao]|peque)/i.test(
    text,
  );

/** Among units of the same size, those of the type that the visitor looked at. */
const preferType = (options: readonly SizeOption[], like: readonly SizeOption[]): readonly SizeOption[] => {
  const same = options.filter(({ type }) => like.some((other) => other.type === type));
  return same.length > 0 ? same : options;
};

const narrow = (options: readonly SizeOption[], features: readonly UnitFeature[]): readonly SizeOption[] => {
  const having = withFeatures(options, features);
  return having.length > 0 ? having : options;
};

/** "The biggest of those", "the smallest of the three" */
export const ofThose =
  /\b(?:of|out of|among) (?:those|these|them|the (?:two|three|four))\b|\bde (?:es[ao]s|est[ao]s|ell[ao]s|l[ao]s (?:dos|tres))\b/i;

/** "The smallest room, not a locker" */
const exceptFor = /,?\b(?:(?:but )?not|except|besides|other than|no (?:un|una|el|la|los|las|para))\b/i;

/** "Is it cheaper if I take two?" asks for a discount. */
const cheaperIf = /\bcheaper (?:if|when|by|online)\b|\bm[aá]s barat[ao] si\b/i;

/** "The smallest you have", "your biggest drive-up", "the cheapest" */
const extreme: Finder = (read, { options, listed, isListOpen, isInFocus }, groups) => {
  const isBiggest = groups.has('biggest');
  const isCheapest = groups.has('cheapest');
  if (!isBiggest && !isCheapest && !groups.has('smallest')) return undefined;
  if (isCheapest && cheaperIf.test(read.text)) return undefined;
  // "Is that cheaper?" compares two prices.
  if (isCheapest && !isInFocus && listed.length === 0 && read.words.includes('cheaper')) return undefined;
  if (ofThose.test(read.text) && listed.length < 2) return undefined;
  const [asked = '', ...ruledOut] = read.text.split(exceptFor);
  const without = readUnitWords(ruledOut.join(' '));
  const kept = readUnitWords(asked);
  const features = featuresIn(kept);
  const isOfList =
    features.length === 0 &&
    ((listed.length > 1 && ofThose.test(read.text)) || (isListOpen && listed.length === 2 && isDefinite(read)));
  const vehicles = kept.goods.vehicles.length > 0 && options.some(isParking);
  const rooms = options.filter(
    (option) =>
      useOf(option) === (vehicles ? 'parking' : 'room') &&
      !featuresIn(without).some((name) => featuresOf(option).has.has(name)),
  );
  const pool =
    features.length > 0 ? withFeatures(options, features) : isOfList ? listed : rooms.length > 0 ? rooms : options;
  const priced = isCheapest ? byPrice(pool) : [];
  // Without prices, the smallest room that holds the visitor's things comes closest to the cheapest.
  const inOrder = isCheapest && (priced.length > 0 || !hasGoods(read)) ? priced : bySize(pool);
  const unit = isBiggest ? inOrder.at(-1) : inOrder[0];
  if (!unit) return undefined;
  const units = isCheapest ? [unit] : inOrder.filter((option) => area(option) === area(unit));
  return { kind: 'extreme', units, ...(ruledOut.length > 0 && { read: kept }) };
};

/** Sorts units by price; empty unless every unit has one, because the smallest is not always the cheapest. */
function byPrice(options: readonly SizeOption[]): SizeOption[] {
  const priced = options.flatMap((option) => {
    const dollars = dollarsOf(option);
    return dollars === undefined ? [] : [{ option, dollars }];
  });
  const isComplete = priced.length === options.length;
  return isComplete ? priced.sort((a, b) => a.dollars - b.dollars).map(({ option }) => option) : [];
}

/** The monthly price in the record, or else the one that the description states. */
function dollarsOf({ monthlyPriceCents, description }: SizeOption): number | undefined {
  if (typeof monthlyPriceCents === 'number') return monthlyPriceCents / 100;
  const [, stated] = /\$ ?(\d[\d,]*(?:\.\d\d)?) (?:a|per|al) (?:month|mes)\b/i.exec(description) ?? [];
  return stated === undefined ? undefined : Number(stated.replaceAll(',', ''));
}

const named: Finder = (read, { options }) => {
  const found = read.sizes.flatMap((size) => optionsOfSize(options, size));
  if (found.length === 0) return undefined;
  const [only] = read.sizes;
  const units = read.sizes.length === 1 && only ? narrow(found, featuresIn(read)) : found;
  return { kind: 'named', units: [...new Set(units)] };
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "The second one", of a list or of the units mentioned. */
const position: Finder = (_, { listed, mentioned, isListOpen, isOneShown }, groups) => {
  const at = groups.has('last') ? -1 : ordinals.findIndex((ordinal) => groups.has(ordinal));
  if (at < 0 && !groups.has('last')) return undefined;
  const isOfList = isListOpen && !(isOneShown && mentioned.length > 1);
  const among = (isOfList || mentioned.length < 2) && listed.length > 1 ? listed : mentioned;
  const unit = among.at(at);
  return unit && { kind: 'listed', units: [unit] };
};

/** "The one before" */
const previous: Finder = (_, { mentioned, current }, groups) => {
  const unit = groups.has('previous') ? mentioned.filter((one) => !current.includes(one)).at(-1) : undefined;
  return unit && { kind: 'listed', units: [unit] };
};

/** "Both", "the other one" */
const pair: Finder = (read, { listed, mentioned, current }, groups) => {
  const two = twoOf(listed, mentioned);
  if (two.length < 2) return undefined;
  if (groups.has('both') || priceDifference.test(read.text)) return { kind: 'both', units: two };
  if (!groups.has('other')) return undefined;
  const others = two.filter((unit) => !current.includes(unit));
  return others.length === 1 ? { kind: 'listed', units: others } : undefined;
};

/** "How much more is that one?", "what would I save?" */
const priceDifference =
  /\bhow much (?:more|less|cheaper)\b(?! (?:room|space|stuff))|\bwhat (?:would|do) (?:i|we) save\b|\bprice difference\b|\bdifference in price\b|\bcu[aá]nto (?:m[aá]s|menos) (?:es|sale|cuesta|pago|ser[ií]a)\b|\bcu[aá]nto (?:me )?ahorr/i;

/** "How much are your units" asks of all of them. */
const refersToAll =
  /\b(?:units|sizes|rooms|lockers|spaces|storage|anything|something|everything|bodegas|unidades|tamanos|algo)\b/;

/** "That one", "it", or nothing at all. After a single other unit was offered, "that one" is the one offered. */
const pointed: Finder = (read, { current, listed, isListOpen }, groups) => {
  const isPronoun = groups.has('that_one') || groups.has('it');
  const isOnlyOffer = isListOpen && listed.length === 1;
  if (groups.has('that_one') && isOnlyOffer) return { kind: 'that', units: listed };
  const units = current.length === 0 && isOnlyOffer ? listed : current;
  if (units.length === 0 || (!isPronoun && refersToAll.test(read.words.join(' ')))) return undefined;
  return { kind: groups.has('that_one') ? 'that' : 'implied', units };
};
