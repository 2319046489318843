const empty = () => ({});
const noWords = () => new Set();
const always = (value) => () => () => value;
const unchanged = () => (value) => value;

/**
 * What `npm run ablate` takes out of the engine, one at a time: by name, an export of a module and what stands in its place. A list becomes empty,
 * and a rule always gives the same answer. The module's own uses of the export stay as they are.
 */
export const masks = {
  'concepts of storage': ['lexicon/storage-concepts', 'synonyms', empty],
  'concepts of things': ['lexicon/thing-concepts', 'thingWords', empty],
  'concepts of people': ['lexicon/people-concepts', 'peopleWords', empty],
  'concepts of actions': ['lexicon/action-concepts', 'actWords', empty],
  'concepts of affairs': ['lexicon/affair-concepts', 'matterWords', empty],
  hypernyms: ['lexicon/hypernyms', 'broader', empty],
  'unrelated concepts': ['lexicon/unrelated-concepts', 'isCatchAll', always(false)],
  'related intents': ['understand/intents/related-intents', 'nearKinds', empty],
  'commonplace words': ['text/stop-words', 'commonplaceWords', noWords],
  'spelling correction': ['text/correct-spelling', 'mendWords', unchanged],
  'likely swaps of letters': ['text/typo-model', 'isLikelySwap', always(true)],
  'spelling by sound': ['text/typo-model', 'soundOf', unchanged],
  'safety intents': ['understand/safety/find-safety-intent', 'findSituation', always(undefined)],
  'small talk': ['understand/find-small-talk', 'findSmallTalk', always(undefined)],
  gibberish: ['text/is-gibberish', 'isGibberish', always(false)],
  'record intents by phrases': ['understand/record-intents/match-record-intents', 'findAsks', () => () => new Map()],
  'record intents by classifier': ['understand/record-intents/classify-record-intents', 'withLikelyAsks', unchanged],
  'amenity phrases': ['lexicon/amenity-phrases', 'amenityWords', empty],
  'amenity candidates': ['candidates/record/amenities', 'amenityCandidate', always(undefined)],
  'amenities by similarity': ['candidates/record/amenity-similarity', 'likenessOf', always(() => 0)],
  'size advice': ['candidates/size-advice', 'sizeAdviceCandidate', always(undefined)],
  'availability candidates': ['candidates/availability', 'availabilityCandidate', always(undefined)],
  'FAQ before record': ['decide/prefers-faq', 'prefersFaq', always(false)],
};

/** What stands in place of an export while a mask is on. */
export const masked = (name, original) => masks[name][2](original);
