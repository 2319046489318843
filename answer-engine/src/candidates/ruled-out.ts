import type { SizeOption } from '@chat-module/contract/locations';
import { memoize } from '../text/memoize.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { appliances } from '../understand/entities/furniture-and-boxes.ts';
import type { Goods } from '../understand/entities/goods.ts';
import { type ExtractedGoods, extractGoods } from '../understand/entities/goods-extractor.ts';
import { roomsOfHome } from '../understand/entities/rooms.ts';
import type { Vehicle } from '../understand/entities/vehicles.ts';

/** In cubic feet: larger goods are furniture. */
export const furnitureFrom = 20;

/** Its group is what is denied. */
const denial =
  /\b(?:not (?:suitable|suited|meant|intended|made|big enough|large enough|recommended)? ?for|unsuitable for|too (?:small|short|narrow|tight|low) for|(?:won't|will not|doesn't|does not|cannot|can't|don't) (?:fit|hold|take|store|bring)|no (?:room|space) for|no (?:apt|adecuad|recomendad)[ao] para|(?:muy|demasiado) (?:chic|pequeñ|cort|angost)[ao] para|sin (?:espacio|lugar) para|no caben?|no|sin)\b((?:[^,;:.](?! (?:but|for|para|pero)\b))*)/i;

/** Its group is what does not fit: "A riding mower won't fit." */
const doesNotFit = /^(.*)\b(?:(?:does|do|will|would|can)(?: not|n't)|won't|cannot|no) (?:fit|go in|caben?)\W*$/i;

const furniture = /\b(?:furniture|furnishings|muebles)\b/i;

const isBed = ({ english }: Goods): boolean => /\bbed$/.test(english.one);

/** The sentence of a unit's description that rules out some of the goods, such as "Not suitable for furniture." */
export const findRuledOut = ({ description }: SizeOption, wanted: ExtractedGoods): string | undefined =>
  splitSentences(description, { anyCase: true, atSemicolons: true })
    .find((sentence) => rulesOut(sentence, wanted))
    ?.trim();

/** The goods that each choice of a unit's description names: "Holds 25 boxes, or two bikes." */
const choicesIn = memoize(
  (description): ExtractedGoods[] =>
    splitSentences(description, { anyCase: true, atSemicolons: true })
      .filter((sentence) => !doesNotFit.test(sentence))
      .flatMap((sentence) => (sentence.split(denial)[0] ?? '').split(/\b(?:or|o)\b/i))
      .map(extractGoods),
  2000,
);

/** In cubic feet: anything larger than a box, which descriptions count rather than name. */
const aboveBox = 4;

/** Whether the description of a unit names these goods, perhaps as one of several choices; of mere boxes, it names nothing else. */
export const isDescribedFor = ({ description }: SizeOption, { goods }: ExtractedGoods): boolean =>
  goods.length > 0 &&
  choicesIn(description).some(
    (described) =>
      (described.goods.length === goods.length || goods.some(({ goods: { cubicFeet } }) => cubicFeet >= aboveBox)) &&
      goods.every((one) => described.goods.some((it) => it.goods === one.goods && it.count >= one.count)),
  );

/** Whether the description of a unit counts fewer of some small goods than a visitor has: "seven or eight boxes". */
export function statesFewer({ description }: SizeOption, { goods }: ExtractedGoods): boolean {
  const named = choicesIn(description).flatMap((choice) => choice.goods);
  if (named.some((it) => it.goods.cubicFeet >= furnitureFrom)) return false;
  return goods.some(({ goods: one, count }) => {
    const counts = named.filter((it) => it.goods === one && it.count > 1).map((it) => it.count);
    return one.cubicFeet < aboveBox && counts.length > 0 && Math.max(...counts) < count;
  });
}

/** Whether the description of a unit names this kind of vehicle without ruling it out. */
export const namesVehicle = ({ description }: SizeOption, vehicle: Vehicle): boolean =>
  choicesIn(description).some(({ vehicles }) => vehicles.some((one) => one.vehicle === vehicle));

const isSofa = ({ english }: Goods): boolean => /(?:sofa|loveseat)$/.test(english.one);
const bedroomSet = 'a bedroom set';

/** In cubic feet: descriptions are vague about beds, and "a mattress set" may be a queen bed. */
const vagueBed = 20;

/** Whether one item is the other, or of its kind and no larger. */
const isLike = (one: Goods, other: Goods): boolean =>
  one === other ||
  (isBed(one) && other.english.one === bedroomSet) ||
  (isBed(one) && isBed(other) && one.cubicFeet <= other.cubicFeet + vagueBed) ||
  (isSofa(one) && isSofa(other) && one.cubicFeet <= other.cubicFeet);

/** Whether the description of a unit names things or a home, with or without room for the large ones among these goods; `undefined` if it names none. */
export function isDescribedAsRoomFor({ description }: SizeOption, { goods }: ExtractedGoods): boolean | undefined {
  const choices = choicesIn(description);
  const bedrooms = choices.flatMap((choice) => choice.bedrooms);
  const isHome = bedrooms.length > 0;
  const hasAppliances =
    takesAppliances.test(description) || (Math.max(...bedrooms) >= 2 && !/applianc|electrodom/i.test(description));
  const named = choices.flatMap((choice) => choice.goods.map((it) => it.goods));
  if (!isHome && named.every((it) => roomsOfHome.includes(it))) return undefined;
  return goods
    .filter(({ goods: { cubicFeet } }) => cubicFeet >= furnitureFrom)
    .every(
      ({ goods: one }) =>
        named.some((it) => isLike(one, it)) || (isHome && (hasAppliances || !appliances.includes(one))),
    );
}

/** Whether a description mentions appliances without ruling them out. */
export const takesAppliances =
  /(?<!\b(?:without|no|sin)(?: [a-z]+)?) (?:appliances?|washers?|refrigerators?|fridge|electrodom[eé]sticos|lavadora)\b/i;

function rulesOut(sentence: string, { goods, bedrooms }: ExtractedGoods): boolean {
  const [, denied] = doesNotFit.exec(sentence) ?? denial.exec(sentence) ?? [];
  if (denied === undefined) return false;
  const named = extractGoods(denied).goods.map((one) => one.goods);
  const large = named.map(({ cubicFeet }) => cubicFeet).filter((cubicFeet) => cubicFeet >= furnitureFrom);
  const leastCubicFeet = furniture.test(denied) ? furnitureFrom : Math.min(...large);
  if (bedrooms.length > 0 && Number.isFinite(leastCubicFeet)) return true;
  return goods.some(
    ({ goods: one }) =>
      one.cubicFeet >= leastCubicFeet || named.includes(one) || (isBed(one) && named.some((other) => isBed(other))),
  );
}
