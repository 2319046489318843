import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { DialogueState } from '../../dialogue.ts';
import { parseUnitSizes } from '../entities/unit-size.ts';
import { asksYesNo } from './unit-question.ts';
import { hasGoods, readUnitWords } from './unit-words.ts';
import { wishedFeatures } from './wished-features.ts';

/** Adds more things to those spoken of: "plus a washer", "I also have a bed", "y una lavadora también". */
const addsMore =
  /^(?:\W*(?:oh|ok|okay|wait|well|and|but|y|ah|ay|pero)\b)*\W*(?:(?:and|plus|y|mas|con) (?:an?|my|our|his|her|the|some|two|three|\d+|un|una|unos|unas|mis?|el|la|los|las)|plus|also|what (?:about|if)|how about|ademas|tambien)\b|\b(?:also|too|as well|in addition|throw in|forgot|another|tambien|ademas)\b| 2\W*$/;

/** Means all of the things spoken of: "would it all fit?" */
const meansAll =
  /\b(?:it all|all (?:of )?(?:it|that|this|them)|everything|todo|todas|todos|mis cosas)\b.{0,20}\b(?:fit|go in|ca[bv]\w+|entra\w*)\b|\b(?:fit|hold|room for|enough for|ca[bv]\w+|entra\w*)\b.{0,20}\b(?:it all|all (?:of )?(?:it|that|this|them)|everything|todo|todas|todos|mis cosas)\b/;

/** Sets a condition: "it has to be heated", "ground floor only", "something with heat". */
const setsCondition =
  /\b(?:(?:has|have|needs?|got) to|must|need|want|only|rather|prefer|something|anything|though?|but|instead|tiene que|debe|solo|algo|prefiero|necesito|quiero|pero)\b/;

/** Maximum number of words that are about neither units nor things. */
const maxOtherWords = 3;

/** The message with the things that the visitor spoke of before, if it adds to them or means all of them; `undefined` otherwise. */
export function completeGoods({ units }: DialogueState, said: string): string | undefined {
  if (units?.goods === undefined) return undefined;
  const read = readUnitWords(said);
  const text = normalizeText(said);
  if (narrowsGoodsDown({ units }, said)) return `${said}, ${units.goods}`;
  if (read.isOther || read.features.length > 0 || read.goods.vehicles.length > 0 || read.unexplained > maxOtherWords)
    return undefined;
  const isMeant = hasGoods(read)
    ? addsMore.test(text) && parseUnitSizes(said).length === 0 && !read.asks.has('price')
    : meansAll.test(text);
  return isMeant ? `${said}, ${units.goods}` : undefined;
}

/** Whether a message only narrows down the units for the things spoken of, by a feature that these must have. */
export function narrowsGoodsDown({ units }: Pick<DialogueState, 'units'>, said: string): boolean {
  const { sizes, unexplained } = readUnitWords(said);
  const text = normalizeText(said);
  return (
    units?.goods !== undefined &&
    wishedFeatures(said).length > 0 &&
    sizes.length === 0 &&
    unexplained <= maxOtherWords &&
    setsCondition.test(text) &&
    !asksYesNo(text.replace(/\b(?:has|have) to\b/, 'must'))
  );
}
