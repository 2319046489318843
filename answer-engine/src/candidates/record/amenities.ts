import type { Location } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { unitButton } from '../../compose/size-options.ts';
import { unitButtons } from '../../compose/write-price.ts';
import { thresholds } from '../../decide/thresholds.ts';
import { amenityPhrases } from '../../lexicon/amenity-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { recordPhrases } from '../../lexicon/record-phrases.ts';
import { isAnyIn } from '../../text/is-any-in.ts';
import { memoize } from '../../text/memoize.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { stemWord } from '../../text/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { Turn } from '../../turn.ts';
import { asksIfThere } from '../../understand/asks-if-there.ts';
import type { Candidate } from '../candidate.ts';
import { amenitySimilarity } from './amenity-similarity.ts';
import { type Fact, type FactFinder, fromRecord } from './fact.ts';

/** "Is it free?" after an FAQ does not ask for the list. */
export const amenities: FactFinder = ({ recordIntents, texts, text, said, dialogue }, facility) => {
  const coverage = recordIntents.get('amenities');
  if (coverage === undefined || text !== said || facility.amenities.length === 0) return undefined;
  // "What would she have to bring you?" asks for no list either.
  if (dialogue.subject && coverage < thresholds.recordIntentCoverage) return undefined;
  const response = texts.record.amenities(facility.amenities);
  return { reply: { response, responseSource: 'website', sources: fromRecord('amenities') }, coverage };
};

/** A content word with the phrase groups that it belongs to. */
interface Word {
  readonly stem: string;
  readonly groups: ReadonlySet<string>;
}

const { you, unit, vehicle, have, around } = recordPhrases;
const there =
  'on site, onsite, on the premises, at the facility, there, here, in there, use, i can use, available, free, for customers, for tenants, for renters, for the public | para clientes, para los clientes, ahi, alli, en el lugar';
const amenityMatcher = createPhraseMatcher(Object.entries(amenityPhrases));
const framingMatcher = createPhraseMatcher(Object.entries({ you, unit, have, around, vehicle, there }));

/** Texts of facilities are analyzed for every message, so their analyses are memoized. */
const memoizedTexts = 2000;

/** The amenity that a message asks for, if it asks for just one. */
export function amenityCandidate(turn: Turn): Candidate | undefined {
  const { facility } = turn;
  const fact = facility && findAmenity(turn, facility);
  if (!fact) return undefined;
  const { coverage: score, isCertain, reply } = fact;
  return { source: 'amenity', name: 'amenity', score, isCertain, compose: () => reply };
}

/** A "yes" to "you have cameras, send me the video" would promise the video. */
const demand = /\b(?:send|give|email|text|show|mail|get) (?:me|us)\b|\b(?:mand|envi|d[ae]|muestr)\w*(?:me|nos)\b/;

/** "How many boxes fit?" and "which floor is it on?" ask for more than yes. */
const asksForDetail =
  /\bhow (?:many|much|long|old|big|tall|often)\b|\bcuant[oa]s?\b|\b(?:what|which|que) (?:floor|level|piso|nivel)\b/;

/** "And the heated rooms, same hours?" */
const asksForHours =
  /\b(?:same (?:hours?|time)|how late|(?:till?|until) (?:what|which|when)|(?:misma|que|hasta que) hora|mismo horario)\b/;

/** "Can I rent a truck if I'm 20" asks for a rule. */
const condition = /\b(?:if|unless)\b/;

/** Confirms an amenity that is listed or that some units have. Never denies one, because the list may be incomplete. */
function findAmenity(turn: Turn, facility: Location): Fact | undefined {
  const asked = normalizeText(turn.text);
  const isOpen = !demand.test(asked) && !condition.test(asked);
  if (asksForHours.test(asked)) return undefined;
  if (turn.recordIntents.has('price') || !isOpen || !asksIfThere(turn.text)) return undefined;
  // "Open on Sunday for that?" after an FAQ names no amenity, though the complete question does.
  const said = wordsOf(turn.said);
  const amenities = facility.amenities.filter((amenity) => turn.text === turn.said || coverageOf(said, amenity) > 0);
  const parts = splitSentences(turn.text, { anyCase: true }).filter(asksToHaveOrBuy);
  for (const text of [turn.text, ...parts]) {
    const words = wordsOf(text);
    const named = best(amenities, (amenity) => coverageOf(words, amenity), thresholds.aboutLittleElse);
    if (named) return listed(turn, named, isYes(turn, text, words, named));
  }
  const question = wordsOf(turn.text);
  const ofUnits = amenityOfUnits(turn, facility, question);
  if (ofUnits || !asksToHave(turn.text)) return ofUnits;
  const similar = best(amenities, amenitySimilarity(turn.read), thresholds.amenitySimilarity);
  return similar && { ...listed(turn, similar, isYes(turn, turn.text, question, similar)), isCertain: false };
}

