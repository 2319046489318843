/**
 * All decision thresholds, from 0 to 1 unless stated otherwise. Most are tuned on the `dev` split, first for a low false-answer rate: the share
 * of messages without an answer that get an FAQ. "Tuned for" names the metrics, which `npm run eval` prints.
 */
export const thresholds = {
  /** Minimum probability for an FAQ to answer. Tuned for false-answer rate and FAQ accuracy. */
  faq: 0.65,
  /** Minimum probability to suggest an FAQ if nothing answers. Tuned for messages whose right FAQ is shown or suggested. */
  clarify: 0.05,
  /** The same for a message that is off topic. Tuned for suggestions to messages without an answer. */
  clarifyOffTopic: 0.3,
  /** Minimum total probability of the out-of-domain intents for a message to be off topic. Tuned for suggestions to messages without an answer. */
  outOfDomain: 0.7,
  /** Below this probability, an FAQ is shown with suggestions of others. Tuned for suggestions to messages without an answer. */
  certainFaq: 0.85,
  /** Minimum probability to suggest another FAQ next to an uncertain one. Tuned for suggestions to messages without an answer. */
  alternative: 0.1,
  /** Minimum question overlap for an FAQ to answer regardless of the reranker. At 0.75, FAQ accuracy gains 0.4 points and false answers 0.9. */
  repeatedQuestion: 0.9,
  /** Minimum probability for an FAQ to replace a fact that covers the whole message. Tuned for routing and FAQ accuracy. */
  faqOverWholeFact: 0.85,
  /** Minimum probability for an FAQ with an amount to replace a mere pointer to the rates page. Tuned for conversations. */
  priceFaq: 0.5,
  /**
   * Minimum probability for an FAQ to replace the reservation of a unit, or a reply on free units if the message hardly asks for one: "can you hold
   * it until Friday". Tuned for routing and conversations.
   */
  faqOverWish: 0.9,
  /** Minimum probability for an FAQ to answer the second question of a message. Tuned on the messages of `fit` with two questions. */
  faqBesideAnother: 0.7,
  /**
   * Minimum probability for a passage. Higher than for an FAQ, because passages aren't written to answer questions. Tuned for false answers of
   * `bench/website`.
   */
  passage: 0.7,
  /** Minimum probability of a domain, or of an intent that decides alone. Tuned for routing. */
  intent: 0.28,
  /** Minimum probability that an FAQ whose answer states hours is about access. Tuned for conversations. */
  accessFaq: 0.05,
  /** Minimum total probability of a record intent's compatible intents for its phrase match to count. Tuned for false replies. */
  intentsOfPhrase: 0.2,
  /** Minimum share of a sentence that phrases must cover for its record intent to count. Tuned for routing. */
  recordIntentCoverage: 0.5,
  /** Minimum share of a sentence that a size must cover for the message to ask about that size. Tuned for routing. */
  unitSizeCoverage: 0.3,
  /** Minimum share of a message that unit phrases must cover for it to be about the unit in question. Tuned for conversations. */
  aboutUnit: 0.6,
  /** Maximum number of words that no unit phrase explains; with more, a message is about something else. Tuned for conversations. */
  unexplainedUnitWords: 2,
  /** Minimum share of a message that an amenity, small talk or passage must cover. Tuned for false replies. */
  aboutLittleElse: 0.6,
  /**
   * Minimum probability that a message without an answer is about something other than storage. Tuned for suggestions to messages without an
   * answer.
   */
  offTopic: 0.6,
  /** Minimum similarity of sub-intents for a message to ask for an amenity without naming it. Tuned for routing. */
  amenitySimilarity: 0.65,
  /** Minimum share of a withheld model answer that a source must cover to be quoted instead. Tuned with grounded-answers.test.ts. */
  quotedSource: 0.4,
  /** Minimum probability for a sentence of an FAQ to answer a follow-up. Tuned for conversations. */
  sentence: 0.15,
  /** The same if another source has an answer. */
  sentenceOverOthers: 0.4,
  /** The same if a fact covers the whole message. */
  sentenceOverWholeFact: 0.75,
  /** The same for a sentence with a price, after an FAQ, if the other replies can only point to the rates page. */
  priceSentence: 0.2,
  /** The same if the other reply is standard, such as where to complain, or gives the hours of the requested time. */
  sentenceOverStandardReply: 0.8,
  /** Minimum probability to show a sentence as what the visitor may mean. For a message that asks nothing, `sentence` applies. */
  likelySentence: 0.07,
  /** Minimum probability to add the sentence of another FAQ to an answer. Tuned for conversations. */
  secondSentence: 0.06,
  /** Minimum probability to repeat a sentence that the visitor has just read. Tuned for conversations. */
  certainSentence: 0.3,
  /** Minimum probability to show an answer without a price to a question that may ask for one. Tuned for conversations. */
  sentenceWithoutPrice: 0.8,
  /** Minimum probability of a sentence with the amount that a message adds to a total. */
  partOfTotal: 0.1,
  /** Minimum cosine to offer another FAQ as a related question. Tuned for conversations. */
  relatedFaq: 0.4,
  /** Minimum log-odds that a unit's description answers a message to replace an estimate by volume or a reply about room in general. Tuned for conversations. */
  describedUnitOverOthers: 3,
  /** Minimum lead, in log-odds, of a unit's description over those of other sizes to recommend the unit. Tuned for conversations. */
  describedUnitLead: 1,
  /** Minimum sum of both scores for two questions to have the same meaning. Tuned for precision in `eval/question-groups.mjs`. */
  sameQuestion: 0.03,
  /** Maximum length, in words, of a follow-up. Tuned on the conversations of follow-up.api.test.ts. */
  followUpWords: 9,
  /** Maximum length, in words, of a message that only announces a visit. Tuned on the conversations of visits.api.test.ts. */
  visitWords: 18,
  /** Minimum probability to use the act classifier's result. Tuned for conversations. */
  act: 0.55,
  /** Minimum probability to rule out that a question is about a unit in question or a wish to rent. Tuned for routing. */
  certainQuestion: 0.9,
  /**
   * Minimum probability for a plea for a lower charge or a wish for a size to go before FAQs, and for a problem to count as solved. Tuned for
   * conversations.
   */
  certainAct: 0.75,
  /** Minimum probability of the intent `access/hours` for hours without a place to be those of the gate. */
  accessOverOffice: 0.8,
  /** Minimum probability for a complaint if no FAQ answers. */
  possibleComplaint: 0.4,
  /** Minimum probability that a message reports an emergency. Tuned for recognized emergencies and false alarms. */
  emergency: 0.4,
  /** The same for a certain question after an answer. Tuned for harmful turns. */
  emergencyInFollowUp: 0.7,
  /** The same if the message names what one sees in an emergency, such as flames. */
  namedEmergency: 0.1,
  /** Minimum probability for a statement to count as a possible emergency. Tuned for harmful turns. */
  possibleEmergency: 0.3,
} as const;
