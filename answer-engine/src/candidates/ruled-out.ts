import type { SizeOption } from '@chat-module/contract/locations';
import { splitSentences } from '../text/split-sentences.ts';
import type { Goods } from '../understand/entities/goods.ts';
import { type ExtractedGoods, extractGoods } from '../understand/entities/goods-extractor.ts';

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

/** Whether the description of a unit names just these goods, perhaps as one of several choices: "Holds 25 boxes, or two bikes." */
export const isDescribedFor = ({ description }: SizeOption, { goods }: ExtractedGoods): boolean =>
  goods.length > 0 &&
  splitSentences(description, { anyCase: true, atSemicolons: true })
    .filter((sentence) => !doesNotFit.test(sentence))
    .flatMap((sentence) => (sentence.split(denial)[0] ?? '').split(/\b(?:or|o)\b/i))
    .map(extractGoods)
    .some(
      (described) =>
        described.bedrooms.length === 0 &&
        described.goods.length === goods.length &&
        goods.every((one) => described.goods.some((it) => it.goods === one.goods && it.count >= one.count)),
    );

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