interface Found {
  readonly amenity: string;
  /** The share of the question that the amenity covers, or its similarity to the question; from 0 to 1. */
  readonly share: number;
}

/** The amenity with the highest share, if that is at least `least`. */
function best(amenities: readonly string[], shareIn: (amenity: string) => number, least: number): Found | undefined {
  const [first] = amenities.map((amenity) => ({ amenity, share: shareIn(amenity) })).sort((a, b) => b.share - a.share);
  return first && first.share >= least ? first : undefined;
}

function listed({ texts }: Turn, { amenity, share }: Found, isConfirmed: boolean): Fact {
  const { hasAmenity, onTheList } = texts.record;
  const response = isConfirmed ? hasAmenity(amenity) : onTheList(amenity);
  return {
    reply: { response, responseSource: 'website', sources: fromRecord('amenities') },
    coverage: share,
    isCertain: isConfirmed,
  };
}

/** "Do I have to sign a long lease?" asks about an obligation: "yes" would contradict the list. */
const asksAboutObligation =
  /\b(?:(?:have|need|got|required|supposed|obliged) to|must|do i need|(?:tengo|hay|tendria) que|debo|necesito)\b/;

/** Whether "yes" is a true answer: the amenity covers the whole question and negates none of it. */
function isYes({ dialogue }: Turn, text: string, question: readonly Word[], { amenity, share }: Found): boolean {
  const asked = normalizeText(text);
  // "Heated?" is about what was said before.
  if (dialogue.subject && !asksToHaveOrBuy(text)) return false;
  if (share < 1 || question.some(offersChoice)) return false;
  if (asksAboutObligation.test(asked) || asksForDetail.test(asked)) return false;
  if (isInPlace.test(amenity) && question.some(({ groups }) => groups.has('unit'))) return false;
  const [offered, confirmed] = [offeredBy(amenity).groups, offeredBy(affirmed(amenity)).groups];
  return question.every(({ groups }) => [...groups].every((group) => !offered.has(group) || confirmed.has(group)));
}

/** "Wi-Fi in the lobby" says nothing about the units. */
const isInPlace = /\b(?:in|at|by|near) the\b/i;

const asksToHave = (text: string): boolean => framingMatcher.find(splitWords(text)).some(({ name }) => name === 'have');

/** "And a restroom?" */
const goesOn = /^\W*(?:(?:and|or|also|plus|what about|how about|y|o|tambien) )+(?:a|an|any|some|un|una|algun|alguna)\b/;

const asksToHaveOrBuy = (text: string): boolean =>
  asksToHave(text) || goesOn.test(normalizeText(text)) || wordsOf(text).some(({ stem }) => sellingStems.includes(stem));

/** "Is it paved or gravel?", "Are you a big chain?": "yes" might confirm the wrong alternative. */
const offersChoice = ({ groups }: Word): boolean => isAnyIn(groups, choiceGroups);
const choiceGroups = new Set(['paved', 'family_owned', 'since', 'security', 'pest', 'cleaning']);

const maxLabels = 4;

