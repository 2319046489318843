const empty = () => ({});
const noWords = () => new Set();
const always = (value) => () => () => value;
const unchanged = () => (value) => value;

/**
 * The parts of the engine that `npm run ablate` disables, one at a time: by name, the export of a module and its replacement. A list becomes
 * empty, and a rule always returns the same answer. Uses of the export within its own module don't change.
 */
export const masks = {
  'concepts of storage': ['lexicon/storage-concepts', 'storageConcepts', empty],
  'concepts of things': ['lexicon/thing-concepts', 'thingConcepts', empty],
  'concepts of people': ['lexicon/people-concepts', 'peopleConcepts', empty],
  'concepts of actions': ['lexicon/action-concepts', 'actionConcepts', empty],
  'concepts of affairs': ['lexicon/affair-concepts', 'affairConcepts', empty],
  hypernyms: ['lexicon/hypernyms', 'hypernyms', empty],
  'commonplace words': ['text/stop-words', 'commonplaceWords', noWords],
  'spelling correction': ['text/correct-spelling', 'correctSpelling', unchanged],
  'likely replacements of letters': ['text/typo-model', 'isLikelyReplacement', always(true)],
  'spelling by sound': ['text/typo-model', 'phoneticKey', unchanged],
  'safety intents': ['understand/safety/find-safety-intent', 'findSafetyIntent', always(undefined)],
  'small talk': ['understand/find-small-talk', 'findSmallTalk', always(undefined)],
  gibberish: ['text/is-gibberish', 'isGibberish', always(false)],
  'record intents by phrases': [
    'understand/record-intents/match-record-intents',
    'matchRecordIntents',
    () => () => new Map(),
  ],
  'record intents by classifier': [
    'understand/record-intents/classify-record-intents',
    'classifyRecordIntents',
    unchanged,
  ],
  'amenity phrases': ['lexicon/amenity-phrases', 'amenityPhrases', empty],
  'amenity candidates': ['candidates/record/amenities', 'amenityCandidate', always(undefined)],
  'amenities by similarity': ['candidates/record/amenity-similarity', 'amenitySimilarity', always(() => 0)],
  'size advice': ['candidates/size-advice', 'sizeAdviceCandidate', always(undefined)],
  'availability candidates': ['candidates/availability', 'availabilityCandidate', always(undefined)],
  'FAQ before record': ['decide/compare-with-faq', 'compareWithFaq', always('comesFirst')],
};

/** The replacement of an export while its mask is on. */
export const masked = (name, original) => masks[name][2](original);
