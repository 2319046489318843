import type { RoomType } from '@chat-module/contract/chat';
import type { Location, SizeOption } from '@chat-module/contract/locations';
import { describeOption } from '../../compose/describe-unit.ts';
import {
  biggerOptions,
  nearestSizes,
  optionsOfSize,
  optionsOfType,
  smallerOptions,
  unitButton,
} from '../../compose/size-options.ts';
import type { Texts } from '../../compose/texts/english.ts';
import { unitButtons } from '../../compose/write-price.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import type { Reply } from '../../reply.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { Turn } from '../../turn.ts';
import { isEmpty } from '../../understand/entities/goods-extractor.ts';
import { areaSqFt, type UnitSize, writeUnitSize } from '../../understand/entities/unit-size.ts';
import { withFeatures } from '../../understand/units/unit-features.ts';
import { isOfDoorOrHeight, readUnitWords } from '../../understand/units/unit-words.ts';
import { listRoom } from '../guided-flow.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** The facility's size options: those of the size that the message names, else all. */
export const sizes: FactFinder = (turn, facility) => {
  const { recordIntents } = turn;
  const coverage = Math.max(
    ...(['unit_size', 'sizes', 'which_size'] as const).map((intent) => recordIntents.get(intent) ?? 0),
  );
  const isOfDoor = turn.unitQuestion?.ask === 'dimensions' && isOfDoorOrHeight(turn.unitQuestion.read);
  if (coverage === 0 || facility.sizeOptions.length === 0) return undefined;
  if (turn.dialogue.lastReply?.responseSource === 'faq' && statesOwnSize.test(turn.said)) return undefined;
  const reply = describeNamed(turn, facility) ?? listAll(turn, facility.sizeOptions);
  // A list to pick from says less than an FAQ about the visitor's things.
  const isMereList = reply.unitSize === undefined && recordIntents.has('which_size') && !recordIntents.has('sizes');
  return { reply, coverage, isCertain: !isOfDoor && !isMereList };
};

/** "Mine's a 7x10", after an FAQ that may depend on the size. */
const statesOwnSize =
  /^\W*(?:(?:and|but|well|y|pero) )?(?:mine(?:['’]?s| is)|(?:my|our) (?:stuff|things|unit|locker|room|one)(?:['’]?s| is| are)?(?: in)?|(?:i['’]?m|i am|we['’]?re|i['’]?ve got|we['’]?ve got) (?:in )?|(?:l[oa] )?m[ií][oa] es|tengo) ?(?:an? |the |una? |el |la )?\d+ ?(?:x|by|por) ?\d+[^?]*$/i;

function describeNamed(turn: Turn, { sizeOptions }: Location): Reply | undefined {
  const { read, texts, text } = turn;
  const [size] = read.sizes;
  if (!size) return undefined;
  const comparison = compareTo(turn, sizeOptions, size);
  if (comparison) return comparison;
  const [option, ...others] = optionsOfType(optionsOfSize(sizeOptions, size), text);
  if (option && others.length === 0) {
    const area = areaOf(texts, text, option, size);
    const response = [describeAs(texts, option), area].filter(Boolean).join(' ');
    return describeOption(turn, option, response);
  }
  if (option) return offer(turn, texts.sizes.severalKinds(option.size), [option, ...others]);
  const unitSize = writeUnitSize(size);
  return {
    ...offer(turn, texts.sizes.notOffered(unitSize, nearestSizes(sizeOptions, size, 2)), sizeOptions),
    unitSize,
  };
}

/** Whether a message asks for sizes larger or smaller than one that it names. */
export const comparesSizes = ({ text, read }: Turn): boolean =>
  read.sizes.length > 0 && comparisons.find(splitWords(text)).length > 0;

const comparisons = createPhraseMatcher([
  ['bigger', 'bigger than, larger than, greater than, more than | mas grande que, mas grandes que'],
  ['smaller', 'smaller than, less than | mas chica que, mas chico que, mas pequena que, mas pequeno que'],
]);

/** "Do you have bigger ones?" */
function compareTo(turn: Turn, options: readonly SizeOption[], size: UnitSize): Reply | undefined {
  const { text, texts } = turn;
  const [comparison] = comparisons.find(splitWords(text));
  if (!comparison) return undefined;
  const isBigger = comparison.name === 'bigger';
  const name = writeUnitSize(size);
  const found = isBigger ? biggerOptions(options, size) : smallerOptions(options, size);
  const { bigger, smaller, noneBigger, noneSmaller } = texts.sizes;
  if (found.length === 0) return offer(turn, (isBigger ? noneBigger : noneSmaller)(name), optionsOfSize(options, size));
  return offer(turn, (isBigger ? bigger : smaller)(name), found);
}

const describeAs = ({ sizes: words }: Texts, option: SizeOption): string =>
  `**${unitButton(option).label}**: ${option.description || words.askDetails}`;

/** The floor area, if the message asks for one. */
const areaOf = ({ sizes: words }: Texts, text: string, option: SizeOption, size: UnitSize): string | undefined =>
  /\b(?:how (?:big|large|many)|sq(?:uare)?\b|footage|area|que tan grande|cuantos|pies cuadrados)/i.test(text)
    ? words.area(option.size, areaSqFt(size))
    : undefined;

/** A visitor who wants a recommendation for "a room with outlets" chooses among the units that have them. */
function listAll(turn: Turn, options: readonly SizeOption[]): Reply {
  const { recordIntents, texts, text } = turn;
  if (!recordIntents.has('which_size')) {
    const room = roomNamedIn(text);
    return room ? listRoom(turn, room) : offer(turn, texts.sizes.all, options);
  }
  const wished = withFeatures(
    options,
    readUnitWords(text).features.map(({ name }) => name),
  );
  const [only, ...others] = wished.length > 0 ? wished : options;
  if (only && others.length === 0) return describeOption(turn, only, describeAs(texts, only));
  return offer(turn, texts.sizes.pick, wished.length > 0 ? wished : options);
}

const rooms = createPhraseMatcher<RoomType>([
  ['small', 'small | pequeno, pequena, chico, chica, chiquito, chiquita'],
  ['medium', 'medium | mediano, mediana'],
  ['large', 'large | grande'],
]);

/** The category in "which medium units do you have?"; none if a message names several, or things to store. */
function roomNamedIn(text: string): RoomType | undefined {
  const { words, goods } = readUnitWords(text);
  const [room, ...others] = new Set(rooms.find(words).map(({ name }) => name));
  return others.length === 0 && isEmpty(goods) ? room : undefined;
}

const offer = (turn: Turn, response: string, options: readonly SizeOption[]): Reply => ({
  response,
  responseSource: 'unit_details',
  unitButtons: unitButtons(turn, options),
  sources: fromRecord('sizeOptions'),
});