/** An amenity in the type or description of some units only, such as "climate controlled". */
function amenityOfUnits(turn: Turn, { sizeOptions }: Location, question: readonly Word[]): Fact | undefined {
  const asksForAction = question.some(({ stem }) => actionStems.has(stem));
  const isForSale = question.some(({ groups }) => groups.has('supplies'));
  if (
    asksForAction ||
    isForSale ||
    asksForDetail.test(normalizeText(turn.text)) ||
    !question.some(({ groups }) => groups.size > 0)
  )
    return undefined;
  const found = sizeOptions.flatMap((option) => {
    const coverage = Math.max(
      ...[option.type, affirmed(option.description)].map((text) => coverageByGroups(question, text)),
    );
    return coverage >= thresholds.aboutLittleElse ? [{ option, coverage }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const labels = found.slice(0, maxLabels).map(({ option }) => unitButton(option).label);
  return {
    reply: {
      response: turn.texts.record.amenityOfUnit(labels),
      responseSource: 'website',
      unitButtons: unitButtons(
        turn,
        found.map(({ option }) => option),
      ),
      sources: fromRecord('sizeOptions'),
    },
    coverage: first.coverage,
  };
}

const negation = /\b(?:no|not|non|without|un(?:cover|heat|cool|pav|lit|fenc|secur|guard|attend|avail)\w*|sin)\b/i;

/** A text without its negated parts. */
const affirmed = memoize(
  (description) =>
    description
      .split(/[.;,()]/)
      .filter((part) => !negation.test(part))
      .join('. '),
  memoizedTexts,
);

/** Whether a message asks for an amenity that facilities often have. */
export function asksForAmenity({ text }: Pick<Turn, 'text'>): boolean {
  const question = wordsOf(text);
  const known = new Set(question.flatMap(({ groups }) => [...groups]).filter((group) => !isFraming(group)));
  return known.size > 0 && shareOf(question, ({ groups }) => groups.size > 0) >= thresholds.aboutLittleElse;
}

/** Groups of words that frame a question about any amenity. */
const framingGroups = new Set(['you', 'unit', 'have', 'around', 'vehicle', 'there']);
const isFraming = (group: string): boolean => framingGroups.has(group);

const wordsOf = memoize(extractWords, memoizedTexts);

const noGroups: ReadonlySet<string> = new Set();

function extractWords(text: string): readonly Word[] {
  const words = splitWords(text);
  const groups = new Map<number, Set<string>>();
  for (const { name, positions } of [...amenityMatcher.find(words), ...framingMatcher.find(words)])
    for (const at of positions) groups.set(at, (groups.get(at) ?? new Set()).add(name));
  return words.flatMap((word, at) => {
    const isContent = !englishStopWords.has(word) && !spanishStopWords.has(word);
    const found = groups.get(at) ?? noGroups;
    return isContent || [...found].some((group) => !isFraming(group)) ? [{ stem: stemWord(word), groups: found }] : [];
  });
}

/** Actions: a facility that has something doesn't necessarily sell, rent or repair it. */
const actionStems = new Set(
  'sell buy rent repair fix deliver ship tow build install clean wash move lend hire teach recommend vender compran rentan reparan arreglan'
    .split(' ')
    .map(stemWord),
);

/** The share of a question that an amenity covers, from 0 to 1; 0 if they have only framing words in common. */
const coverageOf = (question: readonly Word[], amenity: string): number => coverageBy(question, offeredBy(amenity));

const coverageByGroups = (question: readonly Word[], text: string): number =>
  coverageBy(question, { groups: offeredBy(text).groups, stems: noStems });

/** The phrase groups and the stems of a facility's text. */
interface Offered {
  readonly groups: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

const noStems: ReadonlySet<string> = new Set();

/** "Boxes for sale", "cajas a la venta" */
const isSold = /\b(?:for sale|sold|venta)\b/i;
const sellingStems = 'sell buy vender compran'.split(' ').map(stemWord);

const offeredBy = memoize((text): Offered => {
  const words = wordsOf(text);
  const stems = words.filter(({ groups }) => ![...groups].some(isFraming)).map(({ stem }) => stem);
  return { groups: groupsOf(words), stems: new Set([...stems, ...(isSold.test(text) ? sellingStems : [])]) };
}, memoizedTexts);

/** Whether an amenity of a facility is of a kind. */
export const isAmenity = (amenity: string, kind: keyof typeof amenityPhrases): boolean =>
  offeredBy(amenity).groups.has(kind);

const groupsOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ groups }) => [...groups]).filter((group) => !isFraming(group)));

function coverageBy(question: readonly Word[], { groups, stems }: Offered): number {
  const isOffered = (word: Word): boolean => stems.has(word.stem) || isAnyIn(word.groups, groups);
  if (!question.some(isOffered) || question.some((word) => actionStems.has(word.stem) && !isOffered(word))) return 0;
  return shareOf(question, (word) => isOffered(word) || isAnyIn(word.groups, framingGroups));
}

const shareOf = (words: readonly Word[], holds: (word: Word) => boolean): number =>
  words.length === 0 ? 0 : words.filter(holds).length / words.length;
