import type { SizeOption } from '@chat-module/contract/locations';
import { splitSentences } from '../text/split-sentences.ts';
import { type ExtractedGoods, extractGoods } from '../understand/entities/goods-extractor.ts';

/** In cubic feet: larger goods are furniture. */
export const furnitureFrom = 20;

const denial =
  /\b(?:not (?:suitable|suited|meant|intended|made|big enough|large enough|recommended)? ?for|unsuitable for|too (?:small|short|narrow|tight|low) for|(?:won't|will not|doesn't|does not|cannot|can't|don't) (?:fit|hold|take|store|bring)|no (?:room|space) for|no|no (?:apt|adecuad|recomendad)[ao] para|(?:muy|demasiado) (?:chic|pequeñ|cort|angost)[ao] para|sin (?:espacio|lugar) para|no caben?|sin)\b/i;

const furniture = /\b(?:furniture|furnishings|muebles)\b/i;

/** A good of this share of the volume of a ruled out one is ruled out as well: no mattress, no sofa. */
const alikeFrom = 0.65;

/** The sentence of a unit's description that rules out some of the goods, such as "Not suitable for furniture." */
export const findRuledOut = ({ description }: SizeOption, wanted: ExtractedGoods): string | undefined =>
  splitSentences(description, { anyCase: true, atSemicolons: true })
    .find((sentence) => rulesOut(sentence, wanted))
    ?.trim();

/** Whether the description of a unit says that it holds all of the goods: "Holds a queen bed and 20 boxes." */
export function isDescribedFor({ description }: SizeOption, { goods }: ExtractedGoods): boolean {
  const described = splitSentences(description, { anyCase: true, atSemicolons: true }).flatMap(
    (sentence) => extractGoods(sentence.split(denial)[0] ?? '').goods,
  );
  return (
    goods.length > 0 &&
    goods.every((one) => described.some((other) => other.goods === one.goods && other.count >= one.count))
  );
}

function rulesOut(sentence: string, { goods, bedrooms }: ExtractedGoods): boolean {
  const at = sentence.search(denial);
  if (at < 0) return false;
  const denied = sentence.slice(at);
  const named = extractGoods(denied).goods.map((one) => one.goods);
  const large = named.map(({ cubicFeet }) => cubicFeet).filter((cubicFeet) => cubicFeet >= furnitureFrom);
  const leastCubicFeet = furniture.test(denied) ? furnitureFrom : alikeFrom * Math.min(...large);
  return (
    goods.some((one) => one.goods.cubicFeet >= leastCubicFeet || named.includes(one.goods)) ||
    (bedrooms.length > 0 && Number.isFinite(leastCubicFeet))
  );
}
