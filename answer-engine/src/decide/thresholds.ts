/**
 * All thresholds that decide something, from 0 to 1 unless stated otherwise. Most were chosen on the `dev` split, with the false-answer rate first: the
 * share of messages without an answer that get an FAQ. `npm run eval` prints the metrics that the comments name.
 */
export const thresholds = {
  /** An FAQ answers from this probability on. Set by the false-answer rate and the FAQ accuracy. */
  faq: 0.65,
  /** Without an answer, FAQs from this probability on are suggested. Set by the share of messages with the right FAQ shown or suggested. */
  clarify: 0.05,
  /** The same for a message that is off topic. Set by the suggestions to messages without an answer. */
  clarifyOffTopic: 0.3,
  /** A message is off topic if the out-of-domain intents have this total probability. The same measure. */
  outOfDomain: 0.7,
  /** Below this probability, an FAQ is shown with suggestions of other FAQs. The same measure. */
  certainFaq: 0.85,
  /** Beside an uncertain FAQ, others are suggested from this probability on. The same measure. */
  alternative: 0.1,
  /** An FAQ with this question overlap answers whatever the reranker says. At 0.75, FAQ accuracy gains 0.4 points and false answers 0.9. */
  repeatedQuestion: 0.9,
  /** An FAQ needs this probability to replace a fact that covers the whole message. Routing and FAQ accuracy. */
  faqOverWholeFact: 0.75,
  /** An FAQ needs this probability to answer the second question of a message. Set by the messages of `fit` with two questions. */
  faqBesideAnother: 0.7,
  /** A passage needs a higher probability than an FAQ: nobody wrote it to answer a question. Set by the false answers of `bench/website`. */
  passage: 0.7,
  /** A domain, or an intent that decides alone, is present from this probability on. Routing. */
  intent: 0.28,
  /** A phrase match counts only if the intents of its record intent have this total probability. False replies. */
  intentsOfPhrase: 0.2,
  /** Phrases must cover this share of a sentence for its record intent to count. Routing. */
  recordIntentCoverage: 0.5,
  /** A size must cover this share of a sentence for the message to ask about that size. Routing. */
  unitSizeCoverage: 0.3,
  /** Phrases about units must cover this share of a message for it to be about the unit in question. Conversations. */
  aboutUnit: 0.6,
  /** In words: a message with more that no phrase about units explains is about something else. Conversations. */
  unexplainedUnitWords: 2,
  /** An amenity, small talk or passage must cover this share of a message: it is about little else. False replies. */
  aboutLittleElse: 0.6,
  /** A message without an answer is about something other than storage from this probability on. Suggestions to messages without an answer. */
  offTopic: 0.6,
  /** The similarity of sub-intents at which a message asks for an amenity without naming it. Routing. */
  amenitySimilarity: 0.65,
  /** A source must cover this share of a withheld model answer to be quoted instead. Set by grounded-answers.test.ts. */
  quotedSource: 0.4,
  /** A sentence of an FAQ answers a follow-up from this probability on. Set by the conversations. */
  sentence: 0.3,
  /** The same where another source has an answer. */
  sentenceOverOthers: 0.5,
  /** The same for a sentence with a price, after an FAQ, where another source can only say where the rates are. */
  priceSentence: 0.2,
  /** The same where the reply would not depend on the question, such as where to complain, or would be the hours of the time asked. */
  sentenceOverStandardReply: 0.8,
  /** From this probability on, it is shown as what the visitor may mean. */
  likelySentence: 0.15,
  /** From this probability on, a sentence that the visitor has just read is meant again. */
  certainSentence: 0.5,
  /** In words: a longer message is no follow-up that a sentence answers. */
  sentenceWords: 18,
  /** The cosine from which another FAQ is offered as a related question. Conversations. */
  relatedFaq: 0.4,
  /** Two questions have one meaning from this sum of their scores on. Set by the precision of `eval/question-groups.mjs`. */
  sameQuestion: 0.03,
  /** In words: a longer message is not a follow-up. Set by the conversations of follow-up.api.test.ts. */
  followUpWords: 9,
  /** In words: a longer message does not only announce a visit. Set by the conversations of visits.api.test.ts. */
  visitWords: 16,
  /** A message does what the act classifier says from this probability on. Conversations. */
  act: 0.55,
  /** From this probability on, a question is neither about a unit in question nor a wish to rent. Routing. */
  certainQuestion: 0.9,
  /** A plea for a lower charge or a wish for a size goes before FAQs, and a problem counts as solved, from this probability on. Conversations. */
  certainAct: 0.75,
  /** A message reports an emergency from this probability on. Set by the emergencies recognised and the false alarms. */
  emergency: 0.4,
  /** What is told, and not asked, may be an emergency from this probability on. Harmful turns. */
  possibleEmergency: 0.3,
} as const;
