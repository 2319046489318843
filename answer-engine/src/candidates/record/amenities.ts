import type { Location, SizeOption } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { unitButton } from '../../compose/size-options.ts';
import { unitButtons } from '../../compose/write-price.ts';
import { thresholds } from '../../decide/thresholds.ts';
import { amenityPhrases } from '../../lexicon/amenity-phrases.ts';
import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { recordPhrases } from '../../lexicon/record-phrases.ts';
import { isAnyIn } from '../../text/is-any-in.ts';
import { memoize } from '../../text/memoize.ts';
import { stemWord } from '../../text/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../../text/stop-words.ts';
import { splitWords } from '../../text/tokenize.ts';
import type { Turn } from '../../turn.ts';
import { asksIfThere } from '../../understand/asks-if-there.ts';
import { withoutUnitSizes } from '../../understand/entities/unit-size.ts';
import type { Candidate } from '../candidate.ts';
import { lexicalSimilarity } from './amenity-similarity.ts';
import { type Fact, type FactFinder, fromRecord } from './fact.ts';

export const amenities: FactFinder = ({ recordIntents, texts }, facility) => {
  const coverage = recordIntents.get('amenities');
  if (coverage === undefined || facility.amenities.length === 0) return undefined;
  const response = texts.record.amenities(facility.amenities);
  return { reply: { response, responseSource: 'website', sources: fromRecord('amenities') }, coverage };
};

/** A text's words with a meaning of their own, and the groups that each is of. */
interface Word {
  readonly stem: string;
  readonly groups: ReadonlySet<string>;
}

const { you, unit, vehicle, have, around } = recordPhrases;
const there =
  'on site, onsite, on the premises, at the facility, there, here, in there, use, i can use, available, free | ahi, alli, en el lugar';
const matcher = createPhraseMatcher(Object.entries(amenityPhrases));
const beside = createPhraseMatcher(Object.entries({ you, unit, have, around, vehicle, there }));

/** What facilities write of themselves is read for every message. */
const rememberedTexts = 2000;

/** A single amenity that a message asks for. */
export function amenityCandidate(turn: Turn): Candidate | undefined {
  const { facility } = turn;
  const fact = facility && amenityAskedFor(turn, facility);
  if (!fact) return undefined;
  const { coverage: score, isCertain, reply } = fact;
  return { source: 'amenity', name: 'amenity', score, isCertain, compose: () => reply };
}

/** Yes, when it is on the list or said of some units. A no is never said: the list may not be whole. */
function amenityAskedFor(turn: Turn, facility: Location): Fact | undefined {
  if (turn.recordIntents.has('price') || !asksIfThere(turn.text)) return undefined;
  const asked = wordsOf(turn.text);
  const named = best(facility.amenities, (amenity) => coverageOf(asked, amenity), thresholds.aboutLittleElse);
  if (named) return listed(turn, named, isYes(turn.text, asked, named));
  const ofUnits = amenityOfUnits(turn, facility, asked);
  if (ofUnits || !asksToHave(turn.text)) return ofUnits;
  const alike = best(facility.amenities, lexicalSimilarity(turn.read), thresholds.amenitySimilarity);
  return alike && { ...listed(turn, alike, isYes(turn.text, asked, alike)), isCertain: false };
}

interface Found {
  readonly amenity: string;
  /** The share of the question that it accounts for. */
  readonly share: number;
}

/** The amenity with the highest share, if one has as much as it must. */
function best(amenities: readonly string[], shareIn: (amenity: string) => number, least: number): Found | undefined {
  const [first] = amenities.map((amenity) => ({ amenity, share: shareIn(amenity) })).sort((a, b) => b.share - a.share);
  return first && first.share >= least ? first : undefined;
}

function listed({ texts }: Turn, { amenity, share }: Found, isConfirmed: boolean): Fact {
  const { hasAmenity, onTheList } = texts.record;
  const response = isConfirmed ? hasAmenity(amenity) : onTheList(amenity);
  return { reply: { response, responseSource: 'website', sources: fromRecord('amenities') }, coverage: share };
}

/** "Do I have to sign a long lease?" asks about a duty, and a yes to it would deny what the list offers. */
const asksDuty =
  /\b(?:(?:have|need|got|required|supposed|obliged) to|must|do i need|(?:tengo|hay|tendria) que|debo|necesito)\b/;

/** Whether "yes" is true: the amenity accounts for all of the question, and nothing in it denies what is asked for. */
function isYes(text: string, asked: readonly Word[], { amenity, share }: Found): boolean {
  if (share < 1 || asked.some(asksWhich) || asksDuty.test(normalizeText(text))) return false;
  const [offered, confirmed] = [offeredBy(amenity).groups, offeredBy(affirmed(amenity)).groups];
  return asked.every(({ groups }) => [...groups].every((group) => !offered.has(group) || confirmed.has(group)));
}

const asksToHave = (text: string): boolean => beside.find(splitWords(text)).some(({ name }) => name === 'have');

