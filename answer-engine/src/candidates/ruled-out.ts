import type { SizeOption } from '@chat-module/contract/locations';
import { splitSentences } from '../text/split-sentences.ts';
import type { Goods } from '../understand/entities/goods.ts';
import { type ExtractedGoods, extractGoods } from '../understand/entities/goods-extractor.ts';

/** In cubic feet: larger goods are furniture. */
export const furnitureFrom = 20;

/** Its group is what is denied. */
const denial =
  /\b(?:not (?:suitable|suited|meant|intended|made|big enough|large enough|recommended)? ?for|unsuitable for|too (?:small|short|narrow|tight|low) for|(?:won't|will not|doesn't|does not|cannot|can't|don't) (?:fit|hold|take|store|bring)|no (?:room|space) for|no|no (?:apt|adecuad|recomendad)[ao] para|(?:muy|demasiado) (?:chic|pequeñ|cort|angost)[ao] para|sin (?:espacio|lugar) para|no caben?|sin)\b((?:[^,;:.](?! (?:but|for|para|pero)\b))*)/i;

const furniture = /\b(?:furniture|furnishings|muebles)\b/i;

const isBed = ({ english }: Goods): boolean => /\bbed$/.test(english.one);

/** The sentence of a unit's description that rules out some of the goods, such as "Not suitable for furniture." */
export const findRuledOut = ({ description }: SizeOption, wanted: ExtractedGoods): string | undefined =>
  splitSentences(description, { anyCase: true, atSemicolons: true })
    .find((sentence) => rulesOut(sentence, wanted))
    ?.trim();

/** Whether the description of a unit says that it holds these goods: "Holds a queen bed and 20 boxes." One for a home is for more. */
export function isDescribedFor({ description }: SizeOption, { goods }: ExtractedGoods): boolean {
  const described = splitSentences(description, { anyCase: true, atSemicolons: true }).map((sentence) =>
    extractGoods(sentence.split(denial)[0] ?? ''),
  );
  const isForHome = described.some(({ bedrooms }) => bedrooms.length > 0);
  const holds = described.flatMap((one) => one.goods);
  return (
    goods.length > 0 &&
    !isForHome &&
    goods.every((one) => holds.some((other) => other.goods === one.goods && other.count >= one.count))
  );
}

function rulesOut(sentence: string, { goods, bedrooms }: ExtractedGoods): boolean {
  const [, denied] = denial.exec(sentence) ?? [];
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