/** "Is it paved or gravel?", "Are you a big chain?": a yes would be to the wrong one. */
const asksWhich = ({ groups }: Word): boolean => isAnyIn(groups, whichGroups);
const whichGroups = new Set(['paved', 'family_owned', 'since', 'security', 'pest', 'cleaning']);

const labelsShown = 4;

/** "Climate controlled" may stand in the type of some units only. */
function amenityOfUnits(turn: Turn, { sizeOptions }: Location, asked: readonly Word[]): Fact | undefined {
  if (!asked.some(({ groups }) => groups.size > 0)) return undefined;
  const found = sizeOptions.flatMap((option) => {
    const coverage = Math.max(
      ...[option.type, affirmed(option.description)].map((text) => coverageByGroups(asked, text)),
    );
    return coverage >= thresholds.aboutLittleElse ? [{ option, coverage }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const labels = found.slice(0, labelsShown).map(({ option }) => unitButton(option).label);
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

const denial = /\b(?:no|not|non|without|un(?:cover|heat|cool|pav|lit|fenc|secur|guard|attend|avail)\w*|sin)\b/i;

/** What a text says that there is, without what it says that there is not. */
const affirmed = memoize(
  (description) =>
    description
      .split(/[.;,()]/)
      .filter((part) => !denial.test(part))
      .join('. '),
  rememberedTexts,
);

/** Whether a message asks for something that facilities often have. */
export function asksForAmenity({ text }: Pick<Turn, 'text'>): boolean {
  const asked = wordsOf(text);
  const known = new Set(asked.flatMap(({ groups }) => [...groups]).filter((group) => !isBeside(group)));
  return known.size > 0 && shareOf(asked, ({ groups }) => groups.size > 0) >= thresholds.aboutLittleElse;
}

const besideGroups = new Set(['you', 'unit', 'have', 'around', 'vehicle', 'there']);
const isBeside = (group: string): boolean => besideGroups.has(group);

const wordsOf = memoize(readWordsOf, rememberedTexts);

const noGroups: ReadonlySet<string> = new Set();

function readWordsOf(text: string): readonly Word[] {
  const words = splitWords(text);
  const groups = new Map<number, Set<string>>();
  for (const { name, positions } of [...matcher.find(words), ...beside.find(words)])
    for (const at of positions) groups.set(at, (groups.get(at) ?? new Set()).add(name));
  return words.flatMap((word, at) => {
    const isContent = !englishStopWords.has(word) && !spanishStopWords.has(word);
    const found = groups.get(at) ?? noGroups;
    return isContent || [...found].some((group) => !isBeside(group)) ? [{ stem: stemWord(word), groups: found }] : [];
  });
}

/** Whether an option has what a text speaks of; `undefined` when it speaks of nothing that a unit may have. */
export function featureShare(text: string, { type, description }: SizeOption): 'has' | 'hasNot' | undefined {
  const asked = groupsOf(wordsOf(withoutUnitSizes(text)));
  if (asked.size === 0) return undefined;
  const offered = groupsOf(wordsOf(`${type}. ${affirmed(description)}`));
  return [...asked].every((group) => offered.has(group)) ? 'has' : 'hasNot';
}

/** What a facility is asked to do. To have a thing is not to sell, rent or repair it. */
const deeds = new Set(
  'sell buy rent repair fix deliver ship tow build install clean wash move lend hire teach recommend vender compran rentan reparan arreglan'
    .split(' ')
    .map(stemWord),
);

/** The share of a question that an amenity accounts for; none when they have only words of every question in common. */
const coverageOf = (asked: readonly Word[], amenity: string): number => coverageBy(asked, offeredBy(amenity));

const coverageByGroups = (asked: readonly Word[], text: string): number =>
  coverageBy(asked, { groups: offeredBy(text).groups, stems: noStems });

/** What a facility's text offers, by the groups of its words and by the words themselves. */
interface Offered {
  readonly groups: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

const noStems: ReadonlySet<string> = new Set();

const offeredBy = memoize((text): Offered => {
  const words = wordsOf(text);
  const stems = new Set(words.filter(({ groups }) => ![...groups].some(isBeside)).map(({ stem }) => stem));
  return { groups: groupsOf(words), stems };
}, rememberedTexts);

const groupsOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ groups }) => [...groups]).filter((group) => !isBeside(group)));

function coverageBy(asked: readonly Word[], { groups, stems }: Offered): number {
  const isMeant = (word: Word): boolean => stems.has(word.stem) || isAnyIn(word.groups, groups);
  if (!asked.some(isMeant) || asked.some((word) => deeds.has(word.stem) && !isMeant(word))) return 0;
  return shareOf(asked, (word) => isMeant(word) || isAnyIn(word.groups, besideGroups));
}

const shareOf = (words: readonly Word[], holds: (word: Word) => boolean): number =>
  words.length === 0 ? 0 : words.filter(holds).length / words.length;
